import { defineChecks } from '../check.ts';
import { expectEqual, expectThat, requireThat } from '../expect.ts';
import type { Backend, Fields, Player } from '../run/backend.ts';
import {
  amountFor,
  atOnce,
  channelOf,
  channelsOf,
  cardOf,
  DAY,
  deposit,
  expectChange,
  expectNoChange,
  HOUR,
  ifPossible,
  JUST_BEFORE,
  kindOf,
  MINUTE,
  orderOf,
  PAGE,
  recordsOf,
  SECOND,
  tasksOf,
  walletOf,
} from './support/wallet.ts';

/** Statement 2.5-07: what the first deposit brings in addition. */
const FIRST_DEPOSIT_BONUS = 300_00;
/** Statement 9-50. */
const PAY_WINDOW = 10 * MINUTE;
const KINDS = ['bank', 'qr', 'page'] as const;
const STATUS = { pending: 0, done: 1, failed: 2, expired: 3 } as const;
/** An amount that every channel accepts by default (statement 9-86). */
const AMOUNT = 1_000_00;

const checkOf = async (player: Player, orderId: string) =>
  (await player.done('checkRechargeOrder', { orderId }))['isRechargeDone'] as boolean;

/** The row of an order. */
async function rowOf(player: Player, orderId: string): Promise<Fields> {
  const [row] = await recordsOf(player, { orderId });
  expectThat('the record of the order', row !== undefined, 'a row');
  return row;
}

/** Opens an order that is no double click. */
async function open(backend: Backend, player: Player, body: object): Promise<Fields> {
  return player.done('recharge3', body, { key: backend.newKey() });
}

/** A player who has deposited before, so that no bonus of a first deposit interferes. */
const depositor = (backend: Backend) => backend.player({ firstRecharge: true });

