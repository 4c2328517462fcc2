import type { Backend, Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, requireThat } from '../../protocol/expect.ts';
import { deposit } from '../shared/deposits.ts';
import type { RewardItem } from '../shared/rewards.ts';
import { readOptions } from './options.ts';
import { readTickets } from './tickets.ts';

const isCoupon = ({ id }: RewardItem) => id >= 1301 && id <= 1399;

/** The next deposit uses the coupon among granted items. */
async function expectCoupon(backend: Backend, player: Player, items: readonly RewardItem[]): Promise<void> {
  const { appPropConfigMap } = await backend.webConfig();
  const { num = 0, paramStr } = appPropConfigMap?.[String(items.find(isCoupon)?.id)] ?? {};
  const amount = Math.max(paramStr?.limitAmount ?? 0, 100_00);
  const before = await player.coin();
  await deposit(backend, player, amount);
  expectEqual('coins after a deposit with the coupon', await player.coin(), before + amount + num);
}

export const couponChecks: CheckDefinitions = {
  'coupon-of-an-exchange': {
    statements: ['7.3-09'],
    title: 'grants the coupon of an option for points',
    level: 'should',
    run: async (backend) => {
      const options = await readOptions(await backend.player({}));
      const option = options.find(({ propList }) => propList.some(isCoupon));
      requireThat(option !== undefined, 'no option gives a coupon of coins');
      const player = await backend.player({ lottery: option.lottery, firstRecharge: true });
      const { propList } = await player.expectOk('lotteryExchange', { id: option.id });
      await expectCoupon(backend, player, propList);
    },
  },
  'coupon-of-a-ticket': {
    statements: ['7.3-07'],
    title: 'grants the coupon of a ticket',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ firstRecharge: true });
      const ticket = (await readTickets(player)).find(({ propId }) => isCoupon({ id: propId, count: 1 }));
      requireThat(ticket !== undefined, 'no ticket gives a coupon of coins');
      const { propList } = await player.expectOk('receiveBonusTicker', { id: ticket.id });
      await expectCoupon(backend, player, propList);
    },
  },
};
