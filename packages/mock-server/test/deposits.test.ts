import { describe, expect, it } from 'vitest';
import { createContent } from '../src/seed/content.ts';
import { resolveConfig } from '../src/config/world-config.ts';
import { freshWorlds, startServer } from './support/client.ts';
import { CHANNELS, decide, depositPlayers, getPath } from './support/deposits.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const MINUTE = 60_000;
const { bank: BANK, page: PAGE, raviBank: RAVI_BANK } = CHANNELS;
const setUp = depositPlayers(newWorld);

describe('a deposit request', () => {
  it('names the account of the bank of its channel', async () => {
    const { deposit } = await setUp();
    const { rechargeTypes, banks } = createContent(resolveConfig({}), 0);
    const channel = rechargeTypes.find(({ id }) => id === RAVI_BANK);
    const bank = banks.find(({ bankId }) => bankId === channel?.bankId);
    expect(channel?.name).toBe(`${bank?.bankName} direct`);
    const { appRechargeBankOwn } = await deposit(500_00, RAVI_BANK);
    const { bankName, shortBankName } = bank ?? {};
    expect(appRechargeBankOwn).toMatchObject({ bankName, shortBankName });
  });

  it('shows the reason of a failure', async () => {
    const { deposit, token, world } = await setUp();
    const { orderId } = await deposit(500_00, BANK);
    await world.control('POST', `orders/${String(orderId)}/fail`, { reason: 'The sender is unknown.' });
    const { list } = await world.done('getRechargeRecord', { page: 1, pageSize: 1 }, { token });
    expect((list as unknown[])[0]).toMatchObject({ status: 2, reason: 'The sender is unknown.' });
  });
});

describe('a settled deposit', () => {
  // spec 1-12, 4-81, 7.4-07
  it('arrives by itself for a bank transfer, or only by the control API', async () => {
    const soon = await setUp();
    const { orderId } = await soon.deposit(500_00, BANK);
    await soon.world.advance(19_999);
    expect(await soon.check(orderId)).toMatchObject({ isRechargeDone: false });
    await soon.world.advance(1);
    expect(await soon.check(orderId)).toMatchObject({ isRechargeDone: true });

    const manual = await setUp('default', { settleAfterMs: null });
    const waiting = await manual.deposit(500_00, BANK);
    await manual.world.advance(365 * 24 * 60 * MINUTE - MINUTE);
    const token = await manual.world.token();
    const later = await manual.world.done('checkRechargeOrder', { orderId: waiting['orderId'] }, { token });
    expect(later['isRechargeDone']).toBe(false);
  });
});

describe('an unpaid order', () => {
  // spec 9-50
  it('expires, and can then neither be paid nor settled', async () => {
    const { deposit, check, coin, world } = await setUp();
    const start = await coin();
    const { orderId, payUrl } = await deposit(500_00, PAGE);
    await world.advance(10 * MINUTE - 1);
    expect(await check(orderId)).toMatchObject({ isRechargeDone: false });
    await world.advance(1);
    expect(await check(orderId)).toMatchObject({ errcode: 2307 });
    await decide(world, getPath(payUrl, world), 'approve');
    expect((await world.tryControl('POST', `orders/${String(orderId)}/settle`)).status).toBe(409);
    expect(await coin()).toBe(start);
  });
});
