import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectThat } from '../../protocol/expect.ts';
import { COUPONS, findCoupon } from '../shared/coupons.ts';
import { deposit } from '../shared/deposits.ts';
import { PAGE, pick } from '../shared/lists.ts';
import { readWallet } from '../shared/wallet.ts';
import { AMOUNT, depositor, open } from './order.ts';

/** Gives a player an item by a mail. */
async function give(backend: Backend, player: Player, id: number): Promise<void> {
  const propList = [{ id, count: 1 }];
  await backend.hooks.sendMail(player.userId, { title: 'A gift', content: 'For you.', propList });
  const { mailList } = await player.expectOk('getMail2', PAGE);
  const mail = (mailList as Fields[]).find(
    ({ received, propList }) => received === 0 && propList.length === 1 && propList[0].id === id,
  );
  expectThat(
    `mail with the item ${id}`,
    mail !== undefined,
    'in the mailbox',
    pick(mailList as Fields[], 'title'),
  );
  await player.expectOk('receiveMail', { id: mail['id'] });
}

export const couponChecks: CheckDefinitions = {
  'coupon-of-coins': {
    statements: [],
    title: 'uses a coupon that gives coins with the next deposit from its limit on, each once',
    level: 'should',
    run: async (backend) => {
      const coupon = await findCoupon(backend, COUPONS.coins);
      const player = await depositor(backend);
      for (let n = 0; n < 2; n++) await give(backend, player, coupon.id);
      const arrives = async (amount: number, added: number) => {
        const before = await readWallet(player);
        await deposit(backend, player, amount);
        const after = await readWallet(player);
        expectEqual(
          `coins, stakes and total of a deposit of ${amount}`,
          [
            after.coin - before.coin,
            after.turnoverLeft - before.turnoverLeft,
            after.totalRecharge - before.totalRecharge,
          ],
          [amount + added, amount, amount],
        );
      };
      const limit = Math.max(coupon.limitAmount, AMOUNT / 10 + 1);
      await arrives(limit - 1, 0);
      await arrives(limit, coupon.num);
      await arrives(limit + 1, coupon.num);
      await arrives(limit + 2, 0);
    },
  },
  'coupon-of-a-percentage': {
    statements: [],
    title: 'uses a percentage coupon with any deposit, in whole hundredths',
    level: 'should',
    run: async (backend) => {
      const coupon = await findCoupon(backend, COUPONS.percentage);
      const player = await depositor(backend);
      await give(backend, player, coupon.id);
      const amount = 333_33;
      const before = await player.coin();
      await deposit(backend, player, amount);
      const after = before + amount + Math.floor((amount * coupon.num) / 100);
      expectEqual('coins', await player.coin(), after);
      await deposit(backend, player, AMOUNT);
      expectEqual('coins after the next deposit', await player.coin(), after + AMOUNT);
    },
  },
  'best-coupon': {
    statements: [],
    title:
      'uses one coupon with a deposit, of those that apply the one that adds most, and says so by a mail',
    level: 'should',
    run: async (backend) => {
      const coins = await findCoupon(backend, COUPONS.coins);
      const percentage = await findCoupon(backend, COUPONS.percentage);
      const player = await depositor(backend);
      await give(backend, player, coins.id);
      await give(backend, player, percentage.id);
      const amount = Math.max(coins.limitAmount, AMOUNT);
      const share = (deposited: number) => Math.floor((deposited * percentage.num) / 100);
      const mails = async () => (await player.expectOk('getMail2', PAGE))['total'] as number;
      const expectCoins = async (deposited: number, gain: number) => {
        const start = await player.coin();
        await deposit(backend, player, deposited);
        expectEqual('coins', await player.coin(), start + deposited + gain);
      };
      if (coins.limitAmount > AMOUNT / 10) {
        await expectCoins(AMOUNT / 10, share(AMOUNT / 10));
        await give(backend, player, percentage.id);
      }
      const before = await mails();
      await expectCoins(amount, Math.max(coins.num, share(amount)));
      expectEqual('mails', await mails(), before + 1);
      await expectCoins(amount + 1, coins.num >= share(amount) ? share(amount + 1) : coins.num);
      await deposit(backend, player, amount + 2);
      expectEqual('mails after the third deposit', await mails(), before + 2);
    },
  },
  'declined-order-keeps-the-coupon': {
    statements: [],
    title: 'uses no coupon with a deposit that does not arrive',
    level: 'should',
    run: async (backend) => {
      const coupon = await findCoupon(backend, COUPONS.coins);
      const player = await depositor(backend);
      await give(backend, player, coupon.id);
      const amount = Math.max(coupon.limitAmount, AMOUNT);
      const { orderId } = await open(backend, player, 'bank', amount);
      await backend.hooks.refuseOrder(orderId);
      const before = await player.coin();
      await deposit(backend, player, amount);
      expectEqual('coins', await player.coin(), before + amount + coupon.num);
    },
  },
};
