import { describe, expect, it } from 'vitest';
import { newWorldName } from '../src/fixtures/world-name.ts';
import { MockWorld } from '../src/playwright/index.ts';
import { COMMON, startServer, getWorld } from './support/client.ts';

const server = await startServer();
const url = await server.listen();

async function post(world: MockWorld, path: string, body: object = {}): Promise<Record<string, unknown>> {
  const answer = await fetch(`${world.apiBase}/app/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: await world.token() },
    body: JSON.stringify({ ...COMMON, ...body }),
  });
  return (await answer.json()) as Record<string, unknown>;
}

describe('a world controlled by a test', () => {
  const world = new MockWorld(url, 'steered');

  it('starts as requested, and its switches and players can be changed', async () => {
    await world.reset({ scenario: 'rich-vip', seed: 4 });
    await world.config({ mode: 'green' });
    await world.patchPlayer({ coin: 12_34 });
    expect(await world.player()).toMatchObject({ coin: 12_34 });
    expect(await world.control('GET', 'health')).toMatchObject({ scenario: 'rich-vip', seed: 4 });
    await world.undo();
    expect(await world.player()).toMatchObject({ coin: 2_500_000_00 });
  });

  it('injects faults and verifies calls', async () => {
    await world.reset();
    await world.fault({ operationId: 'refreshData', errcode: 104, times: 1 });
    expect(await post(world, 'refreshData')).toMatchObject({ errcode: 104 });
    expect(await post(world, 'refreshData')).toMatchObject({ errcode: 0 });
    expect(await world.calls('refreshData')).toBe(2);
    await world.verify({ operationId: 'refreshData', errcode: 104, times: 1 });
    await expect(world.verify({ operationId: 'refreshData', times: 3 })).rejects.toThrow(
      'expected exactly 3',
    );
  });

  it('settles deposits and ends sessions', async () => {
    await world.reset();
    const order = { amount: 500_00, version: 4, actType: 0, rechargeType: 1 };
    const { orderId } = await post(world, 'recharge3', order);
    await world.settle(String(orderId));
    expect(await world.player()).toMatchObject({ coin: 1_800_00 });
    expect(await world.endSessions()).toMatchObject({ count: 1 });
  });

  it("adds its name to the client's addresses", () => {
    expect(world.url('/lobby/home')).toBe('/lobby/home?world=steered');
    expect(world.url('/start?gameId=1')).toBe('/start?gameId=1&world=steered');
  });

  it('throws the reason of a refusal, also without a server', async () => {
    await expect(world.control('POST', 'reset', { scenario: 'blue-moon' })).rejects.toThrow('blue-moon');
    await expect(world.player('nobody')).rejects.toThrow('nobody');
    await expect(world.lastCode()).rejects.toThrow('outbox');
  });

  it('is deleted', async () => {
    await world.reset({ scenario: 'green' });
    await world.drop();
    expect(await world.control('GET', 'health')).toMatchObject({ scenario: 'default' });
  });
});

describe('a world of a server in this process', () => {
  it('is controlled without a port, and with the token of the server', async () => {
    const quiet = await startServer({ controlToken: 'a-control-token' });
    const world = quiet.world('quiet');
    await world.reset({ seed: 11 });
    await world.patchPlayer({ coin: 5_00 });
    expect(await world.player()).toMatchObject({ coin: 5_00 });
    await expect(world.control('GET', 'players/1')).rejects.toThrow('answered 404');
    expect(await getWorld(quiet, 'quiet').tryControl('GET', 'health')).toMatchObject({ status: 401 });
  });
});

describe('the name of a world', () => {
  it('is new in every run, so that two runs can share a server', () => {
    const names = [newWorldName(), newWorldName()];
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name).toMatch(/^[a-z0-9-]{1,40}$/);
  });
});
