import type { Fields } from '../../protocol/backend.ts';
import { defineChecks } from '../../protocol/check.ts';
import { expectEqual, requireThat } from '../../protocol/expect.ts';
import { expectSignedOut } from '../shared/calls.ts';
import { deposit } from '../shared/deposits.ts';
import { expectPages, PAGE, pick } from '../shared/lists.ts';
import { expectNoNumber, readTexts } from '../shared/numbers.ts';
import { SAFE_PASSWORD, setSafePassword } from '../shared/safebox-password.ts';
import { SECOND } from '../shared/time.ts';
import { expectNoChange } from '../shared/wallet.ts';
import { createCard, createWithdrawer, readWithdrawals } from '../shared/withdrawals.ts';
import { cardChecks } from './cards.ts';
import { refusalChecks } from './refusals.ts';
import { repeatChecks } from './repeats.ts';
import { requestChecks } from './requests.ts';
import { amountsFrom, readMinimum, STATUS } from './terms.ts';

export const withdrawalChecks = defineChecks('withdrawal', {
  ...cardChecks,
  ...requestChecks,
  ...refusalChecks,
  ...repeatChecks,
  'amounts-are-whole': {
    statements: ['7.2-27', '9-12'],
    title: 'answers 400 to amounts that the contract excludes, without a withdrawal',
    run: async (backend) => {
      const payee = await createWithdrawer(backend);
      await expectNoChange('odd withdrawals', payee.player, async () => {
        for (const more of [
          ...[-20_000, 200_00.5, '20000', null, Number.MAX_SAFE_INTEGER + 2].map((amount) => ({ amount })),
          { bankId: 0 },
          { safeboxPassword: SAFE_PASSWORD },
        ])
          expectEqual(`status for ${JSON.stringify(more)}`, (await payee.call(200_00, more)).status, 400);
      });
    },
  },
  'records-in-pages': {
    statements: ['7.4-09', '2.2-091'],
    title: 'lists withdrawals newest first, in pages, by state, time and text, of the player alone',
    run: async (backend) => {
      const payee = await createWithdrawer(backend);
      const { minAmount, remainCount } = await payee.info();
      requireThat(remainCount >= 3, 'less than three withdrawals a day');
      const orders: string[] = [];
      for (const amount of amountsFrom(minAmount, 3)) {
        orders.push((await payee.expectOk(amount))['orderId']);
        if (orders.length === 1) await backend.hooks.moveTime(SECOND);
      }
      expectEqual('number of different orders', new Set(orders).size, 3);
      const newest = orders.toReversed();
      const readPage = async (page: number, pageSize: number, more: object = {}) => {
        const { list, total } = await payee.player.expectOk('getExchangeOrder', { page, pageSize, ...more });
        return { ids: pick(list as Fields[], 'orderId'), total };
      };
      expectEqual('page 1', await readPage(1, 2), { ids: newest.slice(0, 2), total: 3 });
      expectEqual('page 2', await readPage(2, 2), { ids: newest.slice(2), total: 3 });
      expectEqual('a page beyond the end', await readPage(3, 2), { ids: [], total: 3 });
      await backend.hooks.settleOrder(orders[0] ?? '');
      await backend.hooks.refuseOrder(orders[1] ?? '');
      expectEqual('paid withdrawals', await readPage(1, 1, { status: STATUS.paid }), {
        ids: [orders[0]],
        total: 1,
      });
      expectEqual('refused withdrawals', await readPage(1, 9, { status: STATUS.refused }), {
        ids: [orders[1]],
        total: 1,
      });
      expectEqual('waiting withdrawals', await readPage(1, 9, { status: STATUS.pending }), {
        ids: [orders[2]],
        total: 1,
      });
      const rows = await expectPages(payee.player, 'getExchangeOrder', 'list');
      const from = rows[1]?.['createTime'];
      expectEqual('withdrawals from an instant on', await readPage(1, 1, { from }), {
        ids: newest.slice(0, 1),
        total: 2,
      });
      expectEqual('withdrawals until an instant', await readPage(1, 9, { until: from }), {
        ids: newest.slice(2),
        total: 1,
      });
      const search = orders[2]?.toLowerCase();
      expectEqual('withdrawals with a text', await readPage(1, 9, { search }), {
        ids: newest.slice(0, 1),
        total: 1,
      });
      const stranger = await createWithdrawer(backend);
      expectEqual('records of another player', await readWithdrawals(stranger.player), []);
    },
  },
  'history-of-a-withdrawal': {
    statements: ['7.2-27'],
    title: 'shows a withdrawal and its return in the history of the balance',
    level: 'should',
    run: async (backend) => {
      const payee = await createWithdrawer(backend);
      const amount = await readMinimum(payee);
      const { orderId } = await payee.expectOk(amount);
      await backend.hooks.refuseOrder(orderId);
      await payee.expectOk(amount + 1);
      const rows = await expectPages(payee.player, 'getBalanceHistory', 'list', { kind: 'withdrawal' });
      expectEqual('amounts of the rows', pick(rows, 'amount'), [-amount - 1, amount, -amount]);
      expectEqual('reference of the first row', rows[2]?.['reference'], orderId);
      const { sums } = await payee.player.expectOk('getBalanceHistory', { ...PAGE, kind: 'deposit' });
      expectEqual('sum of the withdrawals', sums.withdrawals, amount + 1);
    },
  },
  'numbers-in-texts': {
    statements: ['7.2-28', '7.2-31', '7.3-05', '7.4-09'],
    title: 'shows neither the number of a card nor the phone of a player in mails, records and public lists',
    run: async (backend) => {
      const mobile = `3${backend.unique(9, '0123456789')}`;
      const payee = await createWithdrawer(backend, { mobile });
      const amount = await readMinimum(payee);
      await backend.hooks.settleOrder((await payee.expectOk(amount))['orderId']);
      await backend.hooks.refuseOrder((await payee.expectOk(amount + 1))['orderId']);
      await payee.expectOk(amount + 2);
      await deposit(backend, payee.player, 1_000_00);
      const answers = await readTexts(backend, payee.player);
      expectNoNumber('number of the card', answers, payee.card.cardNum);
      expectNoNumber('number of the phone', answers, mobile);
    },
  },
  'needs-a-session': {
    statements: ['7.2-26', '7.2-27', '7.4-09'],
    title: 'answers 401 to withdrawals and cards without a session',
    run: async (backend) => {
      const safeboxPassword = await backend.encryptPassword(SAFE_PASSWORD);
      const card = await createCard(backend);
      const calls: readonly (readonly [string, object])[] = [
        ['exchange', { amount: 200_00, bankId: card.bankId, safeboxPassword }],
        ['getExchange', {}],
        ['getExchangeOrder', PAGE],
        ['addBankInfo', card],
        ['modifyBankInfo', { ...card, id: 1 }],
      ];
      await expectSignedOut(backend, calls);
    },
  },
  'a-changed-password-counts': {
    statements: ['7.2-27', '7.2-39'],
    title: 'withdraws with the new safebox password after a change, and no longer with the old one',
    run: async (backend) => {
      const player = await backend.player({ coin: 1_000_00, hasKyc: true });
      await setSafePassword(backend, player);
      const card = await createCard(backend);
      await player.expectOk('addBankInfo', card);
      await player.expectOk('modifySafePassword', {
        oldPassword: await backend.encryptPassword(SAFE_PASSWORD),
        password: await backend.encryptPassword('another-77'),
      });
      const { minAmount } = await player.expectOk('getExchange');
      const createBody = async (password: string) => ({
        amount: minAmount,
        bankId: card.bankId,
        safeboxPassword: await backend.encryptPassword(password),
      });
      await player.expectErrcode('exchange', 2603, await createBody(SAFE_PASSWORD));
      await player.expectOk('exchange', await createBody('another-77'));
    },
  },
});
