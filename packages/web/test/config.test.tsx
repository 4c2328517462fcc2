import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { APP_VERSION } from '@tara/sdk/rules';

const web = { region: 'pk', passwordKey: { kid: 'k', jwk: {}, nonce: 'n' }, mode: 'normal' };
const gameList = [{ id: 1001, name: 'Tiger' }];

/** The requests, each with the version of the list that it names. */
let requests: { path: string; gameListVersion: unknown }[] = [];

/** The server omits the list if the request names its version. */
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { gameListVersion } = (await request.json()) as { gameListVersion: unknown };
  const path = new URL(request.url).pathname;
  requests.push({ path, gameListVersion });
  const list = gameListVersion === 7 ? {} : { gameList };
  return Response.json({ code: 200, errcode: 0, appWebConfig: web, gameListVersion: 7, ...list });
}

/** Loads the page again and returns the configuration that it receives. */
async function open({ waitForFirstView = false } = {}) {
  vi.resetModules();
  if (waitForFirstView) await (await import('#app/first-view.ts')).firstView();
  const { useConfigQuery } = await import('#api/config.ts');
  const { queryClient } = await import('#api/query.ts');
  const { QueryClientProvider } = await import('@tanstack/react-query');
  const result: { first?: unknown; last: ReturnType<typeof useConfigQuery>['data']; failed: boolean } = {
    last: undefined,
    failed: false,
  };
  let settled = false;
  function Probe() {
    const { data, isFetching, isError } = useConfigQuery();
    if (!('first' in result)) result.first = data;
    Object.assign(result, { last: data, failed: isError });
    settled = !isFetching;
    return null;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Probe />
    </QueryClientProvider>,
  );
  await waitFor(() => {
    if (!settled) throw new Error('The configuration is still loading.');
  });
  return result;
}

beforeEach(() => {
  document.documentElement.dataset['boot'] = 'home';
  requests = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', answer);
  window.history.replaceState(null, '', '/lobby/home');
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.__earlyConfig = undefined;
});

describe('configuration', () => {
  // spec 7.1-05
  it('is requested once by a visitor, and stored', async () => {
    const { first, last } = await open();
    expect(first).toBeUndefined();
    expect(last).toMatchObject({ web, gameList, gameListVersion: 7 });
    expect(requests).toEqual([{ path: '/app/v1/anonymous/appConfig', gameListVersion: 0 }]);
  });

  // spec 3-027, 3-116, 7.1-04, 9-78, 9-79
  it('is rendered from storage immediately, and the list is not sent again', async () => {
    await open();
    const { first, last } = await open();
    expect(first).toMatchObject({ web, gameList });
    expect(last).toMatchObject({ gameList, gameListVersion: 7 });
    expect(requests.map((call) => call.gameListVersion)).toEqual([0, 7]);
  });

  // spec 3-117
  it.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"web":7,"gameList":[],"gameListVersion":7}',
    '{"gameListVersion":7}',
  ])('works with the stored value %j', async (text) => {
    localStorage.setItem('tara.gameConfig', text);
    const { first, last } = await open();
    expect(first).toBeUndefined();
    expect(last).toMatchObject({ gameList });
  });

  it('is not rendered if another version of the client stored it, as its shape may differ', async () => {
    const stored = { web: {}, gameList, gameListVersion: 7, client: '0.0.1' };
    localStorage.setItem('tara.gameConfig', JSON.stringify(stored));
    expect((await open()).first).toBeUndefined();
    localStorage.setItem('tara.gameConfig', JSON.stringify({ ...stored, web, client: APP_VERSION }));
    expect((await open()).first).toMatchObject({ gameList });
  });

  it('uses the answer that the page requested while it was parsed', async () => {
    const response = answer('http://localhost/app/v1/anonymous/appConfig', {
      method: 'POST',
      body: '{"gameListVersion":0}',
    });
    window.__earlyConfig = { url: '/app/v1/anonymous/appConfig', response, hero: Promise.resolve() };
    const { last } = await open();
    expect(last).toMatchObject({ gameList });
    expect(requests).toHaveLength(1);
  });

  it('is available at the first render if the page requested it', async () => {
    const response = answer('http://localhost/app/v1/anonymous/appConfig', {
      method: 'POST',
      body: '{"gameListVersion":0}',
    });
    window.__earlyConfig = { url: '/app/v1/anonymous/appConfig', response, hero: Promise.resolve() };
    const { first } = await open({ waitForFirstView: true });
    expect(first).toMatchObject({ gameList });
    expect(requests).toHaveLength(1);
  });

  it('does not delay the first render', async () => {
    vi.useFakeTimers();
    const silent = new Promise<never>(() => undefined);
    window.__earlyConfig = { url: '/app/v1/anonymous/appConfig', response: silent, hero: silent };
    vi.resetModules();
    const { firstView } = await import('#app/first-view.ts');
    const shown = vi.fn<() => void>();
    void firstView().then(shown);
    await vi.advanceTimersByTimeAsync(299);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('is not awaited if it is stored', async () => {
    await open();
    const silent = new Promise<never>(() => undefined);
    window.__earlyConfig = { url: '/app/v1/anonymous/appConfig', response: silent, hero: silent };
    vi.resetModules();
    const { takeEarlyConfig } = await import('#api/config.ts');
    await expect(takeEarlyConfig()).resolves.toBeUndefined();
  });

  it('is requested again if the early request failed', async () => {
    window.__earlyConfig = {
      url: '/app/v1/anonymous/appConfig',
      response: Promise.reject(new TypeError('offline')),
      hero: Promise.resolve(),
    };
    expect((await open()).last).toMatchObject({ gameList });
  });

  it('has games although the early request named a list that is lost', async () => {
    const response = answer('http://localhost/app/v1/anonymous/appConfig', {
      method: 'POST',
      body: '{"gameListVersion":7}',
    });
    window.__earlyConfig = { url: '/app/v1/anonymous/appConfig', response, hero: Promise.resolve() };
    const { last } = await open();
    expect(last).toMatchObject({ gameList, gameListVersion: 7 });
    expect(requests.map((call) => call.gameListVersion)).toEqual([7, 0]);
  });

  it('works if the browser blocks its storage', async () => {
    const blocked = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
    const { last } = await open();
    vi.restoreAllMocks();
    expect(last).toMatchObject({ gameList });
  });
});
