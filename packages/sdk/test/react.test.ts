// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SdkProvider, useCall, usePlayer, useSdk, useSession } from '../src/react/index.ts';
import { fakeFetch, deferred, errcodeResponse } from '../src/testing/index.ts';
import { createTestSdk, CREDENTIALS, signInAnswer, createSignedInSdk } from './fixtures.ts';
import { reactPage, renderToString } from './react-page.ts';

const drawn = reactPage();

describe('the hooks', () => {
  it('return who is signed in, and render again when that changes', async () => {
    const { sdk } = createTestSdk(fakeFetch({ accountLogin: signInAnswer('tok-1') }));
    let renders = 0;
    const Screen = () => {
      renders += 1;
      const player = usePlayer();
      return createElement('p', null, `${useSession().status} ${player?.user.account ?? ''}`);
    };
    await act(async () => drawn.root.render(createElement(SdkProvider, { sdk }, createElement(Screen))));
    expect(drawn.page.textContent).toBe('visitor ');
    await act(async () => sdk.session.signIn(CREDENTIALS));
    expect(drawn.page.textContent).toBe('player demoplayer');
    const before = renders;
    await act(async () => sdk.session.update({}));
    // An update without a change creates at most one new snapshot.
    expect(renders - before).toBeLessThanOrEqual(1);
    const again = sdk.session.getSnapshot();
    expect(sdk.session.getSnapshot()).toBe(again);
  });

  it('are loading on a server, regardless of the store', async () => {
    const { sdk } = await createSignedInSdk();
    const Screen = () => createElement('p', null, useSession(sdk).status);
    expect(renderToString(createElement(Screen))).toBe('<p>loading</p>');
  });

  it.each([
    ['useSdk', () => void useSdk()],
    ['useSession', () => void useSession()],
  ])('%s throws a usage error without a provider', (_, hook) => {
    const Screen = () => {
      hook();
      return null;
    };
    expect(() => renderToString(createElement(Screen))).toThrow('needs an');
  });

  it('make one call at a time, and return its state', async () => {
    const slow = deferred();
    const { sdk, server } = await createSignedInSdk(fakeFetch({ gameLike: () => slow.promise }));
    let run: (id: number) => Promise<void> = async () => undefined;
    const Screen = () => {
      const [state, call] = useCall('/app/v1/gameLike');
      run = async (id) => call({ id, like: 1 });
      return createElement('p', null, `${state.status} ${state.error?.errcode ?? ''}`);
    };
    await act(async () => drawn.root.render(createElement(SdkProvider, { sdk }, createElement(Screen))));
    expect(drawn.page.textContent).toBe('idle ');
    let calls: Promise<unknown> = Promise.resolve();
    await act(async () => {
      calls = Promise.all([run(1), run(2)]);
    });
    expect(drawn.page.textContent).toBe('pending ');
    await act(async () => {
      slow.resolve({});
      await calls;
    });
    expect(drawn.page.textContent).toBe('done ');
    expect(server.of('gameLike').map(({ body }) => body['id'])).toEqual([1]);
    server.on('gameLike', errcodeResponse(1004));
    await act(async () => run(3));
    expect(drawn.page.textContent).toBe('failed 1004');
  });

  it('cancel a call when the component unmounts', async () => {
    const { sdk, server } = await createSignedInSdk(fakeFetch({ gameLike: () => deferred().promise }));
    let run: () => Promise<void> = async () => undefined;
    const Screen = () => {
      const [, call] = useCall('/app/v1/gameLike');
      run = async () => call({ id: 1, like: 1 });
      return null;
    };
    await act(async () => drawn.root.render(createElement(SdkProvider, { sdk }, createElement(Screen))));
    let call: Promise<void> = Promise.resolve();
    await act(async () => {
      call = run();
    });
    await vi.waitFor(() => expect(server.of('gameLike')).toHaveLength(1), { timeout: 20_000 });
    await act(async () => drawn.root.render(createElement(SdkProvider, { sdk })));
    expect(server.of('gameLike')[0]?.signal.aborted).toBe(true);
    // The fake server ignores the signal, but the call has ended for the component.
    void call;
  });

  it.each(['before', 'meanwhile'])('cancel a call by the caller’s own signal: %s', async (when) => {
    const { sdk } = await createSignedInSdk(fakeFetch({ gameLike: () => deferred().promise }));
    const controller = new AbortController();
    if (when === 'before') controller.abort();
    let run: () => Promise<void> = async () => undefined;
    const Screen = () => {
      const [state, call] = useCall('/app/v1/gameLike');
      run = async () => call({ id: 1, like: 1 }, { signal: controller.signal });
      return createElement('p', null, state.error?.kind ?? state.status);
    };
    await act(async () => drawn.root.render(createElement(SdkProvider, { sdk }, createElement(Screen))));
    await act(async () => {
      const call = run();
      controller.abort();
      await call;
    });
    expect(drawn.page.textContent).toBe('abort');
  });
});
