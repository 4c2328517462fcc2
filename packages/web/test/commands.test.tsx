import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { SdkError } from '@tara/sdk';
import { deferred, errcodeResponse, fakeResponse } from '@tara/sdk/testing';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCommand } from '#api/command.ts';
import { effects } from '#api/effects.ts';
import { useKeyedCommand } from '#api/keyed-command.ts';
import { useMoneyCommand } from '#api/money-command.ts';
import { queryClient } from '#api/query.ts';
import { sdk } from '#api/sdk.ts';
import { declaredErrcodes } from '@tara/contract/error-messages';
import { idempotentCalls } from '@tara/contract/flags';
import { sessionAnswer, startVisitor, webConfig } from './visitor-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const order = { orderId: 'D1', payUrl: 'https://pay.test/D1' };
const deposit = { amount: 500_00, version: 3, actType: 0, rechargeType: 1 } as never;

const refreshed = { coin: 700_00, lottery: 3, vip: 1, vipExp: 25, userLevel: 4, bet: 90_00 };

/** Signs a player in on a fake server with these answers. */
async function player(answers: Parameters<typeof startVisitor>[1]) {
  const server = await startVisitor(webConfig(), {
    accountLogin: sessionAnswer(),
    refreshData: { ...refreshed },
    ...answers,
  });
  await sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' });
  return server;
}

