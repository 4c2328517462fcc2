import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, requireThat } from '../../protocol/expect.ts';
import { openSlot } from '../shared/games.ts';
import { expectLock, LOCKED, makeStale, SAFE_PASSWORD, WRONG_PASSWORDS } from '../shared/safebox-password.ts';
import { untilMidnight } from '../shared/time.ts';
import { bankAt, createCard, createWithdrawer, readWithdrawals } from '../shared/withdrawals.ts';
import { amountsFrom, masked, readMinimum, wrongPassword } from './terms.ts';

export const refusalChecks: CheckDefinitions = {
  'needs-verification': {
    statements: ['1-58', '1-59', '7.2-27'],
    title: 'refuses a withdrawal before the identity is verified with 2501',
    run: async (backend) => {
      const payee = await createWithdrawer(backend, { hasKyc: false });
      expectEqual('hasKyc', (await payee.player.info())['hasKyc'], false);
      await payee.expectErrcode(2501, await readMinimum(payee));
    },
  },
  'needs-the-password': {
    statements: ['7.2-27', '2.2-069'],
    title: 'refuses a withdrawal without a safebox password with 2602, and with a wrong one with 2603',
    isHeavy: true,
    run: async (backend) => {
      const none = await createWithdrawer(backend, {}, { password: true });
      await none.expectErrcode(2602, await readMinimum(none));
      const payee = await createWithdrawer(backend);
      const amount = await readMinimum(payee);
      await payee.expectErrcode(2603, amount, await wrongPassword(backend));
      for (const password of [payee.player.password, SAFE_PASSWORD.toUpperCase()]) {
        const safeboxPassword = await backend.encryptPassword(password);
        await payee.expectErrcode(2603, amount, { safeboxPassword });
      }
      await payee.expectOk(amount);
    },
  },
  'stale-password': {
    statements: ['7.2-27', '3-099', '3-100'],
    title: 'refuses a password for an old key with 2110 and does not count it as a wrong one',
    isHeavy: true,
    run: async (backend) => {
      const payee = await createWithdrawer(backend);
      const amount = await readMinimum(payee);
      for (let n = 0; n <= WRONG_PASSWORDS; n++)
        await payee.expectErrcode(2110, amount, {
          safeboxPassword: makeStale(await backend.encryptPassword(SAFE_PASSWORD)),
        });
      // The client encrypts again and sends the same key.
      const key = backend.newKey();
      const safeboxPassword = makeStale(await backend.encryptPassword(SAFE_PASSWORD));
      expectEqual(
        'errcode of exchange',
        (await payee.call(amount, { safeboxPassword }, { key })).body.errcode,
        2110,
      );
      await payee.expectOk(amount, {}, { key });
    },
  },
  'locks-the-password': {
    statements: ['7.2-27'],
    title: 'locks the safebox password for 15 minutes after five wrong ones',
    isHeavy: true,
    run: async (backend) => {
      const payee = await createWithdrawer(backend);
      const amount = await readMinimum(payee);
      for (let n = 0; n < WRONG_PASSWORDS; n++)
        await payee.expectErrcode(2603, amount, await wrongPassword(backend));
      const { error } = await payee.expectErrcode(2604, amount);
      expectLock(backend, error);
      await payee.expectErrcode(2604, amount, await wrongPassword(backend));
      await backend.hooks.moveTime(LOCKED - backend.slack);
      await payee.expectErrcode(2604, amount);
      await backend.hooks.moveTime(backend.slack);
      await payee.expectOk(amount);
    },
  },
  'a-right-password-clears-the-count': {
    statements: ['7.2-27'],
    title: 'counts wrong passwords again from the start after a right one',
    level: 'should',
    isHeavy: true,
    run: async (backend) => {
      const payee = await createWithdrawer(backend);
      const amount = await readMinimum(payee);
      for (let n = 1; n < WRONG_PASSWORDS; n++)
        await payee.expectErrcode(2603, amount, await wrongPassword(backend));
      await payee.expectOk(amount);
      for (let n = 1; n < WRONG_PASSWORDS; n++)
        await payee.expectErrcode(2603, amount, await wrongPassword(backend));
      await payee.expectOk(amount + 1_00);
    },
  },
  'needs-a-card': {
    statements: ['7.2-27', '2.2-069'],
    title: 'refuses a withdrawal to a bank without a card of the player with 2403',
    run: async (backend) => {
      const none = await createWithdrawer(backend, {}, { card: true });
      await none.expectErrcode(2403, await readMinimum(none));
      const payee = await createWithdrawer(backend);
      const { bankId } = await bankAt(backend, 1);
      await payee.expectErrcode(2403, await readMinimum(payee), { bankId });
      const card = await createCard(backend, 1);
      await payee.player.expectOk('addBankInfo', card);
      await payee.expectOk(await readMinimum(payee), { bankId });
      const [row] = await readWithdrawals(payee.player);
      expectEqual('card of the record', row?.['cardNum'], masked(card.cardNum));
      await payee.player.expectOk('addBankInfo', await createCard(backend, 1));
      expectEqual('card of the record after a change', (await readWithdrawals(payee.player))[0], row);
    },
  },
  limits: {
    statements: ['7.2-26', '7.2-27'],
    title: 'accepts exactly the limits of getExchange and refuses a hundredth beyond with 2502',
    run: async (backend) => {
      const { maxAmount: most } = await (await backend.player({})).expectOk('getExchange');
      const payee = await createWithdrawer(backend, { coin: most * 3 });
      const { minAmount, maxAmount } = await payee.info();
      await payee.expectErrcode(2502, minAmount - 1);
      await payee.expectErrcode(2502, 0);
      await payee.expectErrcode(2502, maxAmount + 1);
      await payee.expectOk(minAmount);
      await payee.expectOk(maxAmount);
    },
  },
  balance: {
    statements: ['7.2-26', '7.2-27'],
    title: 'accepts exactly the withdrawable coins and refuses a hundredth more with 2503',
    run: async (backend) => {
      const all = await createWithdrawer(backend, { coin: 1_000_00 });
      await all.expectErrcode(2503, 1_000_01);
      await all.expectOk(1_000_00);
      expectEqual('coins', await all.player.coin(), 0);
      const part = await createWithdrawer(backend, { coin: 1_000_00, turnoverLeft: 300_00 });
      await part.expectErrcode(2503, 700_01);
      await part.expectOk(700_00);
      expectEqual('coins left', await part.player.coin(), 300_00);
      await part.expectErrcode(2503, await readMinimum(part));
    },
  },
  'stakes-release-coins': {
    statements: ['7.2-26', '3-093'],
    title: 'releases as many coins for withdrawal as a player stakes',
    run: async (backend) => {
      const player = await backend.player({ coin: 1_000_00, turnoverLeft: 500_00 });
      const { minBet, play } = await openSlot(backend, player);
      const bet = Math.max(10_00, minBet);
      const before = await player.expectOk('getExchange');
      const { win } = await play(bet);
      const after = await player.expectOk('getExchange');
      expectEqual('turnoverLeft', after['turnoverLeft'], before['turnoverLeft'] - bet);
      expectEqual('withdrawable', after['withdrawable'], before['withdrawable'] + win);
    },
  },
  'number-per-day': {
    statements: ['7.2-26', '7.2-27'],
    title: 'refuses more withdrawals than remainCount with 2504; a refused one does not count',
    run: async (backend) => {
      const payee = await createWithdrawer(backend);
      const { remainCount, minAmount } = await payee.info();
      requireThat(remainCount <= 20, 'more than 20 withdrawals a day');
      const orders: string[] = [];
      for (const [index, amount] of amountsFrom(minAmount, remainCount).entries()) {
        orders.push((await payee.expectOk(amount))['orderId']);
        expectEqual('remainCount', (await payee.info())['remainCount'], remainCount - index - 1);
      }
      await payee.expectErrcode(2504, minAmount + 100_00);
      const card = await createCard(backend, 1);
      await payee.player.expectOk('addBankInfo', card);
      await payee.expectErrcode(2504, minAmount + 100_00, { bankId: card.bankId });
      await backend.hooks.settleOrder(orders[0] ?? '');
      await payee.expectErrcode(2504, minAmount + 101_00);
      await backend.hooks.refuseOrder(orders[1] ?? '');
      expectEqual('remainCount after a refused one', (await payee.info())['remainCount'], 1);
      await payee.expectOk(minAmount + 102_00);
      await payee.expectErrcode(2504, minAmount + 103_00);
      const stranger = await createWithdrawer(backend);
      expectEqual('remainCount of another player', (await stranger.info())['remainCount'], remainCount);
    },
  },
  'three-per-day': {
    statements: ['7.2-26'],
    title: 'allows three withdrawals a day',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ coin: 1_000_00 });
      expectEqual('remainCount', (await player.expectOk('getExchange'))['remainCount'], 3);
    },
  },
  'a-day-ends-at-midnight': {
    statements: ['7.2-26', '7.2-27'],
    title: "counts the withdrawals of a day until midnight in the region's zone",
    run: async (backend) => {
      const payee = await createWithdrawer(backend);
      const { remainCount, minAmount } = await payee.info();
      requireThat(remainCount <= 20, 'more than 20 withdrawals a day');
      for (const amount of amountsFrom(minAmount, remainCount)) await payee.expectOk(amount);
      await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
      expectEqual('remainCount just before midnight', (await payee.info())['remainCount'], 0);
      await payee.expectErrcode(2504, minAmount + 100_00);
      await backend.hooks.moveTime(backend.slack);
      expectEqual('remainCount at midnight', (await payee.info())['remainCount'], remainCount);
      await payee.expectOk(minAmount + 101_00);
    },
  },
  'order-of-the-refusals': {
    statements: ['7.2-27'],
    title: 'checks password, verification, amount, balance and number per day in this order',
    level: 'should',
    isHeavy: true,
    run: async (backend) => {
      const { minAmount, maxAmount } = await (await backend.player({})).expectOk('getExchange');
      const unverified = await createWithdrawer(backend, { hasKyc: false, coin: 0 });
      await unverified.expectErrcode(2603, maxAmount + 1, await wrongPassword(backend));
      await unverified.expectErrcode(2501, maxAmount + 1);
      const poor = await createWithdrawer(backend, { coin: 0 });
      await poor.expectErrcode(2502, maxAmount + 1);
      await poor.expectErrcode(2502, minAmount - 1);
      await poor.expectErrcode(2503, minAmount);
      const tired = await createWithdrawer(backend);
      const { remainCount, withdrawable } = await tired.info();
      for (const amount of amountsFrom(minAmount, remainCount)) await tired.expectOk(amount);
      await tired.expectErrcode(2503, withdrawable);
      await tired.expectErrcode(2502, maxAmount + 1);
    },
  },
};
