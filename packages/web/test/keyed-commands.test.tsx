import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { errcodeResponse, fakeResponse } from '@tara/sdk/testing';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useKeyedCommand } from '#api/keyed-command.ts';
import { queryClient } from '#api/query.ts';
import { sdk } from '#api/sdk.ts';
import { sessionAnswer, startVisitor, webConfig } from './visitor-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const BROKEN = () => Promise.reject(new TypeError('Failed to fetch'));
const CARD = { bankId: 1, bankName: 'Ravi Bank', accountName: 'Demo Player', cardNum: '4000123412341234' };
const DONE = { appUserBank: null, appUserBankList: [] };

function Providers({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** A player who binds cards on a server that gives these answers in order. */
async function binder(...answers: (() => unknown)[]) {
  const server = await startVisitor(webConfig(), {
    accountLogin: sessionAnswer(),
    addBankInfo: () => (answers.shift() ?? (() => DONE))() as never,
  });
  await sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' });
  const open = () => renderHook(() => useKeyedCommand('addBankInfo'), { wrapper: Providers }).result;
  const bind = async (result: ReturnType<typeof open>, card = CARD) => {
    const before = server.of('addBankInfo').length;
    act(() => result.current.run(card));
    await waitFor(() => expect(server.of('addBankInfo')).toHaveLength(before + 1));
    await waitFor(() => expect(result.current.busy).toBe(false));
  };
  const keys = () => server.of('addBankInfo').map(({ headers }) => headers.get('Idempotency-Key') ?? '');
  return { open, bind, keys };
}

describe('call with an idempotency key', () => {
  it('is sent again with the same key if the outcome is unknown', async () => {
    const { open, bind, keys } = await binder(BROKEN, () => fakeResponse(502, ''));
    const form = open();
    for (let press = 0; press < 3; press++) await bind(form);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys()).size).toBe(1);
    await bind(form);
    expect(new Set(keys()).size).toBe(2);
  });

  it('uses a new key after a refusal', async () => {
    const { open, bind, keys } = await binder(
      () => errcodeResponse(2502),
      () => errcodeResponse(104),
    );
    const form = open();
    for (let press = 0; press < 3; press++) await bind(form);
    expect(new Set(keys()).size).toBe(3);
  });

  it('uses a new key for another body, on another page and some minutes later', async () => {
    const { open, bind, keys } = await binder(BROKEN, BROKEN, BROKEN, BROKEN);
    const form = open();
    await bind(form);
    await bind(form, { ...CARD, cardNum: '4000123412349999' });
    await bind(open(), { ...CARD, cardNum: '4000123412349999' });
    vi.setSystemTime(Date.now() + 5 * 60_000);
    await bind(form, { ...CARD, cardNum: '4000123412349999' });
    expect(new Set(keys()).size).toBe(4);
  });
});
