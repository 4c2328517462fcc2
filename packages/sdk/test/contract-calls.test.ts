import { describe, expect, it } from 'vitest';
import { isSdkError } from '../src/index.ts';
import { idempotentCalls, keyedCalls, moneyCalls } from '@tara/contract/flags';
import { callName } from '../src/core/calls.ts';
import { callByExample, operations } from './every-call.ts';
import { mockWorlds } from './mock.ts';

// Calls every operation of the contract through the SDK with the contract's own example, against the mock server. The
// examples are of another day and another player, so a declared error is as valid as data. Answers outside of the
// contract and errors that are not SdkErrors are invalid.

const newWorld = await mockWorlds();

const answered = new Map<string, 'data' | number>();

describe('every operation of the contract through the SDK', () => {
  it.each(operations)('$id', async ({ id, path, post }) => {
    const world = await newWorld();
    const sdk = await world.sdk('demoplayer');
    const outcome = await callByExample(sdk, path, post).catch((error: unknown) => error);
    const error = isSdkError(outcome) ? outcome : undefined;
    answered.set(id, error ? (error.errcode ?? -1) : 'data');
    // Either the success of the contract,
    expect(error ? { code: 200, errcode: 0 } : outcome).toMatchObject({ code: 200, errcode: 0 });
    // or an error that the contract declares for this operation.
    const { kind = 'api', op = id, status = 200 } = error ?? {};
    expect({ kind, op, status }).toEqual({ kind: 'api', op: id, status: 200 });
    expect([undefined, ...(post['x-errcodes'] ?? []).map(({ code }) => code)]).toContain(error?.errcode);
    sdk.dispose();
  });

  it('returns data for most examples', () => {
    const data = [...answered.values()].filter((answer) => answer === 'data');
    expect(answered.size).toBe(operations.length);
    expect(data.length).toBeGreaterThan(operations.length / 2);
  });

  it('has the operation id of the contract, and is marked as safe to repeat if the contract says so', () => {
    const names = new Set(operations.map(({ path }) => callName(path)));
    expect([...idempotentCalls, ...keyedCalls].toSorted()).toEqual([...names].toSorted());
    for (const name of keyedCalls) expect(idempotentCalls).not.toContain(name);
    for (const name of moneyCalls) expect(keyedCalls).toContain(name);
  });
});

describe('an idempotency key', () => {
  const TICKER = { id: 1 } as const;

  it('makes the server act once and replay its answer', async () => {
    const sdk = await (await newWorld()).sdk('demoplayer');
    const claim = async (idempotencyKey: string) =>
      sdk.safe('/app/v1/receiveBonusTicker', TICKER, { idempotencyKey });
    const first = await claim('sdk-key-0001');
    expect(first).toMatchObject({ ok: true });
    expect(await claim('sdk-key-0001')).toEqual(first);
    expect(await claim('sdk-key-0002')).toMatchObject({ ok: false, error: { kind: 'api' } });
  });

  it('is the same on the second attempt after a lost connection, so that the server acts once', async () => {
    const world = await newWorld();
    const keys: (string | null)[] = [];
    const sdk = await world.sdk('demoplayer', {
      fetch: async (input) => {
        const request = input as Request;
        const answer = await world.fetch(request);
        if (!request.url.endsWith('/receiveBonusTicker')) return answer;
        keys.push(request.headers.get('idempotency-key'));
        // The server acts, but its first answer does not arrive.
        if (keys.length === 1) throw new TypeError('connection reset');
        return answer;
      },
    });
    const before = (await sdk.post('/app/v1/refreshData')).coin;
    const { propList } = await sdk.post('/app/v1/receiveBonusTicker', TICKER, {
      idempotencyKey: 'sdk-key-0003',
    });
    const paid = propList.filter(({ id }) => id === 2001).reduce((sum, { count }) => sum + count, 0);
    expect(keys).toEqual(['sdk-key-0003', 'sdk-key-0003']);
    expect(paid).toBeGreaterThan(0);
    expect((await sdk.post('/app/v1/refreshData')).coin - before).toBe(paid);
  });
});
