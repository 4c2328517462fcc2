import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import type { Backend, Fields } from '../../protocol/backend.ts';
import {
  AT_ONCE,
  atOnce,
  errcodesOf,
  expectChange,
  expectNoChange,
  gainOf,
  MINUTE,
  PAGE,
  walletOf,
} from '../shared/wallet.ts';
import { coinOption, type Option, optionsOf } from './support.ts';

/** The price of the cheapest option with coins. */
const priceOf = async (backend: Backend) => (await coinOption(await backend.player({}))).lottery;

/** What an exchange changes. */
function exchangeOf({ lottery, propList }: Option) {
  const gain = gainOf(propList);
  return { ...gain, lottery: gain.lottery - lottery };
}

export const exchangeChecks: CheckDefinitions = {
  options: {
    statements: ['7.3-08', '2.2-077'],
    title: 'lists the offers for points with prices and items, the same for each player',
    run: async (backend) => {
      const [one, two] = [await backend.player({}), await backend.player({})];
      const options = await optionsOf(one);
      requireThat(options.length > 0, 'there are no offers for points');
      expectEqual('numbers', new Set(options.map(({ id }) => id)).size, options.length);
      for (const { id, lottery, propList } of options)
        expectThat(`option ${id}`, lottery > 0 && propList.length > 0, 'a price and items');
      expectEqual('options of another player', await optionsOf(two), options);
    },
  },
  'exchanges-points': {
    statements: ['7.3-08', '7.3-09', '2.2-077', '3-093'],
    title: 'takes exactly the price of an option and grants its items, each time',
    run: async (backend) => {
      for (const option of await optionsOf(await backend.player({}))) {
        const player = await backend.player({ coin: 10_00, lottery: option.lottery * 2 + 7 });
        for (let time = 0; time < 2; time++) {
          const answer = await expectChange(`option ${option.id}`, player, exchangeOf(option), () =>
            player.expectOk('lotteryExchange', { id: option.id }),
          );
          const { coin, lottery } = await walletOf(player);
          expectEqual(
            'answer',
            [answer['coin'], answer['lottery'], answer['propList']],
            [coin, lottery, option.propList],
          );
        }
        await player.expectErrcode('lotteryExchange', 2902, { id: option.id });
      }
    },
  },
  'points-must-suffice': {
    statements: ['7.3-09'],
    title: 'refuses an option with a hundredth too little with 2902 and grants it with exactly its price',
    run: async (backend) => {
      for (const option of await optionsOf(await backend.player({}))) {
        const poor = await backend.player({ coin: 10_00, lottery: option.lottery - 1 });
        await expectNoChange('too few points', poor, () =>
          poor.expectErrcode('lotteryExchange', 2902, { id: option.id }),
        );
        const exact = await backend.player({ coin: 10_00, lottery: option.lottery });
        await expectChange('exactly the price', exact, exchangeOf(option), () =>
          exact.expectOk('lotteryExchange', { id: option.id }),
        );
      }
    },
  },
  'unknown-option': {
    statements: ['7.3-09'],
    title: 'refuses an option that does not exist with 2901, whatever points the player has',
    run: async (backend) => {
      for (const lottery of [0, 1_000_000_00]) {
        const player = await backend.player({ lottery });
        const ids = (await optionsOf(player)).map(({ id }) => id);
        requireThat(ids.length > 0, 'there are no offers for points');
        await expectNoChange('an unknown option', player, () =>
          player.expectErrcode('lotteryExchange', 2901, { id: Math.max(...ids) + 1 }),
        );
      }
    },
  },
  'exchanges-at-once': {
    statements: ['7.3-09'],
    title: 'never takes more points than there are by simultaneous calls',
    run: async (backend) => {
      const player = await backend.player({ coin: 10_00, lottery: (await priceOf(backend)) * 3 + 1 });
      const option = await coinOption(player);
      const { coin } = await walletOf(player);
      const answers = await atOnce(() => player.call('lotteryExchange', { id: option.id }));
      expectEqual('errcodes', errcodesOf(answers), [
        0,
        0,
        0,
        ...Array.from({ length: AT_ONCE - 3 }, () => 2902),
      ]);
      const after = await walletOf(player);
      const gain = gainOf(option.propList);
      expectEqual(
        'balances',
        [after.coin, after.lottery, after.turnoverLeft],
        [coin + 3 * gain.coin, 1 + 3 * gain.lottery, 3 * gain.turnoverLeft],
      );
    },
  },
  'exchange-with-a-key': {
    statements: ['7.3-09'],
    title: 'exchanges once for an Idempotency-Key, and refuses another option with 103',
    run: async (backend) => {
      const player = await backend.player({ coin: 10_00, lottery: (await priceOf(backend)) * 5 });
      const option = await coinOption(player);
      const key = backend.newKey();
      await expectChange('one key', player, exchangeOf(option), async () => {
        const answers = await atOnce(() => player.expectOk('lotteryExchange', { id: option.id }, { key }));
        for (const answer of answers) expectEqual('answer', answer, answers[0]);
        await backend.hooks.moveTime(MINUTE);
        const later = await player.call('lotteryExchange', { id: option.id }, { key });
        expectEqual('answer later', later.body, answers[0]);
        expectEqual('Idempotency-Replayed', later.headers.get('idempotency-replayed'), 'true');
        await player.expectErrcode('lotteryExchange', 103, { id: option.id + 1 }, { key });
      });
      await expectChange('another key', player, exchangeOf(option), () =>
        player.expectOk('lotteryExchange', { id: option.id }, { key: backend.newKey() }),
      );
    },
  },
  'exchange-of-one-player': {
    statements: ['7.3-09'],
    title: 'takes points from the player of the session alone',
    run: async (backend) => {
      const lottery = await priceOf(backend);
      const [one, two] = [await backend.player({ lottery }), await backend.player({ lottery })];
      const { id } = await coinOption(one);
      await expectNoChange('an exchange of another player', two, () =>
        one.expectOk('lotteryExchange', { id }),
      );
    },
  },
  'history-of-an-exchange': {
    statements: ['7.3-09'],
    title: 'shows the points and the coins of an exchange in the history of the balance',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player({ lottery: await priceOf(backend) });
      const { id, lottery, propList } = await coinOption(player);
      await player.expectOk('lotteryExchange', { id });
      const { list } = await player.expectOk('getBalanceHistory', { ...PAGE, kind: 'exchange' });
      const amounts = (list as Fields[]).map(({ unit, amount }) => [unit, amount] as const);
      expectEqual(
        'points',
        amounts.filter(([unit]) => unit === 'points').map(([, amount]) => amount),
        [-lottery],
      );
      const coins = amounts.filter(([unit]) => unit === 'coin');
      expectEqual(
        'coins',
        coins.reduce((sum, [, amount]) => sum + amount, 0),
        gainOf(propList).coin,
      );
    },
  },
};
