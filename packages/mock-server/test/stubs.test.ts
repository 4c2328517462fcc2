import { describe, expect, it } from 'vitest';
import { loadContract } from '../src/contract/document.ts';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const NO_MAILS = { merge: true, body: { mailList: [] } };

function stub(world: TestWorld, rule: object) {
  return world.control<{ stubId: number; answer: { body: Record<string, unknown> } }>('POST', 'stubs', rule);
}

async function refusal(world: TestWorld, rule: object) {
  const { status, body } = await world.tryControl('POST', 'stubs', rule);
  return { status, ...(body as { error: { message: string; pointer?: string } }).error };
}

async function setUp() {
  const world = await newWorld();
  const token = await world.token();
  const coins = async () => (await world.call('refreshData', {}, { token })).body;
  return { world, token, coins };
}

/** The misses of the latest call. */
async function misses(world: TestWorld): Promise<unknown> {
  return (await world.control<{ misses?: unknown }[]>('GET', 'requests?limit=1'))[0]?.misses;
}

describe('the answer of a stub', () => {
  it('is a part of a body and otherwise the smallest valid one, without a change of the world', async () => {
    const { world, token } = await setUp();
    await stub(world, {
      operationId: 'recharge3',
      answer: { body: { orderId: 'R20251121000999' } },
      times: 1,
    });
    const body = { amount: 50_000, version: 4, actType: 0, rechargeType: 2 };
    expect((await world.call('recharge3', body, { token })).body).toEqual({
      code: 200,
      errcode: 0,
      orderId: 'R20251121000999',
      appRechargeQr: expect.any(Object) as unknown,
    });
    expect(await world.control('GET', 'orders?account=demoplayer')).toEqual([]);
    expect(await world.control('GET', 'stubs')).toMatchObject([{ stubId: 1, hits: 1 }]);
    expect(await world.control<object[]>('GET', 'requests?stubId=1')).toMatchObject([
      { operationId: 'recharge3' },
    ]);
  });

  it('is complete and valid for every call of the contract without a body of one’s own', async () => {
    const { world } = await setUp();
    for (const { id } of loadContract().operations) {
      const { answer } = await stub(world, { operationId: id, answer: { status: 200 } });
      expect(answer.body).toMatchObject({ code: 200, errcode: 0 });
      await world.control('DELETE', 'stubs');
    }
  });

  it('merges its fields with the world’s answer, at any depth', async () => {
    const { world, token } = await setUp();
    const mails = async () =>
      (await world.done('getMail2', { page: 1, pageSize: 20 }, { token }))['mailList'];
    expect(await mails()).not.toEqual([]);
    await stub(world, { operationId: 'getMail2', answer: NO_MAILS });
    expect(await mails()).toEqual([]);
    const change = { merge: true, body: { appGameDataUser: { gameLikes: { 1005: 1 } } } };
    await stub(world, { operationId: 'getAfterLoginInfoWeb', answer: change });
    const info = { version: '1.0.28', deviceModel: '', gameListVersion: 0, os: 'Web' };
    const { appGameDataUser } = await world.done('getAfterLoginInfoWeb', info, { token });
    expect(appGameDataUser).toMatchObject({
      gameLikes: { 1005: 1 },
      gameHistory: expect.anything() as unknown,
    });
  });

  it('merges after the call has changed the world', async () => {
    const { world, token } = await setUp();
    await stub(world, {
      operationId: 'recharge3',
      answer: { merge: true, body: { orderId: 'R20251121000999' } },
    });
    const body = { amount: 50_000, version: 4, actType: 0, rechargeType: 2 };
    expect(await world.done('recharge3', body, { token })).toMatchObject({
      orderId: 'R20251121000999',
      appRechargeQr: expect.any(Object) as unknown,
    });
    expect(await world.control('GET', 'orders?account=demoplayer')).toHaveLength(1);
  });

  it('has a status, headers, a text or half of a body', async () => {
    const { world, token } = await setUp();
    const once = (answer: object) => stub(world, { operationId: 'refreshData', times: 1, answer });
    await once({ status: 503, headers: { 'Retry-After': '7' } });
    const down = await world.call('refreshData', {}, { token });
    expect(down).toMatchObject({ status: 503, body: { code: 503, errcode: 503 } });
    expect(down.headers['retry-after']).toBe('7');
    const page = '<h1>502 Bad Gateway</h1>';
    await once({ status: 502, text: page, headers: { 'Content-Type': 'text/html' }, invalid: true });
    const raw = {
      method: 'POST',
      url: '/app/v1/refreshData',
      headers: { authorization: token },
      payload: {},
    } as const;
    const gateway = await world.raw(raw);
    expect(gateway).toMatchObject({ statusCode: 502, payload: page });
    expect(gateway.headers).toMatchObject({
      'content-type': 'text/html',
      'content-security-policy': 'sandbox',
    });
    await once({ broken: 'empty', invalid: true });
    expect(await world.raw(raw)).toMatchObject({ statusCode: 200, payload: '' });
  });

  it.each([
    [
      { body: { coin: 'many' } },
      '/answer/body',
      /outside of the contract of refreshData: \/coin type: .*"invalid": true/,
    ],
    [{ body: { errcode: 2301 } }, '/answer/body', /errcode 2301 is not one of refreshData/],
    [{ body: { coins: 1 } }, '/answer/body/coins', /There is no field coins; did you mean coin\?/],
    [{ status: 418 }, '/answer/status', /it has no status 418/],
    [{ text: 'down' }, '/answer/text', /it is not JSON/],
    [{ broken: 'truncate' }, '/answer/broken', /it is broken/],
    [{ status: 503, body: { code: 1 } }, '/answer/body', /outside of the contract/],
  ])('%j needs "invalid": true', async (answer, pointer, message) => {
    const { world } = await setUp();
    const rule = { operationId: 'refreshData', answer };
    expect(await refusal(world, rule)).toMatchObject({
      status: 400,
      pointer,
      message: expect.stringMatching(message) as unknown,
    });
    expect(await world.control('GET', 'stubs')).toEqual([]);
    await stub(world, { ...rule, answer: { ...answer, invalid: true } });
    expect(await world.control('GET', 'stubs')).toHaveLength(1);
  });

  it('is a 500 with the reason if only its merge with the world’s answer breaks the contract', async () => {
    const { world, token } = await setUp();
    const qr = {
      orderId: 'R20251121000999',
      qrCodeText: 'http://127.0.0.1/x',
      createTime: 1,
      expireTime: 2,
      timeLeft: 1,
    };
    await stub(world, { operationId: 'recharge3', answer: { merge: true, body: { appRechargeQr: qr } } });
    const bank = { amount: 50_000, version: 4, actType: 0, rechargeType: 1 };
    const { status, body } = await world.call('recharge3', bank, { token });
    expect({ status, body }).toMatchObject({
      status: 500,
      body: {
        error: { message: expect.stringMatching(/^The stub of recharge3 broke the contract/) as unknown },
      },
    });
  });

  it.each([
    [{ operationId: '*', answer: { status: 503 } }, 400, 'A stub names one call'],
    [{ operationId: 'getMail', answer: NO_MAILS }, 404, 'did you mean getMail2?'],
    [{ operationId: 'getMail2', answer: {} }, 400, ''],
    [{ operationId: 'getMail2' }, 400, 'answer'],
    [{ operationId: 'getMail2', anwser: NO_MAILS, answer: NO_MAILS }, 400, 'did you mean answer?'],
    [
      { operationId: 'getMail2', answer: NO_MAILS, request: { ammount: 1 } },
      400,
      'There is no field ammount',
    ],
    [
      { operationId: 'accountLogin', answer: { status: 503 }, request: { password: 'a' } },
      400,
      'masks request/password',
    ],
    [{ operationId: 'uploadKyc', answer: { status: 503 }, request: { type: 'front' } }, 400, 'is a form'],
    [
      { operationId: 'getMail2', answer: NO_MAILS, headers: { Authorization: 'x' } },
      400,
      'does not store the header Authorization',
    ],
    [{ operationId: 'getMail2', answer: NO_MAILS, account: 'nobody' }, 404, 'There is no player nobody.'],
    [{ operationId: 'getMail2', answer: NO_MAILS, every: 0 }, 400, ''],
    [
      { operationId: 'getMail2', answer: { ...NO_MAILS, headers: { 'Content-Length': '1' } } },
      400,
      'sets the header Content-Length itself',
    ],
    [
      { operationId: 'getMail2', answer: { ...NO_MAILS, headers: { 'x y': '1' } } },
      400,
      'is not the name of a header',
    ],
    [
      { operationId: 'getMail2', answer: { ...NO_MAILS, headers: { 'x-y': 'a\r\nb' } } },
      400,
      'contains a character',
    ],
    [{ operationId: 'getMail2', answer: { merge: true } }, 400, 'merge needs a body'],
    [
      { operationId: 'getMail2', answer: { ...NO_MAILS, status: 503 } },
      400,
      'the world’s answer decides the status',
    ],
    [{ operationId: 'getMail2', answer: { text: 'a', body: {}, invalid: true } }, 400, 'Send text, or body'],
    [
      { operationId: 'getMail2', answer: { body: { extra: 'x'.repeat(70_000) }, invalid: true } },
      400,
      'more than 65536',
    ],
  ])('is refused with its place: %j', async (rule, status, message) => {
    const { world } = await setUp();
    const refused = await refusal(world, rule);
    expect(refused.status).toBe(status);
    expect(refused.message).toContain(message);
    expect(await world.control('GET', 'stubs')).toEqual([]);
  });
});

