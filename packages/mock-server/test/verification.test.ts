import { describe, expect, it } from 'vitest';
import { MockWorld } from '../src/playwright/index.ts';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

interface Verified {
  satisfied: boolean;
  count: number;
  completeFrom: number;
}

function verify(world: TestWorld, wanted: object) {
  return world.control<Verified>('POST', 'requests/verify', wanted);
}

async function refusal(world: TestWorld, wanted: object) {
  const { status, body } = await world.tryControl('POST', 'requests/verify', wanted);
  const { error } = body as { error?: { pointer?: string; message: string } };
  return [status, error?.pointer, error?.message] as const;
}

const CARD = '4000123412349876';
const BANK = { bankId: 1, bankName: 'Ravi Bank', accountName: 'Demo Player', cardNum: CARD };

describe('a condition that no entry of the journal can meet is refused', () => {
  it.each([
    [{ operationId: 'addBankInfo', request: { cardNum: CARD } }, '/request/cardNum'],
    [{ operationId: 'accountLogin', request: { password: 'tara1234' } }, '/request/password'],
    [{ operationId: 'accountRegist4', request: { code: '123456' } }, '/request/code'],
    [{ operationId: 'updateAppUserOther', request: { email: 'amina@mail.example' } }, '/request/email'],
    [{ operationId: 'addKyc', request: { idNumber: '35202-1234567-8' } }, '/request/idNumber'],
    [{ request: { cardNum: CARD }, times: 0 }, '/request/cardNum'],
    [{ text: 'token=k7m3p9q2w8', times: 0 }, '/text'],
  ])('%j compares a masked value', async (wanted, pointer) => {
    const [status, place, message] = await refusal(await newWorld(), wanted);
    expect([status, place]).toEqual([400, pointer]);
    expect(message).toContain(`The journal masks ${pointer.slice(1)}`);
  });

  it.each([
    [
      { operationId: 'recharge3', request: { amuont: 50_000 }, times: 0 },
      400,
      '/request/amuont',
      'did you mean amount?',
    ],
    [
      { operationId: 'accountLogin', request: { phoneinfoJsonModel: { oss: 'Android' } } },
      400,
      '/request/phoneinfoJsonModel/oss',
      'did you mean os?',
    ],
    [
      { request: { clientReferer: 'ph' }, atMost: 0 },
      400,
      '/request/clientReferer',
      'did you mean clientReferrer?',
    ],
    [{ operationId: 'recharge', times: 0 }, 404, '/operationId', 'did you mean recharge3?'],
    [{ operationId: 'recharge3', errcode: 9999, times: 0 }, 400, '/errcode', 'recharge3 declares 2301'],
    [{ errcode: 9999, times: 0 }, 400, '/errcode', 'The contract has no errcode 9999.'],
    [{ playerId: 10_000_009, times: 0 }, 404, '/playerId', 'There is no player 10000009.'],
    [{ operationId: 'online', reports: 0, times: 0 }, 400, '/reports', 'reports: 0 excludes online.'],
  ])('%j names something unknown', async (wanted, status, pointer, message) => {
    const refused = await refusal(await newWorld(), wanted);
    expect(refused.slice(0, 2)).toEqual([status, pointer]);
    expect(refused[2]).toContain(message);
  });

  it('a mask, an errcode of the protocol and an errcode of a later version are accepted', async () => {
    const world = await newWorld();
    const token = await world.token();
    await world.done('addBankInfo', BANK, { token });
    await world.call('refreshData');
    expect(await verify(world, { operationId: 'addBankInfo', request: { cardNum: '***' } })).toMatchObject({
      count: 1,
    });
    expect(await verify(world, { errcode: 401 })).toMatchObject({ count: 1 });
    expect(await verify(world, { errcode: 0 })).toMatchObject({ count: 1 });
    await world.control('PATCH', 'config', { newerAnswers: 'unknown' });
    expect(await verify(world, { errcode: 9999, times: 0 })).toMatchObject({ satisfied: true });
  });
});

