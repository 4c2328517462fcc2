import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectThat } from '../../protocol/expect.ts';
import type { Fields } from '../../protocol/backend.ts';
import {
  atOnce,
  cardOf,
  expectChange,
  expectNoChange,
  ifPossible,
  MINUTE,
  withdrawalsOf,
  withdrawer,
} from '../shared/wallet.ts';
import { masked, minimumOf, STATUS } from './support.ts';

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
        expectEqual(
          `withdrawable of ${coin} with ${turnoverLeft} to stake`,
          [info['withdrawable'], info['turnoverLeft']],
          [withdrawable, turnoverLeft],
        );
        expectThat(
          'limits',
          info['minAmount'] > 0 && info['minAmount'] < info['maxAmount'] && info['fee'] < info['minAmount'],
          'a lower limit below the upper one, and a fee below both',
          info,
        );
        expectThat('remainCount', info['remainCount'] > 0, 'at least one withdrawal today');
      }
    },
  },
  'takes-the-amount-at-once': {
    statements: ['7.2-27', '7.4-09', '2.2-091'],
    title: 'takes the amount from the balance at once and opens a waiting order',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const { player } = one;
      const before = await one.info();
      const amount = (await minimumOf(one)) + 1_23;
      const start = await player.coin();
      const answer = await expectChange('a withdrawal', player, { coin: -amount, withdrawals: 1 }, () =>
        one.expectOk(amount),
      );
      expectEqual('coins of the answer', answer['coin'], start - amount);
      const [row, ...others] = await withdrawalsOf(player);
      const { createTime, ...fields } = row ?? {};
      const card = await cardOf(backend);
      expectEqual('record', fields, {
        orderId: answer['orderId'],
        amount,
        bankName: card.bankName,
        cardNum: masked(card.cardNum),
        status: STATUS.pending,
      });
      expectThat('createTime', Math.abs(createTime - backend.now()) < MINUTE, 'now', createTime);
      expectEqual('other records', others, []);
      const after = await one.info();
      expectEqual(
        'withdrawable and number left',
        [after['withdrawable'], after['remainCount']],
        [before['withdrawable'] - amount, before['remainCount'] - 1],
      );
    },
  },
  'pays-once': {
    statements: ['7.2-27', '7.4-09'],
    title: 'ends a paid withdrawal once; it is neither paid again nor returned',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const { player } = one;
      const { orderId } = await one.expectOk(await minimumOf(one));
      await expectNoChange('the payment of a withdrawal', player, () => backend.hooks.settleOrder(orderId));
      const statusOf = async () =>
        (await withdrawalsOf(player)).map(({ status, reason }) => [status, reason]);
      expectEqual('status', await statusOf(), [[STATUS.paid, undefined]]);
      await expectNoChange('later decisions', player, async () => {
        await ifPossible(backend.hooks.settleOrder(orderId));
        await ifPossible(backend.hooks.refuseOrder(orderId));
      });
      expectEqual('status after later decisions', await statusOf(), [[STATUS.paid, undefined]]);
    },
  },
  'returns-once': {
    statements: ['7.2-27', '7.4-09'],
    title: 'returns the exact amount of a refused withdrawal once, with a reason, and never pays it',
    run: async (backend) => {
      const one = await withdrawer(backend, { turnoverLeft: 5_00 });
      const { player } = one;
      const before = await one.info();
      const amount = (await minimumOf(one)) + 77;
      const { orderId } = await one.expectOk(amount);
      await expectChange('the refusal of a withdrawal', player, { coin: amount }, () =>
        backend.hooks.refuseOrder(orderId),
      );
      const rowOf = async () => (await withdrawalsOf(player))[0] ?? {};
      const row = await rowOf();
      expectEqual('status', row['status'], STATUS.refused);
      expectThat(
        'reason',
        typeof row['reason'] === 'string' && row['reason'] !== '',
        'a text',
        row['reason'],
      );
      expectEqual('withdrawable again', (await one.info())['withdrawable'], before['withdrawable']);
      await expectNoChange('later decisions', player, async () => {
        await atOnce(() => ifPossible(backend.hooks.refuseOrder(orderId)), 3);
        await ifPossible(backend.hooks.settleOrder(orderId));
      });
      expectEqual('record after later decisions', await rowOf(), row);
    },
  },
  'returns-once-at-once': {
    statements: ['7.2-27'],
    title: 'returns a withdrawal once if it is refused several times at once',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const start = await one.player.coin();
      const { orderId } = await one.expectOk(await minimumOf(one));
      await atOnce(() => ifPossible(backend.hooks.refuseOrder(orderId)));
      expectEqual('coins', await one.player.coin(), start);
    },
  },
  'ticker-of-withdrawals': {
    statements: ['7.3-05', '7.3-06'],
    title: 'shows a withdrawal among the latest trades once it is paid, with a masked number',
    run: async (backend) => {
      const mobile = `3${backend.rng.text(9, '123456789')}`;
      const one = await withdrawer(backend, { mobile });
      const amount = (await minimumOf(one)) + 13_57;
      const find = async () =>
        ((await backend.visitor.expectOk('anonymousTradeInfo'))['tradeList'] as Fields[]).find(
          (trade) => trade['amount'] === amount,
        );
      const { orderId } = await one.expectOk(amount);
      expectEqual('trade before the payment', await find(), undefined);
      await backend.hooks.settleOrder(orderId);
      const trade = await find();
      expectEqual('type', trade?.['type'], 2);
      expectThat(
        'number',
        /\*/.test(trade?.['phone']) && !String(trade?.['phone']).includes(mobile.slice(3, -2)),
        'masked',
        trade?.['phone'],
      );
      const refused = await one.expectOk(amount + 1);
      await backend.hooks.refuseOrder(refused['orderId']);
      const { tradeList } = await one.player.expectOk('tradeInfo');
      expectThat(
        'trade of a refused withdrawal',
        !(tradeList as Fields[]).some((entry) => entry['amount'] === amount + 1),
        'none',
      );
    },
  },
};
