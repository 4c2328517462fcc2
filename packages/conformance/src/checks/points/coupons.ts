import type { Backend, Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, requireThat } from '../../protocol/expect.ts';
import { COUPONS, readCoupons, type Coupon } from '../shared/coupons.ts';
import { deposit } from '../shared/deposits.ts';
import { readOptions } from './options.ts';
import { readTickets } from './tickets.ts';

/** Finds the first reward with a coupon of coins. */
async function findReward<T>(
  backend: Backend,
  rewards: readonly T[],
  hasItem: (reward: T, id: number) => boolean,
) {
  for (const coupon of await readCoupons(backend, COUPONS.coins)) {
    const reward = rewards.find((candidate) => hasItem(candidate, coupon.id));
    if (reward !== undefined) return { reward, coupon };
  }
  return undefined;
}

/** The next deposit uses the coupon. */
async function expectCoupon(backend: Backend, player: Player, { num, limitAmount }: Coupon): Promise<void> {
  const amount = Math.max(limitAmount, 100_00);
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
      const found = await findReward(backend, options, ({ propList }, id) =>
        propList.some((item) => item.id === id),
      );
      requireThat(found !== undefined, 'no option gives a coupon of coins');
      const { reward, coupon } = found;
      const player = await backend.player({ lottery: reward.lottery, firstRecharge: true });
      await player.expectOk('lotteryExchange', { id: reward.id });
      await expectCoupon(backend, player, coupon);
    },
  },
  'coupon-of-a-ticket': {
    statements: ['7.3-07'],
    title: 'grants the coupon of a ticket',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ firstRecharge: true });
      const found = await findReward(backend, await readTickets(player), ({ propId }, id) => propId === id);
      requireThat(found !== undefined, 'no ticket gives a coupon of coins');
      await player.expectOk('receiveBonusTicker', { id: found.reward.id });
      await expectCoupon(backend, player, found.coupon);
    },
  },
};
