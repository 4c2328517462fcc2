import type { Fields } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat } from '../../protocol/expect.ts';
import { expectStatus } from '../shared/calls.ts';
import { amountFor, deposit, findChannel, readDeposits } from '../shared/deposits.ts';
import { addUp, expectOrder, expectPages, PAGE, pick } from '../shared/lists.ts';
import { parseTasks } from '../shared/tasks.ts';
import { expectNow, MINUTE, SECOND } from '../shared/time.ts';
import { AMOUNT, depositor, FIRST_DEPOSIT_BONUS, open, STATUS } from './order.ts';

export const recordChecks: CheckDefinitions = {
  'records-in-pages': {
    statements: ['7.4-08', '2.2-091'],
    title: 'lists deposits newest first, in pages, by state, time, text and number',
    run: async (backend) => {
      const player = await depositor(backend);
      const channel = await findChannel(backend, 'bank');
      const orders: string[] = [];
      for (let n = 0; n < 5; n++) {
        orders.push((await open(backend, player, channel, amountFor(channel, n)))['orderId']);
        if (n % 2 === 0) await backend.hooks.moveTime(SECOND);
      }
      const newest = orders.toReversed();
      const readPage = async (page: number, pageSize: number, more: object = {}) => {
        const { list, total } = await player.expectOk('getRechargeRecord', { page, pageSize, ...more });
        return { ids: pick(list as Fields[], 'orderId'), total };
      };
      expectEqual('page 1', await readPage(1, 2), { ids: newest.slice(0, 2), total: 5 });
      expectEqual('page 2', await readPage(2, 2), { ids: newest.slice(2, 4), total: 5 });
      expectEqual('page 3', await readPage(3, 2), { ids: newest.slice(4), total: 5 });
      expectEqual('a page beyond the end', await readPage(4, 2), { ids: [], total: 5 });
      expectEqual('all orders on one page', await readPage(1, 100), { ids: newest, total: 5 });
      await backend.hooks.settleOrder(orders[1] ?? '');
      await backend.hooks.refuseOrder(orders[2] ?? '');
      const only = (index: number) => ({ ids: [orders[index]], total: 1 });
      expectEqual('orders that arrived', await readPage(1, 20, { status: STATUS.done }), only(1));
      expectEqual('declined orders', await readPage(1, 20, { status: STATUS.failed }), only(2));
      expectEqual('expired orders', await readPage(1, 20, { status: STATUS.expired }), { ids: [], total: 0 });
      expectEqual('waiting orders', await readPage(1, 2, { status: STATUS.pending }), {
        ids: [orders[4], orders[3]],
        total: 3,
      });
      expectEqual('page 2 of the waiting orders', await readPage(2, 2, { status: STATUS.pending }), {
        ids: [orders[0]],
        total: 3,
      });
      expectEqual('order by its number', await readPage(1, 1, { orderId: orders[0] }), only(0));
      const times = pick((await readDeposits(player)).toReversed(), 'createTime');
      const [from, until] = [times[1], times[3]];
      expectEqual('orders from an instant on', await readPage(1, 20, { from }), {
        ids: newest.slice(0, 4),
        total: 4,
      });
      expectEqual('orders until an instant', await readPage(2, 2, { until }), {
        ids: newest.slice(4),
        total: 3,
      });
      expectEqual('orders between two instants', await readPage(1, 1, { from, until }), {
        ids: [orders[2]],
        total: 2,
      });
      const search = orders[4]?.toLowerCase();
      expectEqual('orders with a text', await readPage(1, 1, { search: ` ${search} ` }), only(4));
      expectEqual('number of orders with a blank text', (await readPage(1, 1, { search: ' ' })).total, 5);
      expectEqual('orders with another text', await readPage(1, 1, { search: `${search}x` }), {
        ids: [],
        total: 0,
      });
      for (const odd of [{ page: 0 }, { pageSize: 0 }, { pageSize: 101 }])
        await expectStatus(player, 400, ['getRechargeRecord', { ...PAGE, ...odd }]);
    },
  },
  'ticker-of-trades': {
    statements: ['7.3-05', '7.3-06'],
    title: 'shows a deposit that arrived among the latest trades, with a masked number',
    run: async (backend) => {
      const mobile = `3${backend.unique(9, '123456789')}`;
      const player = await backend.player({ firstRecharge: true, mobile });
      // Another run may have left its trades in the list.
      const amount = 4_000_00 + Number(backend.unique(5, '0123456789'));
      const find = (list: readonly Fields[]) => list.find((trade) => trade['amount'] === amount);
      const { orderId } = await open(backend, player, 'bank', amount);
      const readTrades = async () =>
        (await backend.visitor.expectOk('anonymousTradeInfo'))['tradeList'] as Fields[];
      expectEqual('trade before the arrival', find(await readTrades()), undefined);
      await backend.hooks.settleOrder(orderId);
      const trades = await readTrades();
      const trade = find(trades);
      expectThat(`trade of ${amount}`, trade !== undefined, 'in the list', pick(trades, 'amount'));
      expectEqual('type of the trade', trade['type'], 1);
      expectNow('timestamp', trade['timestamp'], backend);
      expectThat(
        'phone of the trade',
        /\*/.test(trade['phone']) && !String(trade['phone']).includes(mobile.slice(3, -2)),
        'masked',
        trade['phone'],
      );
      expectEqual('trades for players', (await player.expectOk('tradeInfo'))['tradeList'], trades);
      const times = pick(trades, 'timestamp');
      expectOrder('times of the trades', times, 'descending');
    },
  },
  'history-of-a-deposit': {
    statements: ['7.4-10'],
    title: 'shows a deposit, its points and its bonus in the history of the balance',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ coin: 0 });
      const { orderId } = await open(backend, player, 'bank', AMOUNT);
      await backend.hooks.moveTime(MINUTE);
      await backend.hooks.settleOrder(orderId);
      const { list, sums } = await player.expectOk('getBalanceHistory', PAGE);
      const coins = (list as Fields[]).filter(({ unit, kind }) => unit === 'coin' && kind === 'deposit');
      expectEqual(
        'rows of the deposit',
        coins.map(({ amount, reference }) => [amount, reference]),
        [[AMOUNT, orderId]],
      );
      expectNow('time of the row', coins[0]?.['time'], backend);
      const bonuses = (list as Fields[]).filter(({ unit, kind }) => unit === 'coin' && kind === 'bonus');
      expectEqual('rows of the bonus', pick(bonuses, 'amount'), [FIRST_DEPOSIT_BONUS]);
      expectFields('sums', sums, { deposits: AMOUNT, bonuses: FIRST_DEPOSIT_BONUS });
    },
  },
  'sums-of-all-pages': {
    statements: ['7.4-10'],
    title:
      'answers the sums and the number of all rows of the history, whatever page, kind or text is selected',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ coin: 0 });
      const orders: string[] = [];
      for (const amount of [AMOUNT, AMOUNT + 1, AMOUNT + 2])
        orders.push(await deposit(backend, player, amount));
      const rows = await expectPages(player, 'getBalanceHistory', 'list');
      const { sums } = await player.expectOk('getBalanceHistory', PAGE);
      const select = (wantedUnit: string, ...kinds: string[]) =>
        addUp(
          rows.filter(({ unit, kind }) => unit === wantedUnit && kinds.includes(kind)),
          'amount',
        );
      expectEqual('deposits of the rows', select('coin', 'deposit'), 3 * AMOUNT + 3);
      expectFields('sums', sums, {
        deposits: select('coin', 'deposit'),
        bonuses: select('coin', 'bonus', 'exchange'),
        points: select('points', 'deposit', 'bonus'),
        withdrawals: 0,
        rounds: 0,
      });
      const read = async (query: object) => player.expectOk('getBalanceHistory', { ...PAGE, ...query });
      for (const query of [{ kind: 'deposit' }, { kind: 'game' }, { search: orders[1]?.toLowerCase() }])
        expectEqual(`sums with ${JSON.stringify(query)}`, (await read(query))['sums'], sums);
      const found = ((await read({ search: orders[1] }))['list'] as Fields[]).filter(
        ({ unit, kind }) => unit === 'coin' && kind === 'deposit',
      );
      expectEqual('deposits with the number of an order', pick(found, 'reference'), [orders[1]]);
      const named = pick((await read({ search: String(rows[0]?.['title']) }))['list'] as Fields[], 'id');
      expectThat(
        'rows with the name of the newest',
        named.includes(rows[0]?.['id']),
        'the newest row',
        named,
      );
      expectEqual('rows with another text', (await read({ search: `${orders[1]}x` }))['total'], 0);
    },
  },
  'tasks-of-a-deposit': {
    statements: ['3-122', '3-123'],
    title: 'counts a deposit for the tasks of the first and of the daily deposits when it arrives',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ coin: 0 });
      const channel = await findChannel(backend, 'bank');
      const { list } = parseTasks(await player.expectOk('getTaskUser'));
      const target = (id: number) => list.find((task) => task.id === id)?.target ?? 0;
      const { orderId } = await open(backend, player, channel, target(15));
      const waiting = parseTasks(await player.expectOk('getTaskUser')).states;
      expectFields('tasks before the arrival', waiting, { 13: 0, 15: 0 });
      await backend.hooks.settleOrder(orderId);
      const { states } = parseTasks(await player.expectOk('getTaskUser'));
      expectFields('tasks', states, { 13: 1, 15: 1, 16: 0 });
      await deposit(backend, player, target(16) - target(15));
      expectEqual('task of the larger sum', parseTasks(await player.expectOk('getTaskUser')).states['16'], 1);
    },
  },
};
