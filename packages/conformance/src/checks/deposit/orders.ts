import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectThat } from '../../protocol/expect.ts';
import type { Fields } from '../../protocol/backend.ts';
import {
  amountFor,
  channelOf,
  channelsOf,
  deposit,
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
} from '../shared/wallet.ts';
import {
  AMOUNT,
  checkOf,
  depositor,
  FIRST_DEPOSIT_BONUS,
  KINDS,
  open,
  PAY_WINDOW,
  rowOf,
  STATUS,
} from './support.ts';

export const orderChecks: CheckDefinitions = {
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
      await player.expectErrcode('checkRechargeOrder', 2307, { orderId });
      const row = await rowOf(player, orderId);
      expectEqual('status', row['status'], STATUS.expired);
      expectEqual('payment details', kindOf(row), undefined);
      expectEqual('reason', row['reason'], undefined);
      await expectNoChange('a payment after the window', player, () =>
        ifPossible(backend.hooks.settleOrder(orderId)),
      );
      await player.expectErrcode('checkRechargeOrder', 2307, { orderId });
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
    statements: ['7.4-08'],
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
      await player.expectErrcode('checkRechargeOrder', 2307, { orderId });
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
        await player.expectErrcode('checkRechargeOrder', 2308, { orderId });
        await expectNoChange('a payment after the refusal', player, () =>
          ifPossible(backend.hooks.settleOrder(orderId)),
        );
        const row = await rowOf(player, orderId);
        expectEqual('status', row['status'], STATUS.failed);
        expectEqual('payment details', kindOf(row), undefined);
        await backend.hooks.moveTime(PAY_WINDOW);
        await player.expectErrcode('checkRechargeOrder', 2308, { orderId });
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
        await stranger.expectErrcode('checkRechargeOrder', 2306, { orderId: id });
        await stranger.expectErrcode('getRechargeRecord', 2306, { ...PAGE, orderId: id });
      }
      await owner.expectErrcode('checkRechargeOrder', 2306, { orderId: unknown });
      await owner.expectErrcode('getRechargeRecord', 2306, { ...PAGE, orderId: unknown });
      const { list, total } = await stranger.expectOk('getRechargeRecord', PAGE);
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
        const { list, total } = await player.expectOk('getRechargeRecord', { page, pageSize, ...more });
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
        (await backend.visitor.expectOk('anonymousTradeInfo'))['tradeList'] as Fields[];
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
      expectEqual('list for players', (await player.expectOk('tradeInfo'))['tradeList'], trades);
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
      const { list, sums } = await player.expectOk('getBalanceHistory', PAGE);
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
      const { list } = tasksOf(await player.expectOk('getTaskUser'));
      const target = (id: number) => list.find((task) => task.id === id)?.target ?? 0;
      const { orderId } = await open(backend, player, orderOf(channel, target(15)));
      const waiting = tasksOf(await player.expectOk('getTaskUser')).states;
      expectEqual('tasks before the arrival', [waiting['13'], waiting['15']], [0, 0]);
      await backend.hooks.settleOrder(orderId);
      const { states } = tasksOf(await player.expectOk('getTaskUser'));
      expectEqual('tasks', [states['13'], states['15'], states['16']], [1, 1, 0]);
      await deposit(backend, player, target(16) - target(15));
      expectEqual('task of the larger sum', tasksOf(await player.expectOk('getTaskUser')).states['16'], 1);
    },
  },
};
