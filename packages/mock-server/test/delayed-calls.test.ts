import { describe, expect, it } from 'vitest';
import { freshWorlds, NOON, startServer, type Reply, type TestWorld } from './support/client.ts';
import { CHANNELS, order } from './support/deposits.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const DAY = 24 * 60 * 60_000;
/** Longer than any test. */
const DELAY_MS = 600_000;

/** Makes a call, runs something else during its delay, and ends the delay. */
async function delayed(
  world: TestWorld,
  call: () => Promise<Reply>,
  meanwhile: () => Promise<unknown>,
): Promise<Reply> {
  const latency = { kind: 'fixed', ms: DELAY_MS };
  const { faultId } = await world.control('POST', 'faults', { operationId: '*', times: 1, latency });
  const reply = call();
  await expect
    .poll(() => world.control('GET', 'requests?limit=1'))
    .toMatchObject([{ faultId, waitsMs: expect.any(Number) as unknown }]);
  await meanwhile();
  // A reset has removed the fault already.
  await world.tryControl('DELETE', `faults/${String(faultId)}`);
  return reply;
}

async function signedIn() {
  const world = await newWorld();
  return { world, token: await world.token() };
}

describe('a delayed call', () => {
  it('counts for the day on which it runs: one bonus a day', async () => {
    const { world, token } = await signedIn();
    const claim = () => world.call('appFreeSignUserReceive', {}, { token });
    const replies: Reply[] = [];
    const first = await delayed(world, claim, async () => {
      await world.advance(DAY);
      replies.push(await claim());
    });
    replies.push(first);
    await world.advance(DAY);
    replies.push(await claim());
    expect(replies.map(({ body }) => body.errcode)).toEqual([0, 3104, 0]);
  });

  it('answers with the time and the entry of the moment at which it runs', async () => {
    const { world, token } = await signedIn();
    await world.done('safeboxPasswordInit', { password: await world.encryptPassword('safe1234') }, { token });
    const later = NOON + 2 * DAY;
    const reply = await delayed(
      world,
      () => world.call('safeboxDeposit', { amount: 1_00 }, { token }),
      () => world.control('POST', 'clock', { now: later }),
    );
    expect(reply.body.errcode).toBe(0);
    expect(Date.parse(String(reply.headers['date']))).toBe(later);
    const { ledger } = await world.control<{ ledger: { time: number }[] }>('GET', 'players/10000001');
    expect(Math.max(...ledger.map(({ time }) => time))).toBe(later);
  });

  it('opens an order that is not overdue', async () => {
    const { world, token } = await signedIn();
    const reply = await delayed(
      world,
      () => world.call('recharge3', order(500_00, CHANNELS.qr), { token }),
      () => world.advance(DAY),
    );
    const { createTime } = reply.body;
    expect(createTime ?? NOON + DAY).toBe(NOON + DAY);
    const [found] = await world.control<{ createTime: number; status: number }[]>('GET', 'orders?limit=1');
    expect(found).toMatchObject({ createTime: NOON + DAY, status: 0 });
  });

  it('uses the switches that were set meanwhile', async () => {
    const { world, token } = await signedIn();
    const reply = await delayed(
      world,
      () => world.call('recharge3', order(500_00, CHANNELS.qr), { token }),
      () => world.control('PATCH', 'config', { systemBusy: true }),
    );
    expect(reply.body.errcode).toBe(104);
  });

  it.each([
    ['is signed out', (world: TestWorld) => world.control('DELETE', 'sessions')],
    ['is shut out', (world: TestWorld) => world.control('PATCH', 'players/10000001', { disabled: true })],
    ['loses the session', (world: TestWorld) => world.advance(400 * DAY)],
  ])('returns 401 if the player %s meanwhile', async (_, meanwhile) => {
    const { world, token } = await signedIn();
    const reply = await delayed(
      world,
      () => world.call('appFreeSignUserReceive', {}, { token }),
      () => meanwhile(world),
    );
    expect(reply.status).toBe(401);
  });

  it('returns 503 without an effect if the world is replaced meanwhile', async () => {
    const { world, token } = await signedIn();
    const reply = await delayed(
      world,
      () => world.call('appFreeSignUserReceive', {}, { token }),
      () => world.control('POST', 'reset', {}),
    );
    expect(reply.status).toBe(503);
  });
});
