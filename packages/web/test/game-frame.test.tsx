import { act, render } from '@testing-library/react';
import { sdk } from '#api/sdk.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GameFrame } from '#features/lobby/games/GameFrame.tsx';
import { chooseLayout } from './layout.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  chooseLayout('mobile');
});

/** A game in its frame, what it asks the page for, and what the page sends it. */
function show({ bet = 0 } = {}) {
  const heard: string[] = [];
  const hear = (name: string) => (to?: string) => void heard.push(to === undefined ? name : `${name} ${to}`);
  vi.spyOn(sdk.session, 'update').mockImplementation(({ user }) => hear('balance')(String(user?.coin)));
  vi.spyOn(sdk.session, 'refreshProfile').mockImplementation(async () => hear('profile')());
  const onOpen = hear('open');
  const props = { onOpen, onExit: () => hear('exit')(), onReady: () => hear('ready')() };
  const onBet = (played: number) => hear('bet')(String(played));
  const { container, unmount } = render(
    <GameFrame url="about:blank" name="Kite" bet={bet} onBet={onBet} {...props} />,
  );
  const frame = container.querySelector('iframe')!;
  const game = { postMessage: vi.fn<(message: unknown, to: string) => void>() };
  Object.defineProperty(frame, 'contentWindow', { value: game });
  const send = (data: unknown, source: unknown = game) =>
    act(async () => {
      const event = new MessageEvent('message', { data });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });
  return { heard, frame, game, send, unmount };
}

describe('frame of a game', () => {
  it('cannot reach the client', () => {
    const attributes = Object.fromEntries(
      [...show().frame.attributes].map(({ name, value }) => [name, value]),
    );
    expect(attributes).toMatchObject({
      src: 'about:blank',
      title: 'Kite, game',
      sandbox: 'allow-scripts',
      referrerpolicy: 'no-referrer',
      allow: 'autoplay; fullscreen',
    });
  });

  it.each<[object, string[]]>([
    [{ type: 'tara:balance', coin: 1250 }, ['balance 1250']],
    [{ type: 'tara:balance', coin: 0 }, ['balance 0']],
    [{ type: 'tara:balance', coin: -1 }, []],
    [{ type: 'tara:balance', coin: 1.5 }, []],
    [{ type: 'tara:balance', coin: '1250' }, []],
    [{ type: 'tara:balance' }, []],
    [{ type: 'tara:other', coin: 1250 }, []],
    [{ type: 'tara:bet', bet: 500 }, ['bet 500']],
    [{ type: 'tara:bet', bet: 0 }, []],
    [{ type: 'tara:bet', coin: 500 }, []],
    [{ type: 'tara:deposit' }, ['open /lobby/wallets/deposit']],
    [{ type: 'tara:history' }, ['open /record/transaction']],
    [{ type: 'tara:safer-play' }, ['open /saferPlay']],
    [{ type: 'tara:exit' }, ['exit']],
    [{ type: 'tara:exit', coin: 5 }, ['exit']],
    [{ type: 'tara:signed-out' }, ['profile']],
    [{ type: 'exit' }, []],
    [{ type: 7 }, []],
    [{}, []],
  ])('hears %o', async (data, expected) => {
    const { heard, send } = show();
    await send(data);
    expect(heard).toEqual(expected);
  });

  it('has the focus once the game is ready', async () => {
    const { heard, frame, send } = show();
    await send({ type: 'tara:ready' });
    expect([document.activeElement, heard]).toEqual([frame, ['ready']]);
  });

  it('begins with the bet of the player, and otherwise with its own', async () => {
    const own = show();
    await own.send({ type: 'tara:ready' });
    expect(own.game.postMessage).not.toHaveBeenCalled();
    own.unmount();
    const { game, send } = show({ bet: 500 });
    await send({ type: 'tara:ready' });
    expect(game.postMessage.mock.calls).toEqual([[{ type: 'tara:choose-bet', bet: 500 }, '*']]);
  });

  it('hears no other frame, no other value, and nothing after it is gone', async () => {
    const { heard, send, unmount } = show();
    await send({ type: 'tara:exit' }, window);
    for (const data of [null, undefined, 'tara:exit', 7]) await send(data);
    unmount();
    await send({ type: 'tara:exit' }, null);
    expect(heard).toEqual([]);
  });

  it('closes a dialog of the game by Back', async () => {
    const { game, send } = show();
    const depth = () => (window.history.state as { dialogs?: number } | null)?.dialogs ?? 0;
    await send({ type: 'tara:dialog', open: 'yes' });
    expect(depth()).toBe(0);
    await send({ type: 'tara:dialog', open: true });
    expect(depth()).toBe(1);
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    expect(game.postMessage.mock.calls).toEqual([[{ type: 'tara:close-dialog' }, '*']]);
  });
});
