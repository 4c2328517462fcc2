import type { Backend, Fields } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat, requireThat } from '../../protocol/expect.ts';
import { AT_ONCE, atOnce, expectErrcodes, expectSameAnswers } from '../shared/calls.ts';
import { expectRefusal } from '../shared/claims.ts';
import { PAGE, pick } from '../shared/lists.ts';
import { sumItems } from '../shared/rewards.ts';
import { MINUTE } from '../shared/time.ts';
import { expectChange, expectEffect, expectNoChange, readWallet } from '../shared/wallet.ts';
import { coinOption, readOptions, type Option } from './options.ts';

/** The price of the cheapest option with coins. */
const readPrice = async (backend: Backend) => (await coinOption(await backend.player({}))).lottery;

/** What an exchange changes. */
function getExchangeChange({ lottery, propList }: Option) {
  const gain = sumItems(propList);
  return { ...gain, lottery: gain.lottery - lottery };
}

export const exchangeChecks: CheckDefinitions = {
  options: {
    statements: ['7.3-08', '2.2-077'],
    title: 'lists the offers for points with prices and items, the same for each player',
    run: async (backend) => {
      const [first, second] = [await backend.player({}), await backend.player({})];
      const options = await readOptions(first);
      requireThat(options.length > 0, 'there are no offers for points');
      expectEqual('number of different ids', new Set(pick(options, 'id')).size, options.length);
      for (const { id, lottery, propList } of options)
        expectThat(`option ${id}`, lottery > 0 && propList.length > 0, 'a price and items', {
          lottery,
          propList,
        });
      expectEqual('options of another player', await readOptions(second), options);
    },
  },
  'exchanges-points': {
    statements: ['7.3-08', '7.3-09', '2.2-077', '3-093'],
    title: 'takes exactly the price of an option and grants its items, each time',
    run: async (backend) => {
      for (const option of await readOptions(await backend.player({}))) {
        const player = await backend.player({ coin: 10_00, lottery: option.lottery * 2 + 7 });
        for (let time = 0; time < 2; time++) {
          const answer = await expectEffect(player, getExchangeChange(option), 'lotteryExchange', {
            id: option.id,
          });
          const { coin, lottery } = await readWallet(player);
          expectFields('answer', answer, { coin, lottery, propList: option.propList });
        }
        await player.expectErrcode('lotteryExchange', 2902, { id: option.id });
      }
    },
  },
  'points-must-suffice': {
    statements: ['7.3-09'],
    title: 'refuses an option with a hundredth too little with 2902 and grants it with exactly its price',
    run: async (backend) => {
      for (const option of await readOptions(await backend.player({}))) {
        const poor = await backend.player({ coin: 10_00, lottery: option.lottery - 1 });
        await expectRefusal(poor, 2902, ['lotteryExchange', { id: option.id }]);
        const exact = await backend.player({ coin: 10_00, lottery: option.lottery });
        await expectEffect(exact, getExchangeChange(option), 'lotteryExchange', { id: option.id });
      }
    },
  },
  'unknown-option': {
    statements: ['7.3-09'],
    title: 'refuses an option that does not exist with 2901, whatever points the player has',
    run: async (backend) => {
      for (const lottery of [0, 1_000_000_00]) {
        const player = await backend.player({ lottery });
        const ids = pick(await readOptions(player), 'id');
        requireThat(ids.length > 0, 'there are no offers for points');
        await expectRefusal(player, 2901, ['lotteryExchange', { id: Math.max(...ids) + 1 }]);
      }
    },
  },
  'exchanges-at-once': {
    statements: ['7.3-09'],
    title: 'never takes more points than there are by simultaneous calls',
    run: async (backend) => {
      const player = await backend.player({ coin: 10_00, lottery: (await readPrice(backend)) * 3 + 1 });
      const option = await coinOption(player);
      const { coin } = await readWallet(player);
      const answers = await atOnce(() => player.call('lotteryExchange', { id: option.id }));
      expectErrcodes(answers, { 0: 3, 2902: AT_ONCE - 3 });
      const after = await readWallet(player);
      const gain = sumItems(option.propList);
      expectFields('balances', after, {
        coin: coin + 3 * gain.coin,
        lottery: 1 + 3 * gain.lottery,
        turnoverLeft: 3 * gain.turnoverLeft,
      });
    },
  },
  'exchange-with-a-key': {
    statements: ['7.3-09'],
    title: 'exchanges once for an Idempotency-Key, and refuses another option with 103',
    run: async (backend) => {
      const player = await backend.player({ coin: 10_00, lottery: (await readPrice(backend)) * 5 });
      const option = await coinOption(player);
      const key = backend.newKey();
      await expectChange('one key', player, getExchangeChange(option), async () => {
        const answer = await expectSameAnswers(() =>
          player.expectOk('lotteryExchange', { id: option.id }, { key }),
        );
        await backend.hooks.moveTime(MINUTE);
        const later = await player.call('lotteryExchange', { id: option.id }, { key });
        expectEqual('answer later', later.body, answer);
        expectEqual('Idempotency-Replayed', later.headers.get('idempotency-replayed'), 'true');
        await player.expectErrcode('lotteryExchange', 103, { id: option.id + 1 }, { key });
      });
      await expectEffect(
        player,
        getExchangeChange(option),
        'lotteryExchange',
        { id: option.id },
        { key: backend.newKey() },
      );
    },
  },
  'exchange-of-one-player': {
    statements: ['7.3-09'],
    title: 'takes points from the player of the session alone',
    run: async (backend) => {
      const lottery = await readPrice(backend);
      const [first, second] = [await backend.player({ lottery }), await backend.player({ lottery })];
      const { id } = await coinOption(first);
      await expectNoChange('an exchange of another player', second, () =>
        first.expectOk('lotteryExchange', { id }),
      );
    },
  },
  'history-of-an-exchange': {
    statements: ['7.3-09'],
    title: 'shows the points and the coins of an exchange in the history of the balance',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ lottery: await readPrice(backend) });
      const { id, lottery, propList } = await coinOption(player);
      await player.expectOk('lotteryExchange', { id });
      const { list } = await player.expectOk('getBalanceHistory', { ...PAGE, kind: 'exchange' });
      const amounts = (list as Fields[]).map(({ unit, amount }) => [unit, amount] as const);
      expectEqual(
        'points of the history',
        amounts.filter(([unit]) => unit === 'points').map(([, amount]) => amount),
        [-lottery],
      );
      const coins = amounts.filter(([unit]) => unit === 'coin');
      expectEqual(
        'coins of the history',
        coins.reduce((sum, [, amount]) => sum + amount, 0),
        sumItems(propList).coin,
      );
    },
  },
};
