import { describe, expect, it, vi } from 'vitest';
import { createIntents, type IntentStore } from '../src/intents/index.ts';
import { fakeFetch, errcodeResponse } from '../src/testing/index.ts';
import { catchError, createSignedInSdk, createTestSdk } from './fixtures.ts';

const RECHARGE = { amount: 50_000, version: 4, actType: 0, rechargeType: 1 } as const;
const DAY_MS = 24 * 60 * 60 * 1000;

const lost = () => Promise.reject(new TypeError('fetch failed'));

function createStore(): IntentStore & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

async function createShop(
  store = createStore(),
  answer: Parameters<typeof fakeFetch>[0] = { recharge3: lost },
) {
  const { sdk, server, clock } = await createSignedInSdk(fakeFetch(answer));
  const keys = () => server.of('recharge3').map(({ headers }) => headers.get('idempotency-key'));
  return { sdk, server, clock, keys, store, intents: createIntents(sdk, { store: () => store }) };
}

describe('an action with an unknown outcome', () => {
  it('continues with its key after a reload, until its outcome is known', async () => {
    const { intents, store, keys } = await createShop();
    const intent = intents.begin('recharge3', RECHARGE);
    expect(await catchError(intent.run())).toMatchObject({ outcome: 'unknown', attempts: 1 });
    expect(keys()).toEqual([intent.idempotencyKey]);

    const reloaded = await createShop(store, { recharge3: { orderId: 7 } });
    const [unfinished] = reloaded.intents.unfinished('recharge3');
    expect(unfinished).toMatchObject({ body: RECHARGE, idempotencyKey: intent.idempotencyKey });
    expect(await unfinished?.run()).toMatchObject({ orderId: 7 });
    expect(reloaded.keys()).toEqual([intent.idempotencyKey]);
    expect(reloaded.intents.unfinished('recharge3')).toEqual([]);
    expect(reloaded.intents.begin('recharge3', RECHARGE).idempotencyKey).not.toBe(intent.idempotencyKey);
  });

  it('is the same action if it begins again with the same body only', async () => {
    const { intents } = await createShop();
    const first = intents.begin('recharge3', RECHARGE);
    await catchError(first.run());
    expect(intents.begin('recharge3', { ...RECHARGE }).idempotencyKey).toBe(first.idempotencyKey);
    const other = intents.begin('recharge3', { ...RECHARGE, amount: 60_000 });
    expect(other.idempotencyKey).not.toBe(first.idempotencyKey);
    expect(intents.unfinished('exchange')).toEqual([]);
  });

  it.each([
    ['a success', { recharge3: {} }],
    ['a refusal', { recharge3: errcodeResponse(2302) }],
  ])('ends with %s', async (_, answer) => {
    const { intents, store } = await createShop(createStore(), answer);
    await intents
      .begin('recharge3', RECHARGE)
      .run()
      .catch(() => undefined);
    expect(intents.unfinished('recharge3')).toEqual([]);
    expect(store.getItem('tara.intents')).toBe('{"intents":[]}');
  });

  it('ends after the time that servers keep a key', async () => {
    const { intents, clock } = await createShop();
    await catchError(intents.begin('recharge3', RECHARGE).run());
    await clock.advance(DAY_MS - 1);
    expect(intents.unfinished('recharge3')).toHaveLength(1);
    await clock.advance(1);
    expect(intents.unfinished('recharge3')).toEqual([]);
  });

  it('belongs to its player', async () => {
    const { intents, store, sdk } = await createShop();
    await catchError(intents.begin('recharge3', RECHARGE).run());
    sdk.session.update({ user: { id: 5 } });
    expect(intents.unfinished('recharge3')).toEqual([]);
    const visitor = createIntents(createTestSdk().sdk, { store: () => store });
    expect(visitor.unfinished('recharge3')).toEqual([]);
  });

  it('stays on the page that shows it if another tab has received its answer', async () => {
    const { intents, store } = await createShop();
    const intent = intents.begin('recharge3', RECHARGE);
    await catchError(intent.run());
    const other = await createShop(store, { recharge3: {} });
    await other.intents.unfinished('recharge3')[0]?.run();
    expect(intents.begin('recharge3', RECHARGE).idempotencyKey).toBe(intent.idempotencyKey);
  });

  it('continues on a reloaded page that shows it if another tab has received its answer', async () => {
    const { intents, store } = await createShop();
    const intent = intents.begin('recharge3', RECHARGE);
    await catchError(intent.run());
    const reloaded = await createShop(store);
    expect(reloaded.intents.unfinished('recharge3')).toHaveLength(1);
    const other = await createShop(store, { recharge3: {} });
    await other.intents.unfinished('recharge3')[0]?.run();
    expect(reloaded.intents.begin('recharge3', RECHARGE).idempotencyKey).toBe(intent.idempotencyKey);
  });
});

describe('the store of actions', () => {
  it('has the action before its first attempt, and never its secrets', async () => {
    const { intents, store } = await createShop();
    const body = { amount: 5, password: 'tara1234' };
    const attempt = vi.fn<(key: string) => Promise<string>>(async () => {
      expect(store.getItem('tara.intents')).toContain('safeboxWithdraw');
      return 'done';
    });
    const intent = intents.begin('safeboxWithdraw', body as never, ['password']);
    expect(intent.body).toEqual({ amount: 5 });
    expect(await intent.run(attempt)).toBe('done');
    expect(attempt).toHaveBeenCalledWith(intent.idempotencyKey);
    expect(JSON.stringify([...store.values])).not.toContain('tara1234');
  });

  it.each(['null', '[]', '{"intents":7}', '{"intents":[null,{"operation":"recharge3"}]}', '{'])(
    'with the text %s has no actions',
    async (text) => {
      const { intents, store } = await createShop();
      store.values.set('tara.intents', text);
      expect(intents.unfinished('recharge3')).toEqual([]);
      expect(intents.begin('recharge3', RECHARGE).idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it('may be missing or refuse: the page still continues the action', async () => {
    const { sdk, keys } = await createShop();
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const store of [undefined, refuse]) {
      const intents = createIntents(sdk, { store });
      await catchError(intents.begin('recharge3', RECHARGE).run());
      await catchError(intents.begin('recharge3', RECHARGE).run());
    }
    const [first, second, third, fourth] = keys();
    expect([second, fourth]).toEqual([first, third]);
  });
});
