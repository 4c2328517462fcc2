import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formatCoins, TICKER_INTERVAL_MS } from '@tara/sdk/rules';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { useSessionNotices } from '#state/notices.ts';
import { test, type Client } from './screen-test.tsx';
import { expectAddress, expectGone, fakeTimers } from './support/page.ts';
import { waitUntilSettled } from './support/wait-until-settled.ts';

const HOME = '/lobby/home';

test('moves between the tabs of home with the arrow keys', async ({ open }) => {
  const { user } = await open(HOME);
  await screen.findByRole('tab', { name: 'Slots' });
  const tabs = screen.getAllByRole('tab');
  expect(tabs.slice(0, 4).map(({ textContent }) => textContent)).toEqual(['Home', 'Collect', 'All', 'Slots']);
  const current = () => {
    const marked = tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true');
    expect(tabs.filter((tab) => tab.tabIndex === 0)).toEqual(marked);
    expect(document.activeElement).toBe(marked[0]);
    return tabs.indexOf(marked[0]!);
  };
  tabs[0]!.focus();
  for (const [key, place] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', tabs.length - 1],
    ['ArrowRight', 0],
    ['ArrowDown', 0],
  ] as const) {
    await user.keyboard(`{${key}}`);
    await waitFor(() => expect(current()).toBe(place));
  }
  // The browser scrolls the page by the other arrows only.
  const scrolls = (key: string) =>
    tabs[0]!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect([scrolls('ArrowDown'), scrolls('ArrowRight')]).toEqual([true, false]);
  const panel = await screen.findByRole('tabpanel', { name: 'Collect' });
  expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual(tabs.map(() => panel.id));
});

