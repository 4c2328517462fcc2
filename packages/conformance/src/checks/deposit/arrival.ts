import type { Fields } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat } from '../../protocol/expect.ts';
import { atOnce, ifPossible } from '../shared/calls.ts';
import { amountFor, deposit, findChannel, getKind, readChannels, readDeposits } from '../shared/deposits.ts';
import { PAGE, pick } from '../shared/lists.ts';
import { parseTasks } from '../shared/tasks.ts';
import { expectNow, expectRest } from '../shared/time.ts';
import { expectChange, expectNoChange, readWallet } from '../shared/wallet.ts';
import {
  AMOUNT,
  depositor,
  FIRST_DEPOSIT_BONUS,
  isPaid,
  KINDS,
  open,
  PAY_WINDOW,
  readOrder,
  STATUS,
} from './order.ts';

export const arrivalChecks: CheckDefinitions = {
  'answers-by-channel': {
    statements: [
      '3-031',
      '4-79',
      '7.4-01',
      '7.4-02',
      '7.4-04',
      '1-12',
      '1-13',
      '3-074',
      '3-077',
      '3-078',
      '9-86',
    ],
    title: 'answers each channel with bank details, a payment code or a payment page of the order',
    run: async (backend) => {
      const player = await depositor(backend);
      const { currency, appBankList } = await backend.webConfig();
      const ids = new Set<string>();
      for (const channel of await readChannels(backend)) {
        const amount = amountFor(channel, 7);
        const answer = await open(backend, player, channel, amount);
        const what = `the answer of channel ${channel.id}`;
        const kind = getKind(answer);
        const fields = Object.keys(answer);
        expectThat(what, kind !== undefined, 'one of appRechargeBankOwn, appRechargeQr and payUrl', fields);
        if (channel.kind !== undefined) expectEqual(`kind of channel ${channel.id}`, kind, channel.kind);
        ids.add(answer['orderId']);
        const bank = answer['appRechargeBankOwn'] as Fields | undefined;
        if (bank) {
          expectEqual(`amount of ${what}`, bank['amount'], amount);
          if (currency !== undefined && bank['currency'] !== undefined)
            expectEqual(`currency of ${what}`, bank['currency'], currency);
          const own = (appBankList as Fields[]).find(({ bankId }) => bankId === channel.bankId);
          if (own) expectEqual(`bank of ${what}`, bank['bankName'], own['bankName']);
          if (own) expectEqual(`short name of ${what}`, bank['shortBankName'], own['shortBankName']);
        }
        const code = answer['appRechargeQr'] as Fields | undefined;
        if (code) {
          expectEqual(`order of ${what}`, code['orderId'], answer['orderId']);
          expectNow(`createTime of ${what}`, code['createTime'], backend);
          if (code['expireTime'] !== undefined)
            expectEqual(`pay window of ${what}`, code['expireTime'] - code['createTime'], PAY_WINDOW);
          expectRest(`timeLeft of ${what}`, code['timeLeft'] ?? PAY_WINDOW, PAY_WINDOW, backend);
        }
        if ('payUrl' in answer)
          expectThat(`payUrl of ${what}`, answer['payUrl'] !== '', 'an address', answer['payUrl']);
        const row = await readOrder(player, answer['orderId']);
        const { orderId, amount: ordered, rechargeType, status, createTime, ...rest } = row;
        expectEqual(
          `record of ${what}`,
          { orderId, asked: ordered, rechargeType, status },
          { orderId: answer['orderId'], asked: amount, rechargeType: channel.id, status: STATUS.pending },
        );
        expectNow(`createTime of the record of ${what}`, createTime, backend);
        expectEqual(`kind of the record of ${what}`, getKind(rest), kind);
        if (bank) expectEqual(`bank details of the record of ${what}`, rest['appRechargeBankOwn'], bank);
        if ('payUrl' in answer)
          expectEqual(`address of the record of ${what}`, rest['payUrl'], answer['payUrl']);
      }
      expectEqual('number of different orders', ids.size, (await readChannels(backend)).length);
    },
  },
  'waits-for-the-payment': {
    statements: ['7.4-06', '7.4-07', '4-81'],
    title: 'credits nothing before the payment of an order arrives',
    run: async (backend) => {
      const player = await backend.player({ coin: 5_00 });
      for (const [index, kind] of KINDS.entries()) {
        const channel = (await readChannels(backend)).find((candidate) => candidate.kind === kind);
        if (!channel) continue;
        const { orderId } = await expectChange(`an unpaid ${kind} order`, player, { deposits: 1 }, () =>
          open(backend, player, channel, AMOUNT + index),
        );
        expectEqual('isRechargeDone', await isPaid(player, orderId), false);
        expectEqual('isRechargeDone again', await isPaid(player, orderId), false);
      }
      expectEqual('firstRecharge', (await player.info())['firstRecharge'], 0);
    },
  },
  'credits-a-deposit-once': {
    statements: ['7.4-06', '7.4-07', '7.4-08', '7.4-10', '7.4-11'],
    title: 'credits exactly the amount of a deposit when it arrives, once',
    run: async (backend) => {
      const player = await depositor(backend);
      const stranger = await depositor(backend);
      const otherBefore = await readWallet(stranger);
      const channel = await findChannel(backend, 'bank');
      const amount = 1_234_56;
      const before = await readWallet(player);
      const { orderId } = await open(backend, player, channel, amount);
      await backend.hooks.settleOrder(orderId);
      expectEqual('isRechargeDone', await isPaid(player, orderId), true);
      const after = await readWallet(player);
      expectEqual('coins', after.coin, before.coin + amount);
      expectEqual('total of deposits', after.totalRecharge, before.totalRecharge + amount);
      expectEqual('turnoverLeft', after.turnoverLeft, before.turnoverLeft + amount);
      expectEqual('coins of refreshData', await player.coin(), after.coin);
      const { totalRecharge } = await player.expectOk('getActivityIds');
      expectEqual('total of deposits of the activities', totalRecharge, after.totalRecharge);
      await expectNoChange('a second arrival of a deposit', player, () =>
        atOnce(() => ifPossible(backend.hooks.settleOrder(orderId)), 3),
      );
      await expectNoChange('a refusal of a deposit that arrived', player, () =>
        ifPossible(backend.hooks.refuseOrder(orderId)),
      );
      const row = await readOrder(player, orderId);
      expectEqual(
        'amount, status, bonus and details of the record',
        [row['amount'], row['status'], row['bonus'] ?? 0, getKind(row)],
        [amount, STATUS.done, 0, undefined],
      );
      expectEqual('isRechargeDone afterwards', await isPaid(player, orderId), true);
      expectEqual('balances of another player', await readWallet(stranger), otherBefore);
    },
  },
  'simultaneous-arrivals': {
    statements: ['7.4-07', '7.4-10'],
    title: 'credits a deposit once if its payment is reported several times simultaneously',
    run: async (backend) => {
      const player = await depositor(backend);
      const { orderId } = await open(backend, player, 'bank', AMOUNT);
      const { coin } = await readWallet(player);
      await atOnce(() => ifPossible(backend.hooks.settleOrder(orderId)));
      expectEqual('coins', (await readWallet(player)).coin, coin + AMOUNT);
    },
  },
  'several-arrivals-at-once': {
    statements: ['7.4-07', '7.4-10'],
    title: 'credits each of several deposits that arrive at the same time',
    run: async (backend) => {
      const player = await backend.player({ coin: 7_00 });
      const channel = await findChannel(backend, 'bank');
      const amounts = [0, 1, 2, 3, 4].map((n) => amountFor(channel, n));
      const orders = await Promise.all(amounts.map((amount) => open(backend, player, channel, amount)));
      expectEqual('number of different orders', new Set(pick(orders, 'orderId')).size, amounts.length);
      await Promise.all(orders.map(({ orderId }) => backend.hooks.settleOrder(orderId)));
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      const after = await readWallet(player);
      expectFields('coins and total', after, {
        coin: 7_00 + total + FIRST_DEPOSIT_BONUS,
        totalRecharge: total,
      });
      const bonuses = (await readDeposits(player)).map(({ bonus = 0 }) => bonus).toSorted((a, b) => a - b);
      if (bonuses.some((bonus) => bonus > 0))
        expectEqual('bonuses of the records', bonuses, [0, 0, 0, 0, FIRST_DEPOSIT_BONUS]);
    },
  },
  'first-deposit-bonus': {
    statements: ['2.5-08', '3-072'],
    title: 'adds 300 coins to the first deposit, whatever its amount, and to no later one',
    run: async (backend) => {
      const channel = await findChannel(backend, 'bank');
      for (const amount of [amountFor(channel), channel.maxAmount ?? AMOUNT]) {
        const player = await backend.player({ coin: 0 });
        expectEqual('firstRecharge before', (await player.info())['firstRecharge'], 0);
        expectEqual('key 105 before', parseTasks(await player.expectOk('getTaskUser')).states['105'] ?? 0, 0);
        const first = await deposit(backend, player, amount);
        expectEqual('coins', await player.coin(), amount + FIRST_DEPOSIT_BONUS);
        const info = await player.info();
        expectEqual('firstRecharge', info['firstRecharge'], 1);
        expectEqual('total of deposits', info['totalRecharge'], amount);
        expectEqual('key 105', parseTasks(await player.expectOk('getTaskUser')).states['105'], 1);
        await deposit(backend, player, amountFor(channel, 3));
        expectEqual(
          'coins after a second deposit',
          await player.coin(),
          amount + FIRST_DEPOSIT_BONUS + amountFor(channel, 3),
        );
        const row = await readOrder(player, first);
        expectEqual('amount of the record', row['amount'], amount);
        if (row['bonus'] !== undefined) expectEqual('bonus of the record', row['bonus'], FIRST_DEPOSIT_BONUS);
      }
    },
  },
  'refused-first-deposit': {
    statements: ['2.5-08'],
    title: 'does not count a deposit that never arrived as the first one',
    run: async (backend) => {
      const player = await backend.player({ coin: 0 });
      const { orderId } = await open(backend, player, 'bank', AMOUNT);
      await backend.hooks.refuseOrder(orderId);
      expectEqual('firstRecharge', (await player.info())['firstRecharge'], 0);
      await deposit(backend, player, AMOUNT);
      expectEqual('coins', await player.coin(), AMOUNT + FIRST_DEPOSIT_BONUS);
    },
  },
  'first-deposit-mail': {
    statements: [],
    title: 'thanks by a mail for the first deposit and for no later one',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ coin: 0 });
      const countMails = async () => (await player.expectOk('getMail2', PAGE))['total'] as number;
      const before = await countMails();
      await deposit(backend, player, AMOUNT);
      expectEqual('mails after the first deposit', await countMails(), before + 1);
      await deposit(backend, player, AMOUNT + 1);
      expectEqual('mails after the second deposit', await countMails(), before + 1);
    },
  },
  'points-of-a-deposit': {
    statements: ['1-11'],
    title: 'adds one point for each hundred coins of a deposit, without fractions of a hundredth',
    level: 'should',
    run: async (backend) => {
      const player = await depositor(backend);
      const { lottery } = await readWallet(player);
      await deposit(backend, player, 1_234_56);
      expectEqual('points', (await readWallet(player)).lottery, lottery + 12_34);
    },
  },
};
