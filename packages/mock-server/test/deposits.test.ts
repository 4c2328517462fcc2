import { describe, expect, it } from 'vitest';
import { contentOf } from '../src/seed/content.ts';
import { resolveConfig } from '../src/config/world-config.ts';
import { freshWorlds, startServer } from './support/client.ts';
import { CHANNELS, decide, depositPlayers, order, pathOf } from './support/deposits.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const MINUTE = 60_000;
const { bank: BANK, qr: QR, page: PAGE, raviBank: RAVI_BANK } = CHANNELS;
const setUp = depositPlayers(newWorld);

describe('a deposit request', () => {
  it('answers bank details, a QR code or a payment page, depending on the channel', async () => {
    const { deposit, world } = await setUp();
    const bank = await deposit(500_00, BANK);
    expect(bank).toMatchObject({ errcode: 0, appRechargeBankOwn: { amount: 500_00, shortBankName: 'DEO' } });
    const qr = await deposit(500_00, QR);
    expect(qr['appRechargeQr']).toMatchObject({ orderId: qr['orderId'] });
    const { qrCodeText, createTime, expireTime } = qr['appRechargeQr'] as Record<string, number | string>;
    expect(qrCodeText).toMatch(
      new RegExp(`^http://[^/]+/w/${world.name}/__pay/${String(qr['orderId'])}\\?t=\\w{24}$`),
    );
    expect(Number(expireTime) - Number(createTime)).toBe(10 * MINUTE);
    const page = await deposit(500_00, PAGE);
    expect(page['payUrl']).toMatch(new RegExp(`^/w/${world.name}/__pay/${String(page['orderId'])}\\?t=`));
    for (const answer of [bank, qr, page]) expect(answer['orderId']).toMatch(/^[A-Za-z0-9-]{6,40}$/);
  });

  it('names the account of the bank of its channel', async () => {
    const { deposit } = await setUp();
    const { rechargeTypes, banks } = contentOf(resolveConfig({}), 0);
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

  it('is refused for an unknown channel or an amount outside the limits', async () => {
    const { deposit } = await setUp();
    expect((await deposit(500_00, 99)).errcode).toBe(2301);
    expect((await deposit(99_99, QR)).errcode).toBe(2302);
    expect((await deposit(50_000_01, QR)).errcode).toBe(2302);
    expect((await deposit(100_00, QR)).errcode).toBe(0);
    expect((await deposit(50_000_00, PAGE)).errcode).toBe(0);
  });

  it('requires a card if the site asks for one: any, or of the channel’s bank', async () => {
    const { deposit, world, token } = await setUp('deposit-card');
    expect((await deposit(500_00, BANK)).errcode).toBe(2303);
    expect((await deposit(500_00, QR)).errcode).toBe(0);
    const card = { bankId: 2, bankName: 'Chenab', accountName: 'Demo Player', cardNum: '4000123412341234' };
    await world.done('addBankInfo', card, { token });
    expect((await deposit(500_00, BANK)).errcode).toBe(0);
    expect((await deposit(500_00, RAVI_BANK)).errcode).toBe(2303);
    await world.done('addBankInfo', { ...card, bankId: 1, cardNum: '5000123412341234' }, { token });
    expect((await deposit(500_00, RAVI_BANK)).errcode).toBe(0);
  });

  it('accepts a bonus kind only while its activity is open, and a first charge only at an offer’s price', async () => {
    const { world, token } = await setUp('default', { activityIds: [39] });
    const errcode = async (actType: number, amount: number) =>
      (await world.call('recharge3', { ...order(amount, BANK), actType }, { token })).body.errcode;
    expect([
      await errcode(9, 500_00),
      await errcode(9, 501_00),
      await errcode(6, 500_00),
      await errcode(5, 500_00),
    ]).toEqual([0, 2304, 2304, 2304]);
    await world.control('PATCH', 'players/10000001', { firstRecharge: 1 });
    expect(await errcode(9, 1_000_00)).toBe(2304);
  });

  it('is refused beyond twenty waiting orders', async () => {
    const { deposit } = await setUp();
    for (let i = 0; i < 20; i++) expect((await deposit((100 + i) * 100, QR)).errcode).toBe(0);
    expect((await deposit(500_00, QR)).errcode).toBe(2305);
  });

  it('offers the two wallets in green mode only', async () => {
    expect((await (await setUp('green')).deposit(500_00, 5)).payUrl).toBeDefined();
    expect((await (await setUp()).deposit(500_00, 5)).errcode).toBe(2301);
  });
});

describe('a double click', () => {
  it('creates one order, in sequence or at once', async () => {
    const { deposit, world, token } = await setUp();
    const all = await Promise.all(Array.from({ length: 20 }, () => deposit(500_00, QR)));
    expect(new Set(all.map((answer) => answer['orderId'])).size).toBe(1);
    expect((await world.done('getRechargeRecord', { page: 1, pageSize: 20 }, { token }))['total']).toBe(1);
  });

  it('creates another deposit after three seconds', async () => {
    const { deposit, world } = await setUp();
    const first = await deposit(500_00, QR);
    await world.advance(3000);
    expect((await deposit(500_00, QR))['orderId']).not.toBe(first['orderId']);
  });

  it('with an Idempotency-Key gets the first answer again at any time', async () => {
    const { world, token } = await setUp();
    const options = { token, key: 'intention-0001' };
    const first = await world.call('recharge3', order(500_00, QR), options);
    await world.advance(MINUTE);
    const second = await world.call('recharge3', order(500_00, QR), options);
    expect(second.body).toEqual(first.body);
    expect((await world.call('recharge3', order(600_00, QR), options)).body.errcode).toBe(103);
    expect((await world.call('recharge3', order(600_00, QR), { token, key: 'short' })).status).toBe(400);
    expect((await world.done('getRechargeRecord', { page: 1, pageSize: 20 }, { token }))['total']).toBe(1);
  });
});

describe('a settled deposit', () => {
  it('credits amount, first-deposit bonus, points and task once, however often it is settled', async () => {
    const { deposit, check, coin, world, token } = await setUp();
    const before = await world.done('refreshData', {}, { token });
    const { orderId } = await deposit(1_000_00, BANK);
    expect(await check(orderId)).toMatchObject({ isRechargeDone: false });
    const settle = () => world.tryControl('POST', `orders/${String(orderId)}/settle`);
    expect(
      new Set((await Promise.all(Array.from({ length: 10 }, settle))).map(({ status }) => status)),
    ).toEqual(new Set([200]));
    expect(await check(orderId)).toMatchObject({ isRechargeDone: true });
    expect(await coin()).toBe(Number(before['coin']) + 1_000_00 + 300_00);
    const profile = await world.done('getAfterLoginInfo', {}, { token });
    expect(profile).toMatchObject({
      firstRecharge: 1,
      totalRecharge: 1_000_00,
      lottery: Number(before['lottery']) + 10_00,
    });
    const { taskData } = await world.done('getTaskUser', {}, { token });
    expect(JSON.parse(String(taskData))).toMatchObject({ '13': 1, '15': 1, '16': 1, '105': 1 });
  });

  it('includes the bonus for the first deposit only', async () => {
    const { deposit, coin, world } = await setUp();
    const start = Number(await coin());
    for (const amount of [100_00, 200_00, 300_00]) {
      const { orderId } = await deposit(amount, BANK);
      await world.control('POST', `orders/${String(orderId)}/settle`);
    }
    expect(await coin()).toBe(start + 600_00 + 300_00);
  });

  it('appears among the latest trades, masked', async () => {
    const { deposit, world } = await setUp();
    const { orderId } = await deposit(777_00, BANK);
    await world.control('POST', `orders/${String(orderId)}/settle`);
    const { tradeList } = await world.done('anonymous/tradeInfo');
    const [latest] = tradeList as { phone: string; type: number; amount: number }[];
    expect(latest).toMatchObject({ type: 1, amount: 777_00 });
    expect(latest?.phone).toMatch(/^\d{3}\*+\d{2}$/);
  });

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
  it('expires, and can then neither be paid nor settled', async () => {
    const { deposit, check, coin, world } = await setUp();
    const start = await coin();
    const { orderId, payUrl } = await deposit(500_00, PAGE);
    await world.advance(10 * MINUTE - 1);
    expect(await check(orderId)).toMatchObject({ isRechargeDone: false });
    await world.advance(1);
    expect(await check(orderId)).toMatchObject({ errcode: 2307 });
    await decide(world, pathOf(payUrl, world), 'approve');
    expect((await world.tryControl('POST', `orders/${String(orderId)}/settle`)).status).toBe(409);
    expect(await coin()).toBe(start);
  });

  it('is final after it was declined', async () => {
    const { deposit, check, world } = await setUp();
    const { orderId } = await deposit(500_00, QR);
    expect(await world.control('POST', `orders/${String(orderId)}/fail`)).toMatchObject({ status: 2 });
    expect(await check(orderId)).toMatchObject({ errcode: 2308 });
    expect((await world.tryControl('POST', `orders/${String(orderId)}/settle`)).status).toBe(409);
  });

  it('is not visible to other players', async () => {
    const { deposit, world } = await setUp();
    const { orderId } = await deposit(500_00, QR);
    await world.control('POST', 'players', { account: 'other' });
    const reply = await world.call('checkRechargeOrder', { orderId }, { token: await world.token('other') });
    expect(reply.body.errcode).toBe(2306);
  });
});

describe('the deposit history', () => {
  it('is newest first, in pages', async () => {
    const { deposit, world, token } = await setUp();
    for (const amount of [100_00, 200_00, 300_00]) await deposit(amount, QR);
    const page = async (number: number) =>
      (
        (await world.done('getRechargeRecord', { page: number, pageSize: 2 }, { token }))['list'] as {
          amount: number;
        }[]
      ).map(({ amount }) => amount);
    expect(await page(1)).toEqual([300_00, 200_00]);
    expect(await page(2)).toEqual([100_00]);
    expect(await page(3)).toEqual([]);
  });

  it('contains payment details and remaining time of a waiting order', async () => {
    const { deposit, world, token } = await setUp('default', { settleAfterMs: null });
    const asked = await deposit(500_00, QR);
    await deposit(500_00, BANK);
    await deposit(500_00, PAGE);
    await world.control('POST', 'clock', { advanceMs: 4 * MINUTE });
    const list = async () =>
      (await world.done('getRechargeRecord', { page: 1, pageSize: 9 }, { token }))['list'] as Record<
        string,
        unknown
      >[];
    const [page, bank, qr] = await list();
    expect(page?.['payUrl']).toMatch(new RegExp(`/__pay/${String(page?.['orderId'])}\\?t=`));
    expect(bank?.['appRechargeBankOwn']).toMatchObject({ amount: 500_00 });
    const code = asked['appRechargeQr'] as { timeLeft: number };
    expect(code.timeLeft).toBe(10 * MINUTE);
    const { timeLeft } = (qr?.['appRechargeQr'] ?? {}) as { timeLeft: number };
    expect(qr?.['appRechargeQr']).toEqual({ ...code, timeLeft });
    expect(timeLeft).toBeLessThanOrEqual(6 * MINUTE);
    expect(timeLeft).toBeGreaterThan(5 * MINUTE);
    await world.control('POST', `orders/${String(qr?.['orderId'])}/fail`, {});
    expect((await list())[2]).not.toHaveProperty('appRechargeQr');
  });

  it('shows the amount of a first deposit separately from its bonus', async () => {
    const { deposit, world, token } = await setUp();
    for (const amount of [500_00, 600_00]) {
      const { orderId } = await deposit(amount, BANK);
      await world.control('POST', `orders/${String(orderId)}/settle`, {});
    }
    const { list } = await world.done('getRechargeRecord', { page: 1, pageSize: 9 }, { token });
    expect(list).toMatchObject([
      { amount: 600_00, bonus: 0, status: 1 },
      { amount: 500_00, bonus: 300_00, status: 1 },
    ]);
  });

  it("returns a single order on request, but not another player's", async () => {
    const { deposit, world, token } = await setUp();
    const { orderId } = await deposit(500_00, BANK);
    await deposit(600_00, BANK);
    const ask = { page: 1, pageSize: 1, orderId };
    expect(await world.done('getRechargeRecord', ask, { token })).toMatchObject({
      list: [{ orderId, amount: 500_00 }],
      total: 1,
    });
    await world.control('POST', 'players', { account: 'otherplayer' });
    const other = await world.token('otherplayer');
    expect((await world.call('getRechargeRecord', ask, { token: other })).body.errcode).toBe(2306);
  });
});