function Providers({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

describe('effects of a call', () => {
  /** The session's own calls, calls of the event log, and a query whose path differs from its operation. */
  const without = [
    'accountLogin',
    'accountRegist',
    'accountRegist4',
    'lineLogin',
    'accountLogout',
    'actionLog',
    'appEventLogClient',
    'anonymousTradeInfo',
  ];

  it('are listed for every call that changes something', () => {
    const commands = Object.keys(declaredErrcodes).filter(
      (op) => !idempotentCalls.has(op) && !idempotentCalls.has(`anonymous/${op}`) && !without.includes(op),
    );
    expect(commands.length).toBeGreaterThan(40);
    const rows = Object.keys(effects);
    expect(commands.filter((op) => !rows.includes(op))).toEqual([]);
  });

  // spec 4-32
  it('mark cached data as stale, and update the player', async () => {
    const server = await player({ exitGame: { coin: 123_00 } });
    const { result } = renderHook(() => useCommand('exitGame'), { wrapper: Providers });
    queryClient.setQueryData(['getTaskUser', {}], { taskList: [] });
    act(() => result.current.run({ gameId: 7 }));
    await waitFor(() => expect(sdk.session.getSnapshot().user).toMatchObject(refreshed));
    expect(server.of('exitGame')).toHaveLength(1);
    expect(queryClient.getQueryState(['getTaskUser', {}])?.isInvalidated).toBe(true);
  });
});

describe('call that changes something', () => {
  it('is sent once while it is under way', async () => {
    const server = await player({ exitGame: { coin: 1 } });
    const { result } = renderHook(() => useCommand('exitGame'), { wrapper: Providers });
    act(() => {
      result.current.run({ gameId: 7 });
      result.current.run({ gameId: 7 });
    });
    await waitFor(() => expect(sdk.session.getSnapshot().user?.coin).toBe(700_00));
    expect(result.current.busy).toBe(false);
    expect(server.of('exitGame')).toHaveLength(1);
  });

  it('reports any failure except the end of the session', async () => {
    const answers = [errcodeResponse(104), fakeResponse(401, { code: 401, errcode: 401 })];
    await player({ updateProfile: () => answers.shift() ?? {} });
    const onError = vi.fn<(error: unknown) => void>();
    const { result } = renderHook(() => useCommand('updateProfile', { onError }), {
      wrapper: Providers,
    });
    act(() => result.current.run({ nickname: 'A' }));
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    act(() => result.current.run({ nickname: 'B' }));
    await waitFor(() => expect(sdk.session.getToken()).toBeNull());
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('reports nothing if the answer arrives after the session ended', async () => {
    const slow = deferred();
    const server = await player({ updateProfile: () => slow.promise, accountLogout: {} });
    const onError = vi.fn<() => void>();
    const onSuccess = vi.fn<() => void>();
    const { result } = renderHook(() => useCommand('updateProfile', { onError, onSuccess }), {
      wrapper: Providers,
    });
    act(() => result.current.run({ nickname: 'Moon' }));
    await waitFor(() => expect(server.of('updateProfile')).toHaveLength(1));
    await act(async () => sdk.session.signOut());
    await act(async () => slow.resolve({}));
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect([onError.mock.calls, onSuccess.mock.calls]).toEqual([[], []]);
  });

  it('marks all cached data as stale if its effects are unknown', async () => {
    const server = await player({
      exitGame: { coin: 1 },
      getAfterLoginInfo: { ...sessionAnswer(), coin: 4_00 },
    });
    // The table fails to load, e.g. because a newer version was deployed.
    vi.doMock('#api/effects.ts', () => {
      throw new Error('not found');
    });
    queryClient.setQueryData(['getMail2', {}], {});
    const { result } = renderHook(() => useCommand('exitGame'), { wrapper: Providers });
    act(() => result.current.run({ gameId: 7 }));
    await waitFor(() => expect(sdk.session.getSnapshot().user?.coin).toBe(4_00));
    expect(server.of('exitGame')).toHaveLength(1);
    expect(queryClient.getQueryState(['getMail2', {}])?.isInvalidated).toBe(true);
    vi.doUnmock('#api/effects.ts');
  });

  it('sends passwords encrypted only', async () => {
    const server = await player({ bindAccount: { mobile: '3001234567' } });
    const { result } = renderHook(() => useKeyedCommand('bindAccount', { secrets: ['password'] }), {
      wrapper: Providers,
    });
    act(() => result.current.run({ mobile: '3001234567', countryCode: '92', password: 'changed34' }));
    await waitFor(() => expect(sdk.session.getSnapshot().user?.mobile).toBe('3001234567'));
    expect(server.of('bindAccount')[0]?.body['password']).toMatch(/^dev1\./);
    act(() => result.current.run({ mobile: '3001234567', countryCode: '92', password: '' }));
    await waitFor(() => expect(server.of('bindAccount')).toHaveLength(2));
    expect(server.of('bindAccount')[1]?.body).not.toHaveProperty('password');
  });
});

describe('call that moves money', () => {
  const useDeposit = () => useMoneyCommand('recharge3');
  const open = () => renderHook(useDeposit, { wrapper: Providers }).result;

  const keys = (server: Awaited<ReturnType<typeof player>>) =>
    server.of('recharge3').map(({ headers }) => headers.get('Idempotency-Key') ?? '');

  it('uses a new idempotency key for each action', async () => {
    const server = await player({ recharge3: order });
    const result = open();
    act(() => result.current.run(deposit));
    await waitFor(() => expect(server.of('recharge3')).toHaveLength(1));
    await waitFor(() => expect(result.current.busy).toBe(false));
    act(() => result.current.run(deposit));
    await waitFor(() => expect(server.of('recharge3')).toHaveLength(2));
    const [first, second] = keys(server);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });

  it('has an unknown outcome after a lost connection, and is sent again with the same idempotency key, even after a reload', async () => {
    let online = false;
    const server = await player({
      recharge3: () => (online ? order : Promise.reject(new TypeError('Failed to fetch'))),
    });
    const { result: first, unmount } = renderHook(useDeposit, { wrapper: Providers });
    act(() => first.current.run(deposit));
    await waitFor(() => expect(first.current.unknown).toEqual(deposit));
    unmount();
    // A reloaded page has only the storage.
    const second = open();
    expect(second.current.unknown).toEqual(deposit);
    online = true;
    act(() => second.current.checkAgain());
    await waitFor(() => expect(second.current.unknown).toBeNull());
    const [before, after] = keys(server);
    expect(after).toBe(before);
    const third = open();
    expect(third.current.unknown).toBeNull();
  });

  describe('that shows no message', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    /** Makes a claim; the server is busy for the first attempts. */
    async function claim(busyAttempts: number) {
      const answers = Array.from({ length: busyAttempts }, () => errcodeResponse(104));
      const server = await player({
        receiveTaskAward: () => answers.shift() ?? { propList: [] },
        accountLogout: {},
      });
      const onError = vi.fn<(error: SdkError) => void>();
      const onSuccess = vi.fn<() => void>();
      const { result } = renderHook(
        () => useMoneyCommand('receiveTaskAward', { repeatsBusy: true, onSuccess, onError }),
        { wrapper: Providers },
      );
      act(() => result.current.run({ id: 1 } as never));
      const sent = () => server.of('receiveTaskAward');
      return { sent, onError, onSuccess, result };
    }

    it('is repeated with its key and growing pauses while the server is busy', async () => {
      const { sent, onSuccess, result } = await claim(5);
      await act(async () => vi.advanceTimersByTimeAsync(499));
      expect(sent()).toHaveLength(1);
      await act(async () => vi.advanceTimersByTimeAsync(2_501));
      expect(sent()).toHaveLength(4);
      expect(result.current.busy).toBe(true);
      await act(async () => vi.advanceTimersByTimeAsync(7_000));
      expect(sent()).toHaveLength(6);
      await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
      expect(new Set(sent().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    });

    it('ends as refused if the server is busy for ten seconds', async () => {
      const { sent, onError, result } = await claim(20);
      await act(async () => vi.advanceTimersByTimeAsync(60_000));
      expect(sent()).toHaveLength(6);
      expect(onError).toHaveBeenCalledTimes(1);
      expect(onError.mock.calls[0]?.[0].errcode).toBe(104);
      expect(result.current).toMatchObject({ busy: false, unknown: null });
    });

    it('is not repeated after the session has ended', async () => {
      const { sent } = await claim(20);
      await act(async () => vi.advanceTimersByTimeAsync(100));
      expect(sent()).toHaveLength(1);
      await act(async () => sdk.session.signOut());
      await act(async () => vi.advanceTimersByTimeAsync(60_000));
      expect(sent()).toHaveLength(1);
    });
  });

  it('has a known outcome after a refusal, and uses a new idempotency key for the next attempt', async () => {
    const server = await player({ recharge3: errcodeResponse(2305) });
    const result = open();
    act(() => result.current.run(deposit));
    await waitFor(() => expect(server.of('recharge3')).toHaveLength(1));
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect(result.current.unknown).toBeNull();
    act(() => result.current.run(deposit));
    await waitFor(() => expect(server.of('recharge3')).toHaveLength(2));
    expect(new Set(keys(server)).size).toBe(2);
  });
});