describe('a result that depends on what the journal does not show is refused', () => {
  it('a text that is part of a masked value is refused', async () => {
    const world = await newWorld();
    await world.done('addBankInfo', BANK, { token: await world.token() });
    const [status, , message] = await refusal(world, { text: '12341234', times: 0 });
    expect(status).toBe(409);
    expect(message).toBe(
      'This cannot be judged. 0 calls match; expected exactly 0, but 1 more may match: the text is part of a masked value, or the body is too large to be stored.',
    );
    expect(await verify(world, { text: 'Ravi', times: 1 })).toMatchObject({ satisfied: true, count: 1 });
    expect(await verify(world, { operationId: 'refreshData', text: '12341234', times: 0 })).toMatchObject({
      count: 0,
    });
  });

  it('a body that is too large to be stored is refused', async () => {
    const world = await newWorld();
    const payload = { clientReferrer: 'x'.repeat(70_000) };
    await world.raw({ method: 'POST', url: '/app/v1/anonymous/lobbyTips', payload });
    const wanted = { operationId: 'lobbyTips', request: { channel: 'WEB' } };
    expect((await refusal(world, { ...wanted, times: 0 }))[0]).toBe(409);
    expect(await verify(world, { ...wanted, atLeast: 2 })).toMatchObject({ satisfied: false });
    expect(await verify(world, { operationId: 'lobbyTips', times: 1 })).toMatchObject({ satisfied: true });
  });

  it('dropped calls are refused, until the journal is emptied or a later number is given', async () => {
    const world = await newWorld();
    const like = (like: 0 | 1, token: string) => world.done('gameLike', { id: 1005, like }, { token });
    const token = await world.token();
    await like(1, token);
    expect(await verify(world, { operationId: 'gameLike', times: 1 })).toMatchObject({ completeFrom: 1 });
    for (let i = 0; i < 2100; i++) await world.call('nowhere');
    const id = (await world.control<{ id: number }[]>('GET', 'requests?limit=1000')).at(-1)?.id ?? 0;
    expect(id).toBeGreaterThan(1);
    for (const expected of [{ times: 0 }, { atMost: 0 }, { times: 1 }, { atLeast: 1 }, {}]) {
      const [status, , message] = await refusal(world, { operationId: 'gameLike', ...expected });
      expect(status).toBe(409);
      expect(message).toMatch(/the journal has dropped the calls before entry \d+; ask for sinceId \d+/);
    }
    await like(0, token);
    const { completeFrom, ...found } = await verify(world, { operationId: 'gameLike' });
    expect(found).toMatchObject({ satisfied: true, count: 1 });
    expect(completeFrom).toBeGreaterThan(1);
    expect(completeFrom).toBeLessThanOrEqual(id);
    expect(await verify(world, { operationId: 'gameLike', times: 0 })).toMatchObject({
      satisfied: false,
      count: 1,
    });
    const since = { operationId: 'gameLike', sinceId: completeFrom - 1 };
    expect(await verify(world, { ...since, times: 1 })).toMatchObject({ satisfied: true, completeFrom });
    expect((await refusal(world, { ...since, sinceId: completeFrom - 2, times: 1 }))[0]).toBe(409);
    await world.advance(60_000);
    expect(await verify(world, { operationId: 'gameLike', lastMs: 1000, times: 0 })).toMatchObject({
      satisfied: true,
    });
    expect(await world.control('DELETE', 'requests')).toEqual({
      count: expect.any(Number) as unknown,
    });
    expect(await verify(world, { operationId: 'gameLike', times: 0 })).toEqual({
      satisfied: true,
      count: 0,
      requestIds: [],
      completeFrom: 1,
      message: '0 calls of gameLike match; expected exactly 0.',
    });
  });

  it('so that the fixture throws the reason', async () => {
    const world = await newWorld();
    const fixture = new MockWorld(await server.listen(), world.name);
    await world.done('gameLike', { id: 1005, like: 1 }, { token: await world.token() });
    for (let i = 0; i < 2100; i++) await world.call('nowhere');
    await expect(fixture.verify({ operationId: 'gameLike', times: 0 })).rejects.toThrow('cannot be judged');
    await expect(fixture.calls('gameLike')).rejects.toThrow('The journal has dropped the calls before entry');
    await expect(fixture.verify({ request: { cardNum: CARD } })).rejects.toThrow(
      'The journal masks request/cardNum',
    );
    const [{ id }] = await world.control<[{ id: number }]>('GET', 'requests?limit=1');
    await fixture.verify({ operationId: 'gameLike', sinceId: id, times: 0 });
  });
});