describe('the conditions of a rule', () => {
  const seen = async (count: number, call: () => Promise<{ errcode: number }>) => {
    const codes: number[] = [];
    for (let index = 0; index < count; index++) codes.push((await call()).errcode);
    return codes;
  };

  it.each([
    [{ skip: 2 }, [0, 0, 104, 104, 104, 104, 104]],
    [{ every: 3 }, [0, 0, 104, 0, 0, 104, 0]],
    [{ skip: 1, every: 2, times: 2 }, [0, 0, 104, 0, 104, 0, 0]],
    [{ skip: 3, times: 1 }, [0, 0, 0, 104, 0, 0, 0]],
  ])('%j selects calls by their number, for faults and stubs', async (when, codes) => {
    const stubbed = await setUp();
    await stub(stubbed.world, { operationId: 'refreshData', answer: { body: { errcode: 104 } }, ...when });
    expect(await seen(7, stubbed.coins)).toEqual(codes);
    const faulty = await setUp();
    await faulty.world.control('POST', 'faults', { operationId: 'refreshData', errcode: 104, ...when });
    expect(await seen(7, faulty.coins)).toEqual(codes);
  });

  it('make a sequence of answers: each rule answers until it is used up', async () => {
    const { world, coins } = await setUp();
    for (const coin of [1, 2])
      await stub(world, { operationId: 'refreshData', answer: { body: { coin } }, times: 1 });
    expect([(await coins())['coin'], (await coins())['coin'], (await coins())['coin']]).toEqual([
      1, 2, 100_000,
    ]);
  });

  it('are fields of the body and headers', async () => {
    const { world, token } = await setUp();
    await stub(world, {
      operationId: 'gameLike',
      request: { id: 1005 },
      headers: { 'X-Test': 'yes' },
      answer: { body: { errcode: 104 } },
    });
    const like = async (id: number, headers: Record<string, string>) => {
      const payload = { clientReferrer: 'ph', channel: 'WEB', appId: 'test', platform: 0, id, like: 1 };
      const reply = await world.raw({
        method: 'POST',
        url: '/app/v1/gameLike',
        headers: { authorization: token, ...headers },
        payload,
      });
      return reply.json<{ errcode: number }>().errcode;
    };
    expect(await like(1005, { 'x-test': 'yes' })).toBe(104);
    expect(await like(1006, { 'x-test': 'yes' })).toBe(0);
    expect(await misses(world)).toEqual([{ stubId: 1, reason: 'request/id is 1006, not 1005' }]);
    expect(await like(1005, { 'x-test': 'no' })).toBe(0);
    expect(await misses(world)).toEqual([{ stubId: 1, reason: 'headers/x-test is "no", not "yes"' }]);
    expect(await like(1005, {})).toBe(0);
    expect(await misses(world)).toEqual([{ stubId: 1, reason: 'headers/x-test is missing, not "yes"' }]);
  });

  it('are in the journal if they did not hold, of faults too', async () => {
    const { world, coins, token } = await setUp();
    await world.register('another1');
    await world.control('POST', 'faults', { operationId: 'refreshData', errcode: 104, account: 'another1' });
    await stub(world, { operationId: 'refreshData', answer: { body: { coin: 1 } }, skip: 1, times: 1 });
    await world.control('POST', 'faults', { operationId: '*', errcode: 104, account: 'another1' });
    await coins();
    expect(await misses(world)).toEqual([
      { faultId: 1, reason: expect.stringMatching(/^the player is 10000001, not \d+$/) as unknown },
      { stubId: 2, reason: 'this is matching call 1, and it skips 1' },
    ]);
    await coins();
    await coins();
    expect(await misses(world)).toMatchObject([
      { faultId: 1 },
      { stubId: 2, reason: 'it has applied 1 times' },
    ]);
    await world.call('getTaskUser', {}, { token });
    expect(await misses(world)).toBeUndefined();
  });

  it('are checked by priority, faults and stubs in one list', async () => {
    const { world, coins } = await setUp();
    await stub(world, { operationId: 'refreshData', answer: { body: { coin: 1 } } });
    await world.control('POST', 'faults', {
      operationId: 'refreshData',
      errcode: 104,
      priority: 1,
      times: 1,
    });
    expect((await coins()).errcode).toBe(104);
    expect(await misses(world)).toEqual([{ stubId: 1, reason: 'rule 2 comes before it and has answered' }]);
    expect((await coins())['coin']).toBe(1);
  });

  it('concern one world, and end with a reset; faults and stubs are removed apart', async () => {
    const { world, coins } = await setUp();
    const { stubId } = await stub(world, { operationId: 'refreshData', answer: { body: { coin: 1 } } });
    const { faultId } = await world.control<{ faultId: number }>('POST', 'faults', {
      operationId: '*',
      errcode: 104,
    });
    expect((await world.tryControl('DELETE', `stubs/${faultId}`)).status).toBe(404);
    expect((await world.tryControl('DELETE', `faults/${stubId}`)).status).toBe(404);
    const another = await setUp();
    expect((await another.coins())['coin']).toBe(100_000);
    expect(await world.control('DELETE', 'faults')).toEqual({ count: 1 });
    expect((await coins())['coin']).toBe(1);
    await world.control('DELETE', `stubs/${stubId}`);
    expect((await coins())['coin']).toBe(100_000);
    await stub(world, { operationId: 'refreshData', answer: { body: { coin: 1 } } });
    await world.control('POST', 'reset', {});
    expect(await world.control('GET', 'stubs')).toEqual([]);
  });

  it('are at most 200 rules in a world', async () => {
    const { world } = await setUp();
    for (let count = 0; count < 200; count++)
      await stub(world, { operationId: 'refreshData', answer: { status: 503 } });
    expect(await refusal(world, { operationId: 'refreshData', answer: { status: 503 } })).toMatchObject({
      status: 409,
      message: expect.stringContaining('at most 200') as unknown,
    });
  });
});