describe('the floating activities', () => {
  type Open = (path: string, as: 'player') => Promise<Client>;
  const findDisc = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Activities' });
  const entries = () =>
    within(screen.getByRole('complementary', { name: 'Activities' })).queryAllByRole('link');
  const stored = () => JSON.parse(localStorage.getItem('tara.floatingPlace') ?? 'null') as unknown;
  async function show(open: Open) {
    const { user } = await open(HOME, 'player');
    const disc = await findDisc();
    await waitUntilSettled();
    return { user, disc };
  }

  test('open by a tap, and close by Escape with the focus on their button', async ({ open }) => {
    const { user, disc } = await show(open);
    expect(disc.getAttribute('aria-expanded')).toBe('false');
    await user.click(disc);
    await waitFor(() => expect(entries()).toHaveLength(4));
    expect(disc.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(document, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(document, { key: 'a' });
    expect(entries()).toHaveLength(4);
    disc.blur();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(entries()).toEqual([]));
    expect(document.activeElement).toBe(disc);
    await user.click(disc);
    await waitFor(() => expect(entries()).toHaveLength(4));
    await user.click(disc);
    await waitFor(() => expect(entries()).toEqual([]));
  });

  test('close by a touch outside of them, and when an activity is opened', async ({ open }) => {
    const { user, disc } = await show(open);
    await user.click(disc);
    await waitFor(() => expect(entries()).toHaveLength(4));
    fireEvent.pointerDown(entries()[0]!);
    expect(entries()).toHaveLength(4);
    fireEvent.pointerDown(screen.getByRole('main'));
    await waitFor(() => expect(entries()).toEqual([]));
    await user.click(disc);
    await waitFor(() => expect(entries()).toHaveLength(4));
    const to = entries()[0]!.getAttribute('href')!;
    await user.click(entries()[0]!);
    await waitFor(() => expect(window.location.pathname).toBe(to));
  });

  test('move to the other side by a button, and are hidden by another until the next visit', async ({
    open,
  }) => {
    const { user, disc } = await show(open);
    await user.click(disc);
    const move = await screen.findByRole('button', { name: 'Move to the other side' });
    await user.click(move);
    expect(stored()).toEqual({ side: 'left', at: 0.57 });
    await user.click(move);
    expect(stored()).toEqual({ side: 'right', at: 0.57 });
    await user.click(await screen.findByRole('button', { name: 'Hide until the next visit' }));
    await expectGone(() => screen.queryByRole('complementary', { name: 'Activities' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(useSessionNotices.getState().floatingHidden).toBe(true);
  });

  test('are dragged inside the window, and open by a tap only', async ({ open }) => {
    const { disc } = await show(open);
    const group = screen.getByRole('complementary', { name: 'Activities' });
    expect([window.innerWidth, window.innerHeight]).toEqual([1024, 768]);
    disc.setPointerCapture = vi.fn<(id: number) => void>();
    fireEvent.pointerMove(disc, { clientX: 900, clientY: 300 });
    // Of the height, 176 px at the top and 160 at the foot are not free.
    for (const [x, y, side, at] of [
      [6, 0],
      [0, 6],
      [5, 5, 'left', 0],
      [511, 392, 'left', 0.5],
      [512, 392, 'right', 0.5],
      [900, 768, 'right', 1],
    ] as const) {
      fireEvent.pointerDown(disc, { clientX: 0, clientY: 0, pointerId: 3 });
      fireEvent.pointerMove(disc, { clientX: x, clientY: y });
      await waitFor(() => expect(group.style.getPropertyValue('--at')).toBe(String(at ?? 0.57)));
      await waitUntilSettled();
      fireEvent.pointerUp(disc);
      expect(stored()).toEqual(side === undefined ? null : { side, at });
      // A drag opens nothing; a tap does, and the next one closes.
      const count = side === undefined ? 4 : 0;
      fireEvent.click(disc);
      await waitUntilSettled();
      expect(entries()).toHaveLength(count);
      fireEvent.click(disc);
      await waitFor(() => expect(entries()).toHaveLength(4 - count));
      if (count === 0) fireEvent.click(disc);
      await waitFor(() => expect(entries()).toEqual([]));
    }
  });
});

test('shows a big win for its time, and moves on unless the player touches it', async ({
  open,
  otherDevice,
}) => {
  const other = await otherDevice();
  const { jackpotList } = await other.call.lobbyTips();
  const amounts = jackpotList
    .toSorted((a, b) => b.timestamp - a.timestamp || b.amount - a.amount)
    .map(({ amount }) => `Rs ${formatCoins(amount)}`);
  const timers = fakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await open(HOME, 'visitor');
  const ticker = await screen.findByRole('region', { name: 'Latest big wins' });
  const shown = (amount: string | undefined) => waitFor(() => expect(ticker.textContent).toContain(amount));
  await shown(amounts[0]);
  expect(ticker.textContent).toMatch(/^\d+\*+\d+ won in \w/);
  await timers.pass(TICKER_INTERVAL_MS);
  await shown(amounts[1]);
  for (const end of [fireEvent.pointerLeave, fireEvent.pointerCancel]) {
    fireEvent.pointerEnter(ticker);
    await timers.pass(3 * TICKER_INTERVAL_MS);
    await shown(amounts[1]);
    end(ticker);
  }
  await timers.pass(TICKER_INTERVAL_MS);
  await shown(amounts[2]);
});

test('shows that nothing is saved or played yet, and leads to the popular games', async ({ open, world }) => {
  await world.reset({ scenario: 'new-player' });
  const { user } = await open(HOME, 'player');
  await user.click(await screen.findByRole('tab', { name: 'Collect' }));
  const panel = within(await screen.findByRole('tabpanel', { name: 'Collect' }));
  await panel.findByText('No saved games yet');
  panel.getByText('Tap the heart on a game to save it here.');
  await user.click(panel.getByRole('button', { name: 'Recent history' }));
  await panel.findByText('No games played yet');
  panel.getByText('Games you play are listed here, newest first.');
  await user.click(panel.getByRole('button', { name: 'See popular games' }));
  await screen.findByRole('tabpanel', { name: 'Home' });
});

test('greets a new player with the coins and a game until the player has looked around', async ({
  open,
  world,
}) => {
  await world.reset({ scenario: 'new-player' });
  const { user } = await open(HOME, 'player');
  useSessionNotices.setState({ welcomeCoins: 50_00 });
  const card = within(await screen.findByRole('region', { name: '50 coins for you' }));
  const play = card.getByRole('link', { name: 'Play Peacock Palace' });
  expect(play.getAttribute('href')).toBe('/start?gameId=1001');
  card.getByText('Play money. Peacock Palace is a good first game.');
  await user.click(card.getByRole('button', { name: 'Look around' }));
  await expectGone(() => screen.queryByRole('region', { name: '50 coins for you' }));
  expect(useSessionNotices.getState().welcomeCoins).toBe(0);
});

describe('a game', () => {
  test('opens once the connection is back, and is left once', async ({ open, world }) => {
    await world.fault({ operationId: 'startGame', errcode: 104, times: 1 });
    const { user } = await open('/start?gameId=1001', 'player');
    await screen.findByText('The game did not open');
    await screen.findByText('No bet was made. Check your connection and try again (104).');
    await waitUntilSettled();
    fireEvent(window, new Event('online'));
    await screen.findByTitle('Peacock Palace, game');
    fireEvent(window, new Event('online'));
    await waitUntilSettled();
    expect(await world.calls('startGame')).toBe(2);
    expect(await world.calls('exitGame')).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Leave game' }));
    await expectAddress(/^\/lobby\/home/);
    await waitFor(async () => expect(await world.calls('exitGame')).toBe(1));
    await world.verify({ operationId: 'exitGame', request: { gameId: 1001 }, times: 1 });
  });

  test('is not left at the server if it did not open', async ({ open, world }) => {
    await world.fault({ operationId: 'startGame', errcode: 104, times: 1 });
    const { user } = await open('/start?gameId=1001', 'player');
    await screen.findByText('The game did not open');
    await user.click(screen.getByRole('button', { name: 'Leave game' }));
    await expectAddress(/^\/lobby\/home/);
    await expectGone(() => screen.queryByText('The game did not open'));
    await waitUntilSettled();
    fireEvent(window, new Event('online'));
    await waitUntilSettled();
    expect(await world.calls('startGame')).toBe(1);
    expect(await world.calls('exitGame')).toBe(0);
  });
});
