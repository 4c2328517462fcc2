import { setImmediate as tick } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  COMMON,
  freshWorlds,
  internalWorld,
  startServer,
  type TestWorld,
  getWorld,
} from './support/client.ts';
import { expectValidPlayer } from './support/invariants.ts';
import type { Player } from '../src/domain/player/player.ts';
import type { LedgerEntry } from '../src/domain/money/ledger.ts';
import { SAFE_PASSWORD, withdrawalPlayers } from './support/withdrawals.ts';

/** Passwords are hashed with the default cost: a call takes long enough to be overtaken. */
const server = await startServer({ passwordCost: 4096 });
const newWorld = freshWorlds(server);
const setUp = withdrawalPlayers(newWorld);

const TRIES = 10;

const REPLACED = {
  code: 503,
  errcode: 503,
  error: { message: 'The world was replaced while the call ran; nothing was done.' },
};

/** The balances of all players equal the sums of their ledgers at this moment. */
async function expectConsistentLedgers({ name }: TestWorld): Promise<void> {
  const world = await internalWorld(server, name);
  const { documents, logs } = (await world.export()).contents;
  for (const [key, player] of Object.entries(documents))
    if (key.startsWith('player:'))
      expectValidPlayer(
        player as Player,
        (logs[`log:ledger:${key.slice('player:'.length)}`] ?? []) as LedgerEntry[],
        world.config.zoneMinutes * 60_000,
      );
}

/** Lets the call run until it waits for something slow. */
async function runTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await tick();
}

describe('a running call', () => {
  it.each(Array.from({ length: TRIES }, (_, turns) => turns))(
    'does not change a snapshot that is restored meanwhile (%i turns later)',
    async (turns) => {
      const { world, withdraw, coin } = await setUp();
      await world.control('POST', 'snapshots', { name: 'before' });
      await withdraw(250_00);
      const answer = withdraw(300_00);
      await runTurns(turns);
      await world.control('POST', 'snapshots/before/restore');
      const { errcode } = await answer;
      expect([503, 0]).toContain(errcode);
      await expectConsistentLedgers(world);
      expect(await coin()).toBe(1_000_00);
    },
  );

  it.each(Array.from({ length: TRIES }, (_, turns) => turns))(
    'does not change a world that is reset meanwhile (%i turns later)',
    async (turns) => {
      const { world, withdraw } = await setUp();
      await world.control('PATCH', 'players/10000001', { coin: 70_000_00, turnoverLeft: 0 });
      const answer = withdraw(300_00);
      await runTurns(turns);
      await world.control('POST', 'reset', { scenario: 'new-player' });
      expect([503, 0]).toContain((await answer).errcode);
      await expectConsistentLedgers(world);
      expect(await world.control('GET', 'players/10000001')).toMatchObject({ user: { coin: 50_00 } });
      expect(await world.control('GET', 'history')).toEqual([]);
      expect(await world.control('GET', 'requests')).toEqual([]);
    },
  );

  it('returns that its world was replaced', async () => {
    const { world, withdraw } = await setUp();
    await world.control('POST', 'faults', {
      operationId: 'exchange',
      latency: { kind: 'fixed', ms: 100 },
    });
    const held = withdraw(300_00);
    const state = await world.control<object>('GET', 'state');
    await world.control('PUT', 'state', state);
    expect(await held).toMatchObject(REPLACED);
    expect(await withdraw(300_00)).toMatchObject({ errcode: 0 });
  });

  it('does not recreate a deleted world of the same name', async () => {
    const { world, withdraw, token } = await setUp();
    await world.control('POST', 'faults', {
      operationId: 'exchange',
      latency: { kind: 'fixed', ms: 100 },
    });
    const held = withdraw(300_00);
    await runTurns(5);
    await world.raw({ method: 'DELETE', url: '/__mock/worlds' });
    expect(await world.control('GET', 'players/10000001')).toMatchObject({ user: { coin: 1_000_00 } });
    expect(await held).toMatchObject(REPLACED);
    expect((await world.call('refreshData', {}, { token })).status).toBe(401);
    expect(await world.control('GET', 'requests?operationId=exchange')).toEqual([]);
  });

  it('returns the same if it belongs to the control API', async () => {
    // The hash takes much longer than the reset.
    const world = getWorld(await startServer({ passwordCost: 2 ** 14 }), 'slow');
    const made = world.tryControl('POST', 'players', { account: 'moonlight7', password: 'secret77' });
    await runTurns(3);
    await world.control('POST', 'reset', {});
    expect(await made).toEqual({ status: 503, body: { error: { message: REPLACED.error.message } } });
    expect(await world.control('GET', 'players')).toHaveLength(1);
  });

  it('can be repeated with its key after a replacement', async () => {
    const { world, token, withdraw } = await setUp();
    const state = await world.control<object>('GET', 'state');
    await world.control('POST', 'faults', {
      operationId: 'exchange',
      latency: { kind: 'fixed', ms: 50 },
      times: 1,
    });
    const held = withdraw(300_00, {}, 'one-intention');
    await runTurns(5);
    await world.control('PUT', 'state', state);
    expect((await held).errcode).toBe(503);
    expect((await withdraw(300_00, {}, 'one-intention')).errcode).toBe(0);
    expect((await world.done('refreshData', {}, { token }))['coin']).toBe(700_00);
  });
});

describe('passwords', () => {
  it('are compared before any change: fifty simultaneous attempts block nobody', async () => {
    const { world, token, withdraw } = await setUp();
    const safeboxPassword = await world.encryptPassword('not-this-one');
    const body = { ...COMMON, amount: 200_00, bankId: 1, safeboxPassword };
    const guesses = await Promise.all(
      Array.from({ length: 50 }, () => world.call('exchange', body, { token })),
    );
    const names = guesses.map(({ body: { error } }) => (error as { name: string }).name);
    expect(names.filter((name) => name === 'safeboxPasswordWrong')).toHaveLength(5);
    expect(names.filter((name) => name === 'safeboxLocked')).toHaveLength(45);
    expect((await withdraw(200_00)).error).toMatchObject({ name: 'safeboxLocked' });
  });

  it('are compared again if they change meanwhile', async () => {
    const { world, token, withdraw } = await setUp();
    const change = async (password: string) =>
      (
        await world.call(
          'modifySafePassword',
          {
            oldPassword: await world.encryptPassword(SAFE_PASSWORD),
            password: await world.encryptPassword(password),
          },
          { token },
        )
      ).body.errcode;
    const answers = await Promise.all(['another1', 'another2', 'another3'].map(change));
    expect(answers.toSorted((a, b) => a - b)).toEqual([0, 2603, 2603]);
    expect((await withdraw(200_00)).error).toMatchObject({ name: 'safeboxPasswordWrong' });
  });
});
