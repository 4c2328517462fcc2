import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const DEMO = 10_000_001;

async function settled(world: TestWorld): Promise<void> {
  await world.done(
    'recharge3',
    { amount: 50_000, version: 4, actType: 0, rechargeType: 2 },
    { token: await world.token() },
  );
}

describe('a player', () => {
  it('is named by number or account in a path', async () => {
    const world = await newWorld();
    for (const name of [DEMO, 'demoplayer', 'DemoPlayer']) {
      expect(await world.control('PATCH', `players/${name}`, { coin: 7 })).toMatchObject({
        user: { id: DEMO, coin: 7 },
      });
      expect(await world.control('GET', `players/${name}`)).toMatchObject({ user: { id: DEMO } });
      const mail = { title: 'A gift', content: 'For you.' };
      expect(await world.control('POST', `players/${name}/mails`, mail)).toMatchObject({ title: 'A gift' });
      expect(await world.tryControl('POST', `players/${name}/kyc`, { decision: 'approve' })).toMatchObject({
        status: 409,
        body: { error: { message: `The player ${DEMO} has no waiting verification.` } },
      });
    }
  });

  it('is found by an account of digits, also with a leading zero, unless a player has that number', async () => {
    const world = await newWorld();
    for (const account of ['3001234567', '0300123']) {
      await world.control('POST', 'players', { account });
      expect(await world.control('GET', `players/${account}`)).toMatchObject({ user: { account } });
    }
    await world.control('POST', 'players', { account: String(DEMO) });
    expect(await world.control('GET', `players/${DEMO}`)).toMatchObject({ user: { account: 'demoplayer' } });
  });

  it('is named by account or number in filters, faults, sessions and expectations', async () => {
    const world = await newWorld();
    await world.control('POST', 'players', { account: 'other77' });
    await settled(world);
    for (const [name, value] of [
      ['playerId', DEMO],
      ['account', 'demoplayer'],
    ] as const) {
      expect(await world.control('GET', `orders?${name}=${value}`)).toMatchObject([{ playerId: DEMO }]);
      expect(await world.control('GET', `requests?${name}=${value}`)).toMatchObject([{ playerId: DEMO }]);
      const expectation = { operationId: 'recharge3', [name]: value, times: 1 };
      expect(await world.control('POST', 'requests/verify', expectation)).toMatchObject({ satisfied: true });
      const fault = await world.control('POST', 'faults', {
        operationId: 'refreshData',
        errcode: 104,
        [name]: value,
      });
      expect(fault).toMatchObject({ playerId: DEMO });
      expect(fault).not.toHaveProperty('account');
      expect(await world.control('POST', 'sessions', { [name]: value })).toMatchObject({ playerId: DEMO });
      expect(await world.control('DELETE', `sessions?${name}=${value}`)).not.toMatchObject({ count: 0 });
    }
    for (const path of ['orders', 'requests'])
      expect(await world.control('GET', `${path}?account=other77`)).toEqual([]);
    const { token } = await world.control<{ token: string }>('POST', 'sessions', { account: 'other77' });
    expect((await world.call('refreshData', {}, { token })).body.errcode).toBe(0);
  });

  it('is named by account as the superior of another player', async () => {
    const world = await newWorld();
    expect(await world.control('POST', 'players', { account: 'friend77', pid: 'demoplayer' })).toMatchObject({
      user: { pid: DEMO },
    });
    expect(await world.tryControl('PATCH', 'players/friend77', { pid: 'nobody77' })).toMatchObject({
      status: 404,
      body: { error: { message: 'There is no player nobody77.', pointer: '/pid' } },
    });
  });

  it.each([
    ['GET', 'players/NAME', undefined],
    ['PATCH', 'players/NAME', { coin: 1 }],
    ['POST', 'players/NAME/kyc', { decision: 'approve' }],
    ['POST', 'players/NAME/mails', { title: 'A gift', content: 'For you.' }],
    ['POST', 'sessions', {}],
    ['DELETE', 'sessions', undefined],
    ['GET', 'orders', undefined],
    ['GET', 'requests', undefined],
    ['POST', 'requests/verify', { times: 0 }],
    ['POST', 'faults', { operationId: '*', errcode: 104 }],
  ] as const)('that does not exist is refused with its name: %s %s', async (method, path, body) => {
    const world = await newWorld();
    for (const [field, name] of [
      ['account', 'nobody77'],
      ['playerId', 10_000_777],
    ] as const) {
      const inPath = path.includes('NAME');
      const query = !inPath && body === undefined ? `?${field}=${name}` : '';
      const sent = body && (inPath ? body : { ...body, [field]: name });
      expect(await world.tryControl(method, path.replace('NAME', String(name)) + query, sent)).toMatchObject({
        status: 404,
        body: { error: { message: `There is no player ${name}.` } },
      });
    }
    expect(await world.control('GET', 'faults')).toEqual([]);
  });

  it('is not named twice in one call', async () => {
    const world = await newWorld();
    const both = { playerId: DEMO, account: 'demoplayer' };
    for (const [path, body] of [
      ['sessions', both],
      ['faults', { operationId: '*', errcode: 104, ...both }],
      ['requests/verify', both],
    ] as const)
      expect(await world.tryControl('POST', path, body)).toMatchObject({
        status: 400,
        body: { error: { message: 'Send playerId or account, not both.' } },
      });
    expect(await world.tryControl('POST', 'sessions', { ttlMs: 1000 })).toMatchObject({
      status: 400,
      body: { error: { message: 'Send playerId or account.' } },
    });
  });
});
