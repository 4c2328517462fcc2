import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat } from '../../protocol/expect.ts';
import { atOnce, ifPossible } from '../shared/calls.ts';
import { deposit } from '../shared/deposits.ts';
import { openSlot } from '../shared/games.ts';
import { PAGE } from '../shared/lists.ts';
import { COINS } from '../shared/rewards.ts';
import { expectNow } from '../shared/time.ts';
import { expectChange, expectNoChange } from '../shared/wallet.ts';
import { createWithdrawer, readWithdrawals } from '../shared/withdrawals.ts';
import { masked, readMinimum, STATUS } from './terms.ts';

export const requestChecks: CheckDefinitions = {
  'what-can-be-withdrawn': {
    statements: ['7.2-26', '2.2-069', '1-14'],
    title: 'answers limits that make sense, and as withdrawable the coins that need not be staked',
    run: async (backend) => {
      for (const [coin, turnoverLeft, withdrawable] of [
        [1_000_00, 0, 1_000_00],
        [1_000_00, 350_01, 649_99],
        [1_000_00, 1_000_00, 0],
        [1_000_00, 1_000_01, 0],
      ] as const) {
        const player = await backend.player({ coin, turnoverLeft });
        const info = await player.expectOk('getExchange');
        expectFields(`withdrawable of ${coin} with ${turnoverLeft} to stake`, info, {
          withdrawable,
          turnoverLeft,
        });
        expectThat(
          'limits and fee',
          info['minAmount'] > 0 && info['minAmount'] < info['maxAmount'] && info['fee'] < info['minAmount'],
          'a lower limit below the upper one, and a fee below both',
          info,
        );
        expectThat('remainCount', info['remainCount'] > 0, 'at least 1', info['remainCount']);
      }
    },
  },
  'takes-the-amount-at-once': {
    statements: ['7.2-27', '7.4-09', '2.2-091'],
    title: 'takes the amount from the balance immediately and opens a waiting order',
    run: async (backend) => {
      const payee = await createWithdrawer(backend);
      const { player } = payee;
      const before = await payee.info();
      const amount = (await readMinimum(payee)) + 1_23;
      const start = await player.coin();
      const answer = await expectChange('a withdrawal', player, { coin: -amount, withdrawals: 1 }, () =>
        payee.expectOk(amount),
      );
      expectEqual('coins of the answer', answer['coin'], start - amount);
      const [row, ...others] = await readWithdrawals(player);
      const { createTime, ...fields } = row ?? {};
      expectEqual('record', fields, {
        orderId: answer['orderId'],
        amount,
        bankName: payee.card.bankName,
        cardNum: masked(payee.card.cardNum),
        status: STATUS.pending,
      });
      expectNow('createTime', createTime, backend);
      expectEqual('other records', others, []);
      const after = await payee.info();
      expectFields('withdrawable and number left', after, {
        withdrawable: before['withdrawable'] - amount,
        remainCount: before['remainCount'] - 1,
      });
    },
  },
  'pays-once': {
    statements: ['7.2-27', '7.4-09'],
    title: 'ends a paid withdrawal once; it is neither paid again nor returned',
    run: async (backend) => {
      const payee = await createWithdrawer(backend);
      const { player } = payee;
      const { orderId } = await payee.expectOk(await readMinimum(payee));
      await expectNoChange('the payment of a withdrawal', player, () => backend.hooks.settleOrder(orderId));
      const readStatus = async () =>
        (await readWithdrawals(player)).map(({ status, reason }) => [status, reason]);
      expectEqual('status and reason', await readStatus(), [[STATUS.paid, undefined]]);
      await expectNoChange('later decisions', player, async () => {
        await ifPossible(backend.hooks.settleOrder(orderId));
        await ifPossible(backend.hooks.refuseOrder(orderId));
      });
      expectEqual('status after later decisions', await readStatus(), [[STATUS.paid, undefined]]);
    },
  },
  'returns-once': {
    statements: ['7.2-27', '7.4-09'],
    title: 'returns the exact amount of a refused withdrawal once, with a reason, and never pays it',
    run: async (backend) => {
      const payee = await createWithdrawer(backend, { turnoverLeft: 5_00 });
      const { player } = payee;
      const before = await payee.info();
      const amount = (await readMinimum(payee)) + 77;
      const { orderId } = await payee.expectOk(amount);
      await expectChange('the refusal of a withdrawal', player, { coin: amount }, () =>
        backend.hooks.refuseOrder(orderId),
      );
      const readRow = async () => (await readWithdrawals(player))[0] ?? {};
      const row = await readRow();
      expectEqual('status and reason', row['status'], STATUS.refused);
      expectThat(
        'reason of the refusal',
        typeof row['reason'] === 'string' && row['reason'] !== '',
        'a text',
        row['reason'],
      );
      expectEqual('withdrawable again', (await payee.info())['withdrawable'], before['withdrawable']);
      await expectNoChange('later decisions', player, async () => {
        await atOnce(() => ifPossible(backend.hooks.refuseOrder(orderId)), 3);
        await ifPossible(backend.hooks.settleOrder(orderId));
      });
      expectEqual('record after later decisions', await readRow(), row);
    },
  },
  'returns-once-at-once': {
    statements: ['7.2-27'],
    title: 'returns a withdrawal once if it is refused several times simultaneously',
    run: async (backend) => {
      const payee = await createWithdrawer(backend);
      const start = await payee.player.coin();
      const { orderId } = await payee.expectOk(await readMinimum(payee));
      await atOnce(() => ifPossible(backend.hooks.refuseOrder(orderId)));
      expectEqual('coins', await payee.player.coin(), start);
    },
  },
  'stakes-add-up': {
    statements: ['7.2-26', '7.2-27', '3-093'],
    title:
      'adds up what must be staked for deposits and rewards, and releases what was staked for withdrawal',
    run: async (backend) => {
      const setup = { coin: 1_000_00, turnoverLeft: 0, firstRecharge: true, totalRecharge: 100_00 };
      const payee = await createWithdrawer(backend, setup);
      const { player } = payee;
      let left = 0;
      const expectLeft = async (what: string, added: number) => {
        left += added;
        expectEqual(`turnoverLeft after ${what}`, (await payee.info())['turnoverLeft'], left);
      };
      for (const amount of [300_00, 500_01, 200_00]) {
        await deposit(backend, player, amount);
        await expectLeft(`a deposit of ${amount}`, amount);
      }
      const reward = { id: COINS, count: 50_00, betRate: 3 };
      await backend.hooks.sendMail(player.userId, { title: 'A gift', content: 'Coins.', propList: [reward] });
      const { mailList } = await player.expectOk('getMail2', PAGE);
      const mail = (mailList as Fields[]).find(({ propList }) => isDeepStrictEqual(propList, [reward]));
      await player.expectOk('receiveMail', { id: mail?.['id'] });
      await expectLeft('a reward', 150_00);
      const { minBet, play } = await openSlot(backend, player);
      const bet = Math.max(100_00, minBet);
      await play(bet);
      await expectLeft('a round', -bet);
      const withdrawable = (await player.coin()) - left;
      expectEqual('withdrawable', (await payee.info())['withdrawable'], withdrawable);
      await payee.expectErrcode(2503, withdrawable + 1);
      await payee.expectOk(withdrawable);
      await expectLeft('a withdrawal', 0);
    },
  },
  'ticker-of-withdrawals': {
    statements: ['7.3-05', '7.3-06'],
    title: 'shows a withdrawal among the latest trades once it is paid, with a masked number',
    run: async (backend) => {
      const mobile = `3${backend.unique(9, '123456789')}`;
      const payee = await createWithdrawer(backend, { mobile });
      // Another run may have left its trades in the list.
      const amount = (await readMinimum(payee)) + Number(backend.unique(5, '0123456789'));
      const find = async () =>
        ((await backend.visitor.expectOk('anonymousTradeInfo'))['tradeList'] as Fields[]).find(
          (trade) => trade['amount'] === amount,
        );
      const { orderId } = await payee.expectOk(amount);
      expectEqual('trade before the payment', await find(), undefined);
      await backend.hooks.settleOrder(orderId);
      const trade = await find();
      expectEqual('type of the trade', trade?.['type'], 2);
      expectThat(
        'phone of the trade',
        /\*/.test(trade?.['phone']) && !String(trade?.['phone']).includes(mobile.slice(3, -2)),
        'masked',
        trade?.['phone'],
      );
      const refused = await payee.expectOk(amount + 1);
      await backend.hooks.refuseOrder(refused['orderId']);
      const { tradeList } = await payee.player.expectOk('tradeInfo');
      const ofRefused = (tradeList as Fields[]).filter((entry) => entry['amount'] === amount + 1);
      expectEqual('trades of a refused withdrawal', ofRefused, []);
    },
  },
};
