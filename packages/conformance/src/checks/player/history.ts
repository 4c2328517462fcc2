import type { Fields } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat, requireThat } from '../../protocol/expect.ts';
import { addUp, expectOrder, expectPages, PAGE } from '../shared/lists.ts';
import { DAY, expectNow, SECOND } from '../shared/time.ts';

export const historyChecks: CheckDefinitions = {
  'history-in-order': {
    statements: ['1-09', '9-12'],
    title: 'lists the history newest first, in pages, from an instant on and until another, with sums',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ coin: 1000_00, lottery: 100_000_00 });
      const [option] = (await player.expectOk('getLotterConfig'))['lotterConfigList'] as readonly {
        id: number;
      }[];
      requireThat(option !== undefined, 'there are no offers for points');
      await player.expectOk('safeboxPasswordInit', {
        password: await backend.encryptPassword('safebox-pw1'),
      });
      await backend.hooks.moveTime(SECOND);
      const { sums: sumsBefore } = await player.expectOk('getBalanceHistory', PAGE);
      await player.expectOk('safeboxDeposit', { amount: 100_00 });
      const { sums: sumsAfter } = await player.expectOk('getBalanceHistory', PAGE);
      expectEqual('sums after a move of the safebox', sumsAfter, sumsBefore);
      await backend.hooks.moveTime(SECOND);
      const before = await player.coin();
      await player.expectOk('lotteryExchange', { id: option.id });
      const gained = (await player.coin()) - before;
      const rows = async (query: object) =>
        (await player.expectOk('getBalanceHistory', { ...PAGE, ...query }))['list'] as readonly Fields[];
      const all = await rows({});
      const ids = all.map(({ id }) => id as number);
      expectOrder('ids of the rows', ids, 'descending');
      const [newest] = all;
      const safebox = all.find(({ kind }) => kind === 'safebox');
      expectThat(
        'rows',
        newest !== undefined && safebox !== undefined,
        'an exchange and a safebox move',
        all,
      );
      expectThat('time of the exchange', newest['time'] > safebox['time'], 'later', newest['time']);
      expectNow('time of the exchange', newest['time'], backend);
      const exchange = all.filter(({ time }) => time === newest['time']).map(({ id }) => id as number);
      const from = (await rows({ from: newest['time'] })).map(({ id }) => id as number);
      expectEqual('rows from the instant of the exchange on', from, exchange);
      const until = (await rows({ until: newest['time'] })).map(({ id }) => id as number);
      expectEqual('rows until the instant of the exchange', until, ids.slice(exchange.length));
      expectEqual(
        'number of rows on all pages',
        (await expectPages(player, 'getBalanceHistory', 'list')).length,
        ids.length,
      );
      const { sums } = await player.expectOk('getBalanceHistory', { ...PAGE, from: newest['time'] });
      expectEqual('sum of the bonuses', sums.bonuses, gained);
    },
  },
  'days-since-registration': {
    statements: [],
    title: 'counts whole days since the registration',
    level: 'should',
    run: async (backend) => {
      const player = await backend.registered();
      expectEqual('regPeriod at first', (await player.info())['regPeriod'], 0);
      await backend.hooks.moveTime(DAY - backend.slack);
      expectEqual('regPeriod just before a day', (await player.info())['regPeriod'], 0);
      await backend.hooks.moveTime(backend.slack);
      expectEqual('regPeriod after a day', (await player.info())['regPeriod'], 1);
    },
  },
  'history-of-money': {
    statements: ['1-09', '9-12'],
    title: 'lists every change of the balances newest first, page by page, with its kind and balance',
    level: 'should',
    run: async (backend) => {
      const player = await backend.registered();
      const { userRegisterCoin } = await backend.webConfig();
      const all = await player.expectOk('getBalanceHistory', PAGE);
      const coins = (all['list'] as { unit: string; amount: number; balance: number }[]).filter(
        ({ unit }) => unit === 'coin',
      );
      expectEqual('sum of the coins', addUp(coins, 'amount'), userRegisterCoin);
      expectEqual('newest balance', coins[0]?.balance, await player.coin());
      expectEqual('total of the history', all['total'], (all['list'] as unknown[]).length);
      const none = await player.expectOk('getBalanceHistory', { ...PAGE, until: 1 });
      expectFields('rows before the first one', none, { total: 0, list: [] });
      const beyond = await player.expectOk('getBalanceHistory', { ...PAGE, page: 99 });
      expectEqual('rows beyond the last page', beyond['list'], []);
      const deposits = await player.expectOk('getBalanceHistory', { ...PAGE, kind: 'deposit' });
      expectEqual('number of deposits', deposits['total'], 0);
    },
  },
};