/** Gives a player an item by a mail. */
async function give(backend: Backend, player: Player, id: number, count = 1): Promise<void> {
  await backend.hooks.sendMail(player.userId, {
    title: 'A gift',
    content: 'For you.',
    propList: [{ id, count }],
  });
  const { mailList } = await player.done('getMail2', PAGE);
  const mail = (mailList as Fields[]).find(
    ({ received, propList }) => received === 0 && propList.length === 1 && propList[0].id === id,
  );
  expectThat('the mail with the item', mail !== undefined, 'in the mailbox');
  await player.done('receiveMail', { id: mail['id'] });
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

export const depositChecks = defineChecks('deposit', {
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
      for (const channel of await channelsOf(backend)) {
        const amount = amountFor(channel, 7);
        const answer = await open(backend, player, orderOf(channel, amount));
        const what = `the answer of channel ${channel.id}`;
        const kind = kindOf(answer);
        expectThat(what, kind !== undefined, 'one of appRechargeBankOwn, appRechargeQr and payUrl');
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
          expectThat(
            `createTime of ${what}`,
            Math.abs(code['createTime'] - backend.now()) < MINUTE,
            'now',
            code['createTime'],
          );
          if (code['expireTime'] !== undefined)
            expectEqual(`pay window of ${what}`, code['expireTime'] - code['createTime'], PAY_WINDOW);
          const { timeLeft = PAY_WINDOW } = code;
          expectThat(
            `timeLeft of ${what}`,
            timeLeft <= PAY_WINDOW && timeLeft > PAY_WINDOW - MINUTE,
            'ten minutes',
            timeLeft,
          );
        }
        if ('payUrl' in answer) expectThat(`payUrl of ${what}`, answer['payUrl'] !== '', 'an address');
        const row = await rowOf(player, answer['orderId']);
        const { orderId, amount: asked, rechargeType, status, createTime, ...rest } = row;
        expectEqual(
          `record of ${what}`,
          { orderId, asked, rechargeType, status },
          { orderId: answer['orderId'], asked: amount, rechargeType: channel.id, status: STATUS.pending },
        );
        expectThat(
          `createTime of the record of ${what}`,
          Math.abs(createTime - backend.now()) < MINUTE,
          'now',
          createTime,
        );
        expectEqual(`kind of the record of ${what}`, kindOf(rest), kind);
        if (bank) expectEqual(`bank details of the record of ${what}`, rest['appRechargeBankOwn'], bank);
        if ('payUrl' in answer)
          expectEqual(`address of the record of ${what}`, rest['payUrl'], answer['payUrl']);
      }
      expectEqual('numbers of orders', ids.size, (await channelsOf(backend)).length);
    },
  },
  'waits-for-the-payment': {
    statements: ['7.4-06', '7.4-07', '4-81', '4-78'],
    title: 'credits nothing before the payment of an order arrives',
    run: async (backend) => {
      const player = await backend.player({ coin: 5_00 });
      for (const [index, kind] of KINDS.entries()) {
        const channel = (await channelsOf(backend)).find((one) => one.kind === kind);
        if (!channel) continue;
        const { orderId } = await expectChange(`an unpaid ${kind} order`, player, { deposits: 1 }, () =>
          open(backend, player, orderOf(channel, AMOUNT + index)),
        );
        expectEqual('isRechargeDone', await checkOf(player, orderId), false);
        expectEqual('isRechargeDone again', await checkOf(player, orderId), false);
      }
      expectEqual('first deposit', (await player.info())['firstRecharge'], 0);
    },
  },
  'credits-a-deposit-once': {
    statements: ['7.4-06', '7.4-07', '7.4-08', '7.4-10', '7.4-11'],
    title: 'credits exactly the amount of a deposit when it arrives, once',
    run: async (backend) => {
      const player = await depositor(backend);
      const other = await depositor(backend);
      const otherBefore = await walletOf(other);
      const channel = await channelOf(backend, 'bank');
      const amount = 1_234_56;
      const before = await walletOf(player);
      const { orderId } = await open(backend, player, orderOf(channel, amount));
      await backend.hooks.settleOrder(orderId);
      expectEqual('isRechargeDone', await checkOf(player, orderId), true);
      const after = await walletOf(player);
      expectEqual('coins', after.coin, before.coin + amount);
      expectEqual('total of deposits', after.totalRecharge, before.totalRecharge + amount);
      expectEqual('to stake', after.turnoverLeft, before.turnoverLeft + amount);
      expectEqual('coins of refreshData', await player.coin(), after.coin);
      const { totalRecharge } = await player.done('getActivityIds');
      expectEqual('total of deposits of the activities', totalRecharge, after.totalRecharge);
      await expectNoChange('a second arrival of a deposit', player, () =>
        atOnce(() => ifPossible(backend.hooks.settleOrder(orderId)), 3),
      );
      await expectNoChange('a refusal of a deposit that arrived', player, () =>
        ifPossible(backend.hooks.refuseOrder(orderId)),
      );
      const row = await rowOf(player, orderId);
      expectEqual(
        'record',
        [row['amount'], row['status'], row['bonus'] ?? 0, kindOf(row)],
        [amount, STATUS.done, 0, undefined],
      );
      expectEqual('isRechargeDone afterwards', await checkOf(player, orderId), true);
      expectEqual('balances of another player', await walletOf(other), otherBefore);
    },
  },
  'simultaneous-arrivals': {
    statements: ['7.4-07', '7.4-10'],
    title: 'credits a deposit once if its payment is reported several times at once',
    run: async (backend) => {
      const player = await depositor(backend);
      const channel = await channelOf(backend, 'bank');
      const { orderId } = await open(backend, player, orderOf(channel, AMOUNT));
      const { coin } = await walletOf(player);
      await atOnce(() => ifPossible(backend.hooks.settleOrder(orderId)));
      expectEqual('coins', (await walletOf(player)).coin, coin + AMOUNT);
    },
  },
  'several-arrivals-at-once': {
    statements: ['7.4-07', '7.4-10'],
    title: 'credits each of several deposits that arrive at the same time',
    run: async (backend) => {
      const player = await backend.player({ coin: 7_00 });
      const channel = await channelOf(backend, 'bank');
      const amounts = [0, 1, 2, 3, 4].map((n) => amountFor(channel, n));
      const orders = await Promise.all(
        amounts.map((amount) => open(backend, player, orderOf(channel, amount))),
      );
      expectEqual('numbers of orders', new Set(orders.map(({ orderId }) => orderId)).size, amounts.length);
      await Promise.all(orders.map(({ orderId }) => backend.hooks.settleOrder(orderId)));
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      const after = await walletOf(player);
      expectEqual(
        'coins and total',
        [after.coin, after.totalRecharge],
        [7_00 + total + FIRST_DEPOSIT_BONUS, total],
      );
      const bonuses = (await recordsOf(player)).map(({ bonus = 0 }) => bonus).toSorted((a, b) => a - b);
      if (bonuses.some((bonus) => bonus > 0))
        expectEqual('bonuses of the records', bonuses, [0, 0, 0, 0, FIRST_DEPOSIT_BONUS]);
    },
  },
  'first-deposit-bonus': {
    statements: ['2.5-07', '2.5-08', '3-072', '9-39'],
    title: 'adds 300 coins to the first deposit, whatever its amount, and to no later one',
    run: async (backend) => {
      const channel = await channelOf(backend, 'bank');
      for (const amount of [amountFor(channel), channel.maxAmount ?? AMOUNT]) {
        const player = await backend.player({ coin: 0 });
        expectEqual('first deposit before', (await player.info())['firstRecharge'], 0);
        expectEqual('key 105 before', tasksOf(await player.done('getTaskUser')).states['105'] ?? 0, 0);
        const first = await deposit(backend, player, amount);
        expectEqual('coins', await player.coin(), amount + FIRST_DEPOSIT_BONUS);
        const info = await player.info();
        expectEqual('first deposit', info['firstRecharge'], 1);
        expectEqual('total of deposits', info['totalRecharge'], amount);
        expectEqual('key 105', tasksOf(await player.done('getTaskUser')).states['105'], 1);
        await deposit(backend, player, amountFor(channel, 3));
        expectEqual(
          'coins after a second deposit',
          await player.coin(),
          amount + FIRST_DEPOSIT_BONUS + amountFor(channel, 3),
        );
        const row = await rowOf(player, first);
        expectEqual('amount of the record', row['amount'], amount);
        if (row['bonus'] !== undefined) expectEqual('bonus', row['bonus'], FIRST_DEPOSIT_BONUS);
      }
    },
  },
  'refused-first-deposit': {
    statements: ['2.5-07', '2.5-08', '9-39'],
    title: 'does not count a deposit that never arrived as the first one',
    run: async (backend) => {
      const player = await backend.player({ coin: 0 });
      const channel = await channelOf(backend, 'bank');
      const { orderId } = await open(backend, player, orderOf(channel, AMOUNT));
      await backend.hooks.refuseOrder(orderId);
      expectEqual('first deposit', (await player.info())['firstRecharge'], 0);
      await deposit(backend, player, AMOUNT);
      expectEqual('coins', await player.coin(), AMOUNT + FIRST_DEPOSIT_BONUS);
    },
  },
  'first-deposit-mail': {
    statements: [],
    title: 'thanks by a mail for the first deposit and for no later one',
    level: 'info',
    run: async (backend) => {
      const player = await backend.player({ coin: 0 });
      const totalOf = async () => (await player.done('getMail2', PAGE))['total'] as number;
      const before = await totalOf();
      await deposit(backend, player, AMOUNT);
      expectEqual('mails after the first deposit', await totalOf(), before + 1);
      await deposit(backend, player, AMOUNT + 1);
      expectEqual('mails after the second deposit', await totalOf(), before + 1);
    },
  },
  'points-of-a-deposit': {
    statements: ['1-11'],
    title: 'adds one point for each hundred coins of a deposit, without fractions of a hundredth',
    level: 'info',
    run: async (backend) => {
      const player = await depositor(backend);
      const { lottery } = await walletOf(player);
      await deposit(backend, player, 1_234_56);
      expectEqual('points', (await walletOf(player)).lottery, lottery + 12_34);
    },
  },
  'unknown-channel': {
    statements: ['7.4-03', '7.4-05'],
    title: 'refuses a channel that the configuration does not have with 2301, without an order',
    run: async (backend) => {
      const player = await depositor(backend);
      const ids = (await channelsOf(backend)).map(({ id }) => id);
      for (const id of [Math.max(...ids) + 1, Math.max(...ids) + 1000])
        await expectNoChange('an order for an unknown channel', player, () =>
          player.refused('recharge3', 2301, orderOf({ id }, AMOUNT)),
        );
    },
  },
  'wallets-of-green-mode': {
    statements: ['1-53', '1-54'],
    title: 'offers the two mobile wallets in green mode only',
    level: 'should',
    config: { mode: 'normal' },
    run: async (backend) => {
      const player = await depositor(backend);
      const normal = new Set((await channelsOf(backend)).map(({ id }) => id));
      await backend.hooks.setConfig({ mode: 'green' });
      const more = (await channelsOf(backend)).filter(({ id }) => !normal.has(id));
      expectEqual('channels that only green mode has', more.length, 2);
      for (const channel of more) await open(backend, player, orderOf(channel));
      await backend.hooks.setConfig({ mode: 'normal' });
      for (const channel of more) await player.refused('recharge3', 2301, orderOf(channel));
    },
  },
  'amount-bounds': {
    statements: ['7.4-03', '7.4-05', '9-86'],
    title: 'accepts exactly the bounds of a channel and refuses a hundredth beyond with 2302',
    run: async (backend) => {
      const player = await depositor(backend);
      const channels = await channelsOf(backend);
      for (const channel of channels) {
        const { minAmount, maxAmount } = channel;
        if (minAmount !== undefined) {
          await player.refused('recharge3', 2302, orderOf(channel, minAmount - 1));
          await open(backend, player, orderOf(channel, minAmount));
        }
        if (maxAmount !== undefined) {
          await player.refused('recharge3', 2302, orderOf(channel, maxAmount + 1));
          await open(backend, player, orderOf(channel, maxAmount));
        }
      }
      const expected = channels.flatMap(({ minAmount, maxAmount }) =>
        [minAmount, maxAmount].filter((amount) => amount !== undefined),
      );
      const amounts = (await recordsOf(player)).map(({ amount }) => amount);
      expectEqual('amounts of the orders', amounts.toReversed(), expected);
      await player.refused('recharge3', 2302, orderOf(channels[0] ?? { id: 1 }, 0));
    },
  },
  'amounts-are-whole': {
    statements: ['7.4-01', '9-12'],
    title: 'answers 400 to amounts and versions that the contract excludes, without an order',
    run: async (backend) => {
      const player = await depositor(backend);
      const body = orderOf(await channelOf(backend, 'bank'), AMOUNT);
      const odd = [
        { amount: -1 },
        { amount: 500.5 },
        { amount: '50000' },
        { amount: null },
        { amount: Number.MAX_SAFE_INTEGER + 2 },
        { version: 3 },
        { actType: 14 },
        { actType: -1 },
        { rechargeType: 0 },
        { rechargeType: '1' },
      ];
      await expectNoChange('odd orders', player, async () => {
        for (const more of odd) {
          const { status } = await player.call('recharge3', { ...body, ...more });
          expectEqual(`status for ${JSON.stringify(more)}`, status, 400);
        }
      });
    },
  },
  'a-card-if-asked': {
    statements: ['3-048', '3-050', '5-27', '5-28', '4-76'],
    title:
      'requires a bound card for bank transfers while isDepositBank is 1: any, or of the bank of the channel',
    run: async (backend) => {
      const player = await depositor(backend);
      const channels = await channelsOf(backend);
      const plain = channels.find(({ kind, bankId }) => kind === 'bank' && bankId === undefined);
      const special = channels.find(({ kind, bankId }) => kind === 'bank' && bankId !== undefined);
      requireThat(plain !== undefined, 'no plain channel for bank transfers');
      await backend.hooks.setConfig({ isDepositBank: 1 });
      expectEqual('isDepositBank', (await backend.webConfig())['isDepositBank'], 1);
      await expectNoChange('an order without a card', player, () =>
        player.refused('recharge3', 2303, orderOf(plain)),
      );
      const code = channels.find(({ kind }) => kind === 'qr');
      if (code) await open(backend, player, orderOf(code));
      const { appBankList } = await backend.webConfig();
      const indexOf = (bankId: number | undefined) =>
        (appBankList as Fields[]).findIndex((bank) => bank['bankId'] === bankId);
      const otherIndex = (appBankList as Fields[]).findIndex((bank) => bank['bankId'] !== special?.bankId);
      await player.done('addBankInfo', await cardOf(backend, otherIndex));
      await open(backend, player, orderOf(plain));
      if (!special) return;
      await expectNoChange('an order without a card of the bank', player, () =>
        player.refused('recharge3', 2303, orderOf(special)),
      );
      await player.done('addBankInfo', await cardOf(backend, indexOf(special.bankId), '5000123412341234'));
      await open(backend, player, orderOf(special));
    },
  },
  'no-card-by-default': {
    statements: ['3-048'],
    title: 'requires no card while isDepositBank is 0',
    run: async (backend) => {
      const player = await depositor(backend);
      requireThat((await backend.webConfig())['isDepositBank'] === 0, 'isDepositBank is not 0');
      for (const channel of await channelsOf(backend)) await open(backend, player, orderOf(channel));
    },
  },
  'bonus-of-a-first-charge': {
    statements: ['7.4-03', '3-165'],
    title: 'accepts the first charge only at the price of an offer and only before the first deposit',
    run: async (backend) => {
      const { appRechargeBonusCollection9ConfigList: offers } = await backend.webConfig();
      const price = (offers as { price: number }[])[0]?.price;
      requireThat(price !== undefined, 'no offer of the first charge');
      const player = await backend.player({ coin: 0 });
      const { activityIds } = await player.done('getActivityIds');
      requireThat((activityIds as number[]).includes(39), 'the first charge is not open');
      const channel = await channelOf(backend, 'bank');
      for (const amount of [price + 1, price - 1])
        await expectNoChange('another amount than the price', player, () =>
          player.refused('recharge3', 2304, orderOf(channel, amount, 9)),
        );
      await open(backend, player, orderOf(channel, price, 9));
      const later = await depositor(backend);
      await expectNoChange('a first charge after the first deposit', later, () =>
        later.refused('recharge3', 2304, orderOf(channel, price, 9)),
      );
      await open(backend, later, orderOf(channel, price));
    },
  },
  'bonus-without-a-call': {
    statements: ['3-165', '7.4-03'],
    title: 'refuses a bonus kind without an activity with 2304',
    level: 'should',
    run: async (backend) => {
      const player = await depositor(backend);
      const channel = await channelOf(backend, 'bank');
      for (const actType of [1, 2, 4, 5, 7, 10, 11, 12, 13])
        await expectNoChange(`bonus kind ${actType}`, player, () =>
          player.refused('recharge3', 2304, orderOf(channel, AMOUNT, actType)),
        );
    },
  },
  'waiting-orders': {
    statements: ['7.4-05'],
    title: 'accepts twenty waiting orders, refuses more with 2305, and accepts one again when one has ended',
    level: 'should',
    run: async (backend) => {
      const player = await depositor(backend);
      const channel = await channelOf(backend, 'qr');
      const orders: string[] = [];
      for (let n = 0; n < 20; n++)
        orders.push((await open(backend, player, orderOf(channel, amountFor(channel, n))))['orderId']);
      const next = orderOf(channel, amountFor(channel, 30));
      await expectNoChange('an order too many', player, () => player.refused('recharge3', 2305, next));
      await backend.hooks.settleOrder(orders[0] ?? '');
      await open(backend, player, next);
      await player.refused('recharge3', 2305, orderOf(channel, amountFor(channel, 31)));
      await backend.hooks.refuseOrder(orders[1] ?? '');
      await open(backend, player, orderOf(channel, amountFor(channel, 32)));
      const other = await depositor(backend);
      await open(backend, other, next);
    },
  },
  'waiting-orders-at-once': {
    statements: ['7.4-05'],
    title: 'never has more than twenty waiting orders of a player, also of simultaneous requests',
    level: 'should',
    run: async (backend) => {
      const player = await depositor(backend);
      const channel = await channelOf(backend, 'qr');
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, n) =>
          player.call('recharge3', orderOf(channel, amountFor(channel, n)), { key: backend.newKey() }),
        ),
      );
      const refused = answers.filter(({ body }) => body.errcode !== 0);
      expectEqual(
        'errcodes of the refusals',
        refused.map(({ body }) => body.errcode),
        [2305, 2305, 2305, 2305],
      );
      const { total } = await player.done('getRechargeRecord', PAGE);
      expectEqual('orders', total, 20);
    },
  },
  'double-click': {
    statements: ['7.4-01'],
    title: 'answers the same order to the same request within three seconds, and a new one after them',
    run: async (backend) => {
      const player = await depositor(backend);
      const channel = await channelOf(backend, 'qr');
      const other = await channelOf(backend, 'bank');
      const body = orderOf(channel, AMOUNT);
      const first = await player.done('recharge3', body);
      expectEqual('order at once', (await player.done('recharge3', body))['orderId'], first['orderId']);
      await backend.hooks.moveTime(SECOND);
      expectEqual(
        'order after a second',
        (await player.done('recharge3', body))['orderId'],
        first['orderId'],
      );
      const more = [orderOf(channel, AMOUNT + 1), orderOf(other, AMOUNT)];
      for (const one of more)
        expectThat(
          'order of another request',
          (await player.done('recharge3', one))['orderId'] !== first['orderId'],
          'a new one',
        );
      await backend.hooks.moveTime(2 * SECOND);
      const later = await player.done('recharge3', body);
      expectThat('order after three seconds', later['orderId'] !== first['orderId'], 'a new one');
      expectEqual('orders', (await player.done('getRechargeRecord', PAGE))['total'], 4);
      const stranger = await depositor(backend);
      const foreign = await stranger.done('recharge3', body);
      expectThat('order of another player', foreign['orderId'] !== later['orderId'], 'a new one');
    },
  },
  'double-click-of-a-bonus': {
    statements: ['7.4-01', '7.4-03'],
    title: 'does not take a deposit for a bonus and a plain one for a double click',
    run: async (backend) => {
      const { appRechargeBonusCollection9ConfigList: offers } = await backend.webConfig();
      const price = (offers as { price: number }[])[0]?.price;
      requireThat(price !== undefined, 'no offer of the first charge');
      const player = await backend.player({ coin: 0 });
      const { activityIds } = await player.done('getActivityIds');
      requireThat((activityIds as number[]).includes(39), 'the first charge is not open');
      const channel = await channelOf(backend, 'qr');
      const plain = await player.done('recharge3', orderOf(channel, price));
      const bonus = await player.done('recharge3', orderOf(channel, price, 9));
      expectThat('order', plain['orderId'] !== bonus['orderId'], 'two orders');
    },
  },
  'clicks-at-once': {
    statements: ['7.4-01'],
    title: 'makes one order of the same request sent many times at once',
    run: async (backend) => {
      const player = await depositor(backend);
      const body = orderOf(await channelOf(backend, 'qr'), AMOUNT);
      const answers = await atOnce(() => player.done('recharge3', body));
      expectEqual('orders', new Set(answers.map(({ orderId }) => orderId)).size, 1);
      expectEqual('records', (await player.done('getRechargeRecord', PAGE))['total'], 1);
    },
  },
  'key-repeats': {
    statements: ['7.4-01'],
    title: 'answers a repeated Idempotency-Key with the first answer, and another body with 103',
    run: async (backend) => {
      const player = await depositor(backend);
      const channel = await channelOf(backend, 'qr');
      const body = orderOf(channel, AMOUNT);
      const key = backend.newKey();
      const first = await player.call('recharge3', body, { key });
      expectEqual('errcode', first.body.errcode, 0);
      const second = await player.call('recharge3', { ...body, platform: 1, clientReferrer: 'x' }, { key });
      expectEqual('answer of the repeat', second.body, first.body);
      expectEqual('Idempotency-Replayed', second.headers.get('idempotency-replayed'), 'true');
      await backend.hooks.moveTime(5 * MINUTE);
      expectEqual('answer later', (await player.call('recharge3', body, { key })).body, first.body);
      await expectNoChange('another body under a used key', player, async () => {
        await player.refused('recharge3', 103, orderOf(channel, AMOUNT + 1), { key });
        await player.refused('recharge3', 103, orderOf({ ...channel, id: channel.id + 1 }, AMOUNT), { key });
        await player.refused('safeboxDeposit', 103, { amount: 1 }, { key });
      });
      expectEqual('answer after that', (await player.call('recharge3', body, { key })).body, first.body);
      expectEqual('orders', (await player.done('getRechargeRecord', PAGE))['total'], 1);
      const other = await depositor(backend);
      const foreign = await other.done('recharge3', body, { key });
      expectThat('order of another player', foreign['orderId'] !== first.body['orderId'], 'its own');
    },
  },
  'key-at-once': {
    statements: ['7.4-01'],
    title: 'makes one order of a key sent many times at once, and one of each of several keys',
    run: async (backend) => {
      const player = await depositor(backend);
      const body = orderOf(await channelOf(backend, 'qr'), AMOUNT);
      const key = backend.newKey();
      const same = await atOnce(() => player.done('recharge3', body, { key }));
      for (const answer of same) expectEqual('answer', answer, same[0]);
      expectEqual('records', (await player.done('getRechargeRecord', PAGE))['total'], 1);
      const different = await atOnce(() => player.done('recharge3', body, { key: backend.newKey() }), 4);
      expectEqual('orders of four keys', new Set(different.map(({ orderId }) => orderId)).size, 4);
      expectEqual('all records', (await player.done('getRechargeRecord', PAGE))['total'], 5);
    },
  },
  'key-of-a-refusal': {
    statements: ['7.4-01'],
    title: 'answers a repeated key of a refusal with the refusal, though the call would succeed by now',
    run: async (backend) => {
      const player = await depositor(backend);
      const channel = (await channelsOf(backend)).find(({ kind }) => kind === 'bank');
      requireThat(channel !== undefined, 'no channel for bank transfers');
      await backend.hooks.setConfig({ isDepositBank: 1 });
      const key = backend.newKey();
      const first = await player.refused('recharge3', 2303, orderOf(channel), { key });
      await backend.hooks.setConfig({ isDepositBank: 0 });
      const second = await player.refused('recharge3', 2303, orderOf(channel), { key });
      expectEqual('answer', second, first);
      await open(backend, player, orderOf(channel));
    },
  },
  'key-lasts-a-day': {
    statements: ['7.4-01'],
    title: 'keeps an Idempotency-Key for 24 hours',
    run: async (backend) => {
      const player = await depositor(backend);
      const body = orderOf(await channelOf(backend, 'qr'), AMOUNT);
      const key = backend.newKey();
      const { orderId } = await player.done('recharge3', body, { key });
      await backend.hooks.moveTime(DAY - JUST_BEFORE);
      expectEqual('just before', (await player.done('recharge3', body, { key }))['orderId'], orderId);
      await backend.hooks.moveTime(JUST_BEFORE);
      const later = await player.done('recharge3', body, { key });
      expectThat('order after a day', later['orderId'] !== orderId, 'a new one');
    },
  },
  'pay-window': {
    statements: ['9-50', '3-078', '7.4-06'],
    title: 'keeps an order open for exactly ten minutes and never credits it afterwards',
    run: async (backend) => {
      const player = await depositor(backend);
      const { appRechargeQr: code, orderId } = await open(
        backend,
        player,
        orderOf(await channelOf(backend, 'qr'), AMOUNT),
      );
      await backend.hooks.moveTime(4 * MINUTE);
      const shown = (await rowOf(player, orderId))['appRechargeQr'] as Fields;
      expectEqual('code', shown['qrCodeText'], code['qrCodeText']);
      expectEqual('createTime', shown['createTime'], code['createTime']);
      expectEqual('expireTime', shown['expireTime'], code['expireTime']);
      if (shown['timeLeft'] !== undefined)
        expectThat(
          'timeLeft after four minutes',
          shown['timeLeft'] <= 6 * MINUTE && shown['timeLeft'] > 5 * MINUTE,
          'six minutes',
          shown['timeLeft'],
        );
      await backend.hooks.moveTime(6 * MINUTE - JUST_BEFORE);
      expectEqual('isRechargeDone just before the end', await checkOf(player, orderId), false);
      expectEqual('status just before the end', (await rowOf(player, orderId))['status'], STATUS.pending);
      await backend.hooks.moveTime(JUST_BEFORE);
      await player.refused('checkRechargeOrder', 2307, { orderId });
      const row = await rowOf(player, orderId);
      expectEqual('status', row['status'], STATUS.expired);
      expectEqual('payment details', kindOf(row), undefined);
      expectEqual('reason', row['reason'], undefined);
      await expectNoChange('a payment after the window', player, () =>
        ifPossible(backend.hooks.settleOrder(orderId)),
      );
      await player.refused('checkRechargeOrder', 2307, { orderId });
    },
  },
  'pay-in-the-last-moment': {
    statements: ['9-50'],
    title: 'credits an order that is paid just before its window closes, and keeps it',
    run: async (backend) => {
      const player = await depositor(backend);
      const { coin } = await walletOf(player);
      const { orderId } = await open(backend, player, orderOf(await channelOf(backend, 'qr'), AMOUNT));
      await backend.hooks.moveTime(PAY_WINDOW - JUST_BEFORE);
      await backend.hooks.settleOrder(orderId);
      await backend.hooks.moveTime(HOUR);
      expectEqual('isRechargeDone', await checkOf(player, orderId), true);
      expectEqual('coins', await player.coin(), coin + AMOUNT);
    },
  },
  'bank-transfers-wait': {
    statements: ['7.4-06', '1-12'],
    title: 'credits a bank transfer that arrives long after the window of a payment code',
    level: 'should',
    run: async (backend) => {
      const player = await depositor(backend);
      const channel = await channelOf(backend, 'bank');
      const { orderId } = await open(backend, player, orderOf(channel, AMOUNT));
      await backend.hooks.moveTime(60 * MINUTE);
      expectEqual('isRechargeDone', await checkOf(player, orderId), false);
      const before = await player.coin();
      await backend.hooks.settleOrder(orderId);
      expectThat('coins', (await player.coin()) >= before + AMOUNT, 'credited');
    },
  },
  'record-of-the-bonus': {
    statements: ['7.4-08', '9-39'],
    title: 'shows the bonus of a first deposit in its record, apart from the amount',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ coin: 0 });
      const channel = await channelOf(backend, 'bank');
      const first = await deposit(backend, player, amountFor(channel));
      const second = await deposit(backend, player, amountFor(channel, 3));
      const bonuses = [(await rowOf(player, first))['bonus'], (await rowOf(player, second))['bonus']];
      expectEqual('bonuses', bonuses, [FIRST_DEPOSIT_BONUS, 0]);
    },
  },
  'page-expires': {
    statements: ['7.4-06', '9-50'],
    title: 'closes the window of a payment page too',
    level: 'should',
    run: async (backend) => {
      const player = await depositor(backend);
      const { orderId } = await open(backend, player, orderOf(await channelOf(backend, 'page'), AMOUNT));
      await backend.hooks.moveTime(PAY_WINDOW - JUST_BEFORE);
      expectEqual('isRechargeDone just before the end', await checkOf(player, orderId), false);
      await backend.hooks.moveTime(JUST_BEFORE);
      await player.refused('checkRechargeOrder', 2307, { orderId });
    },
  },
  'declined-order': {
    statements: ['7.4-06', '7.4-08'],
    title: 'answers 2308 for a declined order and never credits it',
    run: async (backend) => {
      const player = await depositor(backend);
      for (const [index, kind] of KINDS.entries()) {
        const channel = (await channelsOf(backend)).find((one) => one.kind === kind);
        if (!channel) continue;
        const { orderId } = await open(backend, player, orderOf(channel, AMOUNT + index));
        await expectNoChange('a declined order', player, () => backend.hooks.refuseOrder(orderId));
        await player.refused('checkRechargeOrder', 2308, { orderId });
        await expectNoChange('a payment after the refusal', player, () =>
          ifPossible(backend.hooks.settleOrder(orderId)),
        );
        const row = await rowOf(player, orderId);
        expectEqual('status', row['status'], STATUS.failed);
        expectEqual('payment details', kindOf(row), undefined);
        await backend.hooks.moveTime(PAY_WINDOW);
        await player.refused('checkRechargeOrder', 2308, { orderId });
      }
    },
  },
  'orders-of-others': {
    statements: ['7.4-06', '7.4-08'],
    title: 'shows no order of another player, neither by its number nor in a list',
    run: async (backend) => {
      const owner = await depositor(backend);
      const stranger = await depositor(backend);
      const { orderId } = await open(backend, owner, orderOf(await channelOf(backend, 'bank'), AMOUNT));
      const unknown = `${String(orderId).slice(0, -1)}${String(orderId).endsWith('7') ? '8' : '7'}`;
      for (const id of [orderId, unknown]) {
        await stranger.refused('checkRechargeOrder', 2306, { orderId: id });
        await stranger.refused('getRechargeRecord', 2306, { ...PAGE, orderId: id });
      }
      await owner.refused('checkRechargeOrder', 2306, { orderId: unknown });
      await owner.refused('getRechargeRecord', 2306, { ...PAGE, orderId: unknown });
      const { list, total } = await stranger.done('getRechargeRecord', PAGE);
      expectEqual('list of the other player', [list, total], [[], 0]);
      expectEqual('list of the owner', (await recordsOf(owner)).length, 1);
    },
  },
  'records-in-pages': {
    statements: ['7.4-08', '2.2-091'],
    title: 'lists deposits newest first, in pages, by state and by number',
    run: async (backend) => {
      const player = await depositor(backend);
      const channel = await channelOf(backend, 'bank');
      const orders: string[] = [];
      for (let n = 0; n < 5; n++) {
        orders.push((await open(backend, player, orderOf(channel, amountFor(channel, n))))['orderId']);
        if (n % 2 === 0) await backend.hooks.moveTime(SECOND);
      }
      const newest = orders.toReversed();
      const pageOf = async (page: number, pageSize: number, more: object = {}) => {
        const { list, total } = await player.done('getRechargeRecord', { page, pageSize, ...more });
        return { ids: (list as Fields[]).map(({ orderId }) => orderId), total };
      };
      expectEqual('page 1', await pageOf(1, 2), { ids: newest.slice(0, 2), total: 5 });
      expectEqual('page 2', await pageOf(2, 2), { ids: newest.slice(2, 4), total: 5 });
      expectEqual('page 3', await pageOf(3, 2), { ids: newest.slice(4), total: 5 });
      expectEqual('a page beyond the end', await pageOf(4, 2), { ids: [], total: 5 });
      expectEqual('one page', await pageOf(1, 100), { ids: newest, total: 5 });
      await backend.hooks.settleOrder(orders[1] ?? '');
      await backend.hooks.refuseOrder(orders[2] ?? '');
      const only = (index: number) => ({ ids: [orders[index]], total: 1 });
      expectEqual('arrived', await pageOf(1, 20, { status: STATUS.done }), only(1));
      expectEqual('declined', await pageOf(1, 20, { status: STATUS.failed }), only(2));
      expectEqual('expired', await pageOf(1, 20, { status: STATUS.expired }), { ids: [], total: 0 });
      expectEqual('waiting', await pageOf(1, 2, { status: STATUS.pending }), {
        ids: [orders[4], orders[3]],
        total: 3,
      });
      expectEqual('by number', await pageOf(1, 1, { orderId: orders[0] }), only(0));
      for (const odd of [{ page: 0 }, { pageSize: 0 }, { pageSize: 101 }])
        expectEqual(
          `status for ${JSON.stringify(odd)}`,
          (await player.call('getRechargeRecord', { ...PAGE, ...odd })).status,
          400,
        );
    },
  },
  'ticker-of-trades': {
    statements: ['7.3-05', '7.3-06'],
    title: 'shows a deposit that arrived among the latest trades, with a masked number',
    run: async (backend) => {
      const mobile = `3${backend.rng.text(9, '123456789')}`;
      const player = await backend.player({ firstRecharge: true, mobile });
      const amount = 4_321_17;
      const find = (list: readonly Fields[]) => list.find((trade) => trade['amount'] === amount);
      const channel = await channelOf(backend, 'bank');
      const { orderId } = await open(backend, player, orderOf(channel, amount));
      const tradesOf = async () =>
        (await backend.visitor.done('anonymousTradeInfo'))['tradeList'] as Fields[];
      expectEqual('trade before the arrival', find(await tradesOf()), undefined);
      await backend.hooks.settleOrder(orderId);
      const trades = await tradesOf();
      const trade = find(trades);
      expectThat('trade', trade !== undefined, 'in the list');
      expectEqual('type', trade['type'], 1);
      expectThat(
        'timestamp',
        Math.abs(trade['timestamp'] - backend.now()) < MINUTE,
        'now',
        trade['timestamp'],
      );
      expectThat(
        'number',
        /\*/.test(trade['phone']) && !String(trade['phone']).includes(mobile.slice(3, -2)),
        'masked',
        trade['phone'],
      );
      expectEqual('list for players', (await player.done('tradeInfo'))['tradeList'], trades);
      const times = trades.map(({ timestamp }) => timestamp);
      expectEqual(
        'order',
        times,
        times.toSorted((a, b) => b - a),
      );
    },
  },
  'history-of-a-deposit': {
    statements: ['7.4-10'],
    title: 'shows a deposit, its points and its bonus in the history of the balance',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ coin: 0 });
      const orderId = await deposit(backend, player, AMOUNT);
      const { list, sums } = await player.done('getBalanceHistory', PAGE);
      const coins = (list as Fields[]).filter(({ unit, kind }) => unit === 'coin' && kind === 'deposit');
      expectEqual(
        'rows of the deposit',
        coins.map(({ amount, reference }) => [amount, reference]),
        [[AMOUNT, orderId]],
      );
      const bonuses = (list as Fields[]).filter(({ unit, kind }) => unit === 'coin' && kind === 'bonus');
      expectEqual(
        'rows of the bonus',
        bonuses.map(({ amount }) => amount),
        [FIRST_DEPOSIT_BONUS],
      );
      expectEqual('sums', [sums?.deposits, sums?.bonuses], [AMOUNT, FIRST_DEPOSIT_BONUS]);
    },
  },
  'tasks-of-a-deposit': {
    statements: ['3-122', '3-123'],
    title: 'counts a deposit for the tasks of the first and of the daily deposits when it arrives',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ coin: 0 });
      const channel = await channelOf(backend, 'bank');
      const { list } = tasksOf(await player.done('getTaskUser'));
      const target = (id: number) => list.find((task) => task.id === id)?.target ?? 0;
      const { orderId } = await open(backend, player, orderOf(channel, target(15)));
      const waiting = tasksOf(await player.done('getTaskUser')).states;
      expectEqual('tasks before the arrival', [waiting['13'], waiting['15']], [0, 0]);
      await backend.hooks.settleOrder(orderId);
      const { states } = tasksOf(await player.done('getTaskUser'));
      expectEqual('tasks', [states['13'], states['15'], states['16']], [1, 1, 0]);
      await deposit(backend, player, target(16) - target(15));
      expectEqual('task of the larger sum', tasksOf(await player.done('getTaskUser')).states['16'], 1);
    },
  },
  'coupon-of-coins': {
    statements: ['9-65'],
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
    statements: ['9-70'],
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
    statements: ['9-65', '9-70'],
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
      const mails = async () => (await player.done('getMail2', PAGE))['total'] as number;
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
    statements: ['9-65'],
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
  'needs-a-session': {
    statements: ['7.4-01', '7.4-06', '7.4-08'],
    title: 'answers 401 to deposits without a session',
    run: async (backend) => {
      const body = orderOf(await channelOf(backend, 'bank'), AMOUNT);
      for (const caller of [backend.visitor, backend.withToken('not-a-token')]) {
        expectEqual('recharge3', (await caller.call('recharge3', body)).status, 401);
        expectEqual('getRechargeRecord', (await caller.call('getRechargeRecord', PAGE)).status, 401);
        const check = await caller.call('checkRechargeOrder', { orderId: 'TS1-0001' });
        expectEqual('checkRechargeOrder', check.status, 401);
      }
    },
  },
});
