// @vitest-environment happy-dom
import {
  act,
  Activity,
  createElement,
  StrictMode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type ActivityProps,
  type ReactElement,
} from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createEvents } from '../src/events/index.ts';
import { SdkProvider, useCall } from '../src/react/index.ts';
import { deferred, fakeFetch, type FakeResponse } from '../src/testing/index.ts';
import { createSignedInSdk } from './fixtures.ts';
import { reactPage } from './react-page.ts';

const drawn = reactPage();

const LIKE = { id: 1001, like: 1 } as const;
/** Simulates a page without TextDecoder, which the requests and responses of happy-dom themselves need. */
const MISSING_IN_JSDOM = [
  'MessageChannel',
  'ReadableStream',
  'TextEncoder',
  'setImmediate',
  'structuredClone',
];
const WAIT_OPTIONS = { timeout: 20_000 };

/** An SDK whose calls of `gameLike` wait for their answers. */
async function createScreen() {
  const answers: ReturnType<typeof deferred<FakeResponse>>[] = [];
  const made = await createSignedInSdk(
    fakeFetch({
      async gameLike() {
        const answer = deferred();
        answers.push(answer);
        return answer.promise;
      },
    }),
  );
  const arrived = async (count: number) =>
    vi.waitFor(() => expect(answers).toHaveLength(count), WAIT_OPTIONS);
  const answer = async (index = 0) =>
    act(async () => {
      await arrived(index + 1);
      answers[index]?.resolve({});
    });
  const draw = async (element: ReactElement) =>
    act(async () => drawn.root.render(createElement(SdkProvider, { sdk: made.sdk }, element)));
  const shows = async (text: string) =>
    vi.waitFor(async () => {
      await act(async () => undefined);
      expect(drawn.page.textContent).toBe(text);
    }, WAIT_OPTIONS);
  return { ...made, arrived, answer, draw, shows };
}

describe('a call that a component starts', () => {
  it('finishes although StrictMode runs every effect twice', async () => {
    const { sdk, server, answer, shows } = await createScreen();
    let effects = 0;
    const Screen = () => {
      const [state, run] = useCall('/app/v1/gameLike');
      const isStarted = useRef(false);
      useEffect(() => {
        effects += 1;
        if (isStarted.current) return;
        isStarted.current = true;
        void run(LIKE);
      }, [run]);
      return createElement('p', null, state.status);
    };
    // Below another component React would not run the effects twice.
    const app = createElement(SdkProvider, { sdk }, createElement(Screen));
    await act(async () => drawn.root.render(createElement(StrictMode, null, app)));
    await shows('pending');
    await answer();
    await shows('done');
    expect([effects, server.of('gameLike').length]).toEqual([2, 1]);
  });

  it('starts once in an effect that depends on the function, which never changes', async () => {
    const { server, answer, draw, shows } = await createScreen();
    const functions = new Set<unknown>();
    let runs = 0;
    const Screen = ({ drawn }: { drawn: number }) => {
      const [state, run] = useCall('/app/v1/gameLike');
      functions.add(run);
      useEffect(() => {
        runs += 1;
        // A loop would never end.
        if (runs < 5) void run(LIKE);
      }, [run]);
      return createElement('p', null, `${state.status} ${drawn}`);
    };
    await draw(createElement(Screen, { drawn: 1 }));
    await draw(createElement(Screen, { drawn: 2 }));
    await answer();
    await shows('done 2');
    expect([runs, functions.size, server.of('gameLike').length]).toEqual([1, 1, 1]);
  });

  it('is cancelled when an Activity hides the component, and can be started again once it is visible', async () => {
    const { server, arrived, answer, draw, shows } = await createScreen();
    let start: () => Promise<void> = async () => undefined;
    const Screen = () => {
      const [state, run] = useCall('/app/v1/gameLike');
      start = async () => run(LIKE);
      return createElement('p', null, state.status);
    };
    const show = async (mode: 'visible' | 'hidden') => {
      const props: ActivityProps = { mode, children: createElement(Screen) };
      await draw(createElement(Activity, props));
    };
    await show('visible');
    await act(async () => void start());
    await arrived(1);
    await shows('pending');
    await show('hidden');
    expect(server.of('gameLike').map(({ signal }) => signal.aborted)).toEqual([true]);
    await show('visible');
    await shows('idle');
    await act(async () => void start());
    await shows('pending');
    await answer(1);
    await shows('done');
  });

  it('finishes although a sibling suspends meanwhile', async () => {
    const { server, arrived, answer, draw, shows } = await createScreen();
    let start: () => Promise<void> = async () => undefined;
    let suspend: (until: Promise<string>) => void = () => undefined;
    const Screen = () => {
      const [state, run] = useCall('/app/v1/gameLike');
      start = async () => run(LIKE);
      return createElement('p', null, state.status);
    };
    const Sibling = () => {
      const [until, setUntil] = useState<Promise<string> | null>(null);
      suspend = setUntil;
      return createElement('p', null, until ? use(until) : '');
    };
    const fallback = createElement('p', null, 'loading');
    await draw(createElement(Suspense, { fallback }, createElement(Screen), createElement(Sibling)));
    await act(async () => void start());
    await arrived(1);
    const loaded = deferred<string>();
    await act(async () => suspend(loaded.promise));
    expect(drawn.page.textContent).toContain('loading');
    await answer();
    await act(async () => loaded.resolve(' and loaded'));
    await shows('done and loaded');
    expect(server.of('gameLike').map(({ signal }) => signal.aborted)).toEqual([false]);
  });
});

describe('a page without the globals that jsdom lacks', () => {
  it('makes calls and logs events', async () => {
    const { sdk, clock, answer, draw, shows } = await createScreen();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    for (const name of MISSING_IN_JSDOM) vi.stubGlobal(name, undefined);
    const Screen = () => {
      const [state, run] = useCall('/app/v1/gameLike');
      useEffect(() => void run(LIKE), [run]);
      return createElement('p', null, state.status);
    };
    await draw(createElement(Screen));
    await answer();
    await shows('done');
    const events = createEvents(sdk, { version: '1.0.0' });
    events.track('opened', { page: '/lobby/home' });
    await clock.advance(0);
    expect(events.stats()).toEqual({ queued: 1, sent: 0, dropped: 0, cut: 0 });
    expect(warn).not.toHaveBeenCalled();
    sdk.dispose();
  });
});
