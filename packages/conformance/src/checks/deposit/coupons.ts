import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import { channelOf, deposit, orderOf, PAGE, walletOf } from '../shared/wallet.ts';
import { AMOUNT, depositor, open } from './support.ts';

/** Gives a player an item by a mail. */
async function give(backend: Backend, player: Player, id: number, count = 1): Promise<void> {
  await backend.hooks.sendMail(player.userId, {
    title: 'A gift',
    content: 'For you.',
    propList: [{ id, count }],
  });
  const { mailList } = await player.expectOk('getMail2', PAGE);
  const mail = (mailList as Fields[]).find(
    ({ received, propList }) => received === 0 && propList.length === 1 && propList[0].id === id,
  );
  expectThat('the mail with the item', mail !== undefined, 'in the mailbox');
  await player.expectOk('receiveMail', { id: mail['id'] });
}

/** A coupon of the configuration. */
async function couponOf(backend: Backend, [from, to]: readonly [number, number], other?: number) {
  const { appPropConfigMap } = await backend.webConfig();
  const found = Object.entries(
    appPropConfigMap as Record<string, { num: number; paramStr?: { limitAmount?: number } }>,
  ).find(([id]) => Number(id) >= from && Number(id) <= to && Number(id) !== other);
  requireThat(found !== undefined, `the configuration has no coupon from ${from} to ${to}`);
  const [id, { num, paramStr }] = found;
  return { id: Number(id), num, limitAmount: paramStr?.limitAmount ?? 0 };
}

const GIVES_COINS = [1301, 1399] as const;

const PERCENTAGE = [1001, 1011] as const;

export const couponChecks: CheckDefinitions = {
  'coupon-of-coins': {
    statements: [],
    title: 'uses a coupon that gives coins with the next deposit from its limit on, once',
    level: 'should',
    run: async (backend) => {
      const coupon = await couponOf(backend, GIVES_COINS);
      const player = await depositor(backend);
      await give(backend, player, coupon.id);
      const arrives = async (amount: number, added: number) => {
        const before = await walletOf(player);
        await deposit(backend, player, amount);
        const after = await walletOf(player);
        expectEqual(
          `coins and stakes of a deposit of ${amount}`,
          [after.coin - before.coin, after.turnoverLeft - before.turnoverLeft],
          [amount + added, amount],
        );
      };
      const limit = Math.max(coupon.limitAmount, AMOUNT / 10 + 1);
      await arrives(limit - 1, 0);
      await arrives(limit, coupon.num);
      await arrives(limit + 1, 0);
    },
  },
  'coupon-of-a-percentage': {
    statements: [],
    title: 'uses a percentage coupon with any deposit, in whole hundredths',
    level: 'should',
    run: async (backend) => {
      const coupon = await couponOf(backend, PERCENTAGE);
      const player = await depositor(backend);
      await give(backend, player, coupon.id);
      const amount = 333_33;
      const before = await player.coin();
      await deposit(backend, player, amount);
      expectEqual('coins', await player.coin(), before + amount + Math.floor((amount * coupon.num) / 100));
      await deposit(backend, player, AMOUNT);
      expectEqual(
        'coins after the next deposit',
        await player.coin(),
        before + amount + Math.floor((amount * coupon.num) / 100) + AMOUNT,
      );
    },
  },
  'best-coupon': {
    statements: [],
    title: 'uses one coupon with a deposit, the one that adds most, and says so by a mail',
    level: 'should',
    run: async (backend) => {
      const coins = await couponOf(backend, GIVES_COINS);
      const percentage = await couponOf(backend, PERCENTAGE);
      const player = await depositor(backend);
      await give(backend, player, coins.id);
      await give(backend, player, percentage.id);
      const amount = Math.max(coins.limitAmount, AMOUNT);
      const added = [coins.num, Math.floor((amount * percentage.num) / 100)].toSorted((a, b) => b - a);
      const mails = async () => (await player.expectOk('getMail2', PAGE))['total'] as number;
      const before = [await player.coin(), await mails()] as const;
      await deposit(backend, player, amount);
      expectEqual(
        'coins and mails',
        [await player.coin(), await mails()],
        [before[0] + amount + (added[0] ?? 0), before[1] + 1],
      );
      await deposit(backend, player, amount + 1);
      const second = added[0] === coins.num ? Math.floor(((amount + 1) * percentage.num) / 100) : coins.num;
      expectEqual(
        'coins after the second deposit',
        await player.coin(),
        before[0] + amount + (added[0] ?? 0) + amount + 1 + second,
      );
      await deposit(backend, player, amount + 2);
      expectEqual('mails after the third deposit', await mails(), before[1] + 2);
    },
  },
  'declined-order-keeps-the-coupon': {
    statements: [],
    title: 'uses no coupon with a deposit that does not arrive',
    level: 'should',
    run: async (backend) => {
      const coupon = await couponOf(backend, GIVES_COINS);
      const player = await depositor(backend);
      await give(backend, player, coupon.id);
      const amount = Math.max(coupon.limitAmount, AMOUNT);
      const channel = await channelOf(backend, 'bank');
      const { orderId } = await open(backend, player, orderOf(channel, amount));
      await backend.hooks.refuseOrder(orderId);
      const before = await player.coin();
      await deposit(backend, player, amount);
      expectEqual('coins', await player.coin(), before + amount + coupon.num);
    },
  },
};
