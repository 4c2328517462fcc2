import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createMockServer } from '../src/index.ts';
import { NOON, worldOf } from './support/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'tara-state-'));
afterAll(() => rmSync(folder, { recursive: true }));

function open(stateFile: string) {
  return createMockServer({ port: 0, now: NOON, passwordCost: 16, stateFile });
}

describe('a state file', () => {
  it('carries all worlds over a restart: players, sessions, orders, settings and clocks [1-54, 1-67]', async () => {
    const file = join(folder, 'a/new/folder/state.json');
    const first = await open(file);
    const world = worldOf(first, 'kept');
    const token = await world.token();
    const order = { amount: 500_00, version: 4, actType: 0, rechargeType: 1 };
    const { orderId } = await world.done('recharge3', order, { token });
    await world.control('PATCH', 'config', { mode: 'green' });
    await world.advance(5000);
    await first.close();

    const second = await open(file);
    const again = worldOf(second, 'kept');
    expect(await again.done('checkRechargeOrder', { orderId }, { token })).toMatchObject({
      isRechargeDone: false,
    });
    expect(await again.control('GET', 'clock')).toMatchObject({ now: NOON + 5000 });
    const { appWebConfig } = await again.done('anonymous/appConfig', { gameListVersion: 0 });
    expect(appWebConfig).toMatchObject({ mode: 'green' });
    await second.close();
  });

  it('that is no state file is not overwritten', async () => {
    const file = join(folder, 'other.json');
    writeFileSync(file, '{"name":"something else"}');
    await expect(open(file)).rejects.toThrow(/holds no state/);
  });
});
