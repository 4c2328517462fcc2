import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import type { PlayerSetup } from '../../protocol/hooks.ts';
import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import {
  activitiesOf,
  claimAtOnce,
  claimOnce,
  claimRefused,
  closeActivities,
  regular,
  visitorOf,
} from '../shared/claims.ts';
import {
  COINS,
  DAY,
  expectChange,
  gainOf,
  JUST_BEFORE,
  STATE,
  untilMidnight,
  type RewardItem,
} from '../shared/wallet.ts';

const VIP = 8;
const SUPPLY = 30;
/** Bets that games have, largest first. */
const BETS = [100_00, 50_00, 20_00, 10_00, 5_00, 2_00, 1_00];

/** Opens a slot game, whose rounds need no choice. */
async function openGame(backend: Backend, player: Player) {
  const games = (await backend.visitor.expectOk('appConfig', { gameListVersion: 0 }))['gameList'] as Fields[];
  const game = games.find(({ maintain, typeId, status }) => maintain !== 1 && typeId === 1 && status === 1);
  requireThat(game !== undefined, 'no slot game is open');
  const { gameUrl } = await player.expectOk('startGame', { gameId: game['id'] });
  return {
    minBet: (game['minBet'] ?? 0) as number,
    play: async (bet: number) =>
      backend.hooks.playRound({ gameId: game['id'], gameUrl, roundId: backend.rng.text(20), bet }),
  };
}

const isBankrupt = async (player: Player): Promise<boolean> => (await activitiesOf(player))['isBankrupt'];

/** Plays until nearly all coins are lost. */
async function lose(backend: Backend, player: Player): Promise<void> {
  const { minBet, play } = await openGame(backend, player);
  for (let round = 0; round < 100; round++) {
    const coin = await player.coin();
    const bet = BETS.find((one) => one <= coin && one >= minBet);
    if (bet === undefined) return;
    await play(bet);
  }
  requireThat(false, 'the player did not lose');
}

/** A player who has deposited and lost everything. */
const loser = (backend: Backend) => regular(backend, SUPPLY, { coin: 0, totalRecharge: 500_00 });

const supplyOf = async (player: Player): Promise<readonly RewardItem[] | undefined> =>
  (await activitiesOf(player))['activityMap'][SUPPLY]?.propList;

const rebateOf = async (player: Player): Promise<Fields> =>
  (await player.expectOk('vipRebateUser'))['vipRebateUser'];

/** The rebate rate of a level, in hundredths of a percent. */
async function rateOf(backend: Backend, level: number): Promise<number> {
  const levels = (await backend.webConfig())['appUserLevelConfigList'] as Fields[];
  return levels.find((one) => one['level'] === level)?.['rebateRate'] ?? 0;
}

/** The lowest level with a rebate. */
async function levelWithRebate(backend: Backend): Promise<number> {
  const levels = (await backend.webConfig())['appUserLevelConfigList'] as Fields[];
  const level = levels.find(({ rebateRate }) => rebateRate > 0)?.['level'];
  requireThat(level !== undefined, 'no level has a rebate');
  return level;
}

/** The rebate of stakes: fractions of a hundredth are not paid. */
const rebateFor = (staked: number, rate: number) => Math.floor((staked * rate) / 10_000);

async function staker(backend: Backend, vip: number): Promise<Player> {
  return visitorOf(backend, VIP, { coin: 10_000_00, vip, turnoverLeft: 0 });
}

const rebateItems = ({ amount, betRate }: Fields): readonly RewardItem[] => [
  { id: COINS, count: amount, ...(betRate === undefined ? {} : { betRate }) },
];

async function playAll(backend: Backend, player: Player, bets: readonly number[]): Promise<number> {
  const { play } = await openGame(backend, player);
  for (const bet of bets) await play(bet);
  return bets.reduce((sum, bet) => sum + bet, 0);
}

export const rebateChecks = {
  'rebate-next-day': {
    statements: ['1-32', '2.2-102'],
    title:
      'pays the rebate of stakes from the next midnight of the region on, at the rate of the level, once',
    run: async (backend: Backend) => {
      const level = await levelWithRebate(backend);
      const rate = await rateOf(backend, level);
      const player = await staker(backend, level);
      const other = await staker(backend, level);
      const start = await rebateOf(player);
      expectEqual('start', [start['rate'], start['amount'], start['itemStatus']], [rate, 0, STATE.open]);
      await claimRefused(player, 'vipRebateUserReceive', 3103);
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      const staked = await playAll(backend, player, [100_00, 50_00, 10_00, 5_00, 1_00]);
      expectEqual('rebate on the day', await rebateOf(player), start);
      await claimRefused(player, 'vipRebateUserReceive', 3103);
      await backend.hooks.moveTime(JUST_BEFORE);
      const amount = rebateFor(staked, rate);
      const ready = await rebateOf(player);
      expectEqual('rebate at midnight', ready, { ...start, amount, itemStatus: STATE.claimable });
      const today = await playAll(backend, player, [100_00]);
      expectEqual('rebate after stakes of today', await rebateOf(player), ready);
      const items = rebateItems(ready);
      const answer = await claimOnce(player, { call: 'vipRebateUserReceive', items, again: 3104 });
      expectEqual('answer', answer['vipRebateUser'], { ...start, amount: 0, itemStatus: STATE.claimed });
      expectEqual('rebate of the query', await rebateOf(player), answer['vipRebateUser']);
      expectEqual('rebate of another player', await rebateOf(other), start);
      await claimRefused(other, 'vipRebateUserReceive', 3103);
      await backend.hooks.moveTime(DAY);
      expectEqual('rebate of the next day', (await rebateOf(player))['amount'], rebateFor(today, rate));
      await claimOnce(player, {
        call: 'vipRebateUserReceive',
        items: rebateItems(await rebateOf(player)),
        again: 3104,
      });
      await backend.hooks.moveTime(DAY);
      await claimRefused(player, 'vipRebateUserReceive', 3103);
    },
  },
  'rebate-adds-up': {
    statements: ['1-32', '2.2-102'],
    title: 'adds up the rebate of days on which it was not received, without fractions of a hundredth',
    run: async (backend: Backend) => {
      const level = await levelWithRebate(backend);
      const rate = await rateOf(backend, level);
      const player = await staker(backend, level);
      let staked = await playAll(backend, player, [20_00, 5_00]);
      await backend.hooks.moveTime(DAY);
      expectEqual('amount', (await rebateOf(player))['amount'], rebateFor(staked, rate));
      staked += await playAll(backend, player, [10_00, 1_00]);
      await backend.hooks.moveTime(9 * DAY);
      const rebate = await rebateOf(player);
      expectEqual('amount of both days', rebate['amount'], rebateFor(staked, rate));
      await claimOnce(player, { call: 'vipRebateUserReceive', items: rebateItems(rebate), again: 3104 });
    },
  },
  'rebate-at-once': {
    statements: ['1-32'],
    title: 'pays the rebate once for simultaneous calls, with a key or without',
    run: async (backend: Backend) => {
      const level = await levelWithRebate(backend);
      await claimAtOnce(backend, async () => {
        const player = await staker(backend, level);
        await playAll(backend, player, [100_00, 20_00]);
        await backend.hooks.moveTime(DAY);
        const items = rebateItems(await rebateOf(player));
        return { player, claim: { call: 'vipRebateUserReceive', items, again: 3104 } };
      });
    },
  },
  'rebate-by-level': {
    statements: ['1-32', '2.2-102'],
    title: 'has the rate of the configuration for each level; a level without a rate gets nothing',
    run: async (backend: Backend) => {
      const levels = (await backend.webConfig())['appUserLevelConfigList'] as Fields[];
      for (const { level, rebateRate = 0 } of levels) {
        const player = await staker(backend, level);
        expectEqual(`rate of level ${level}`, (await rebateOf(player))['rate'], rebateRate);
      }
      const none = levels.find(({ rebateRate = 0 }) => rebateRate === 0);
      if (!none) return;
      const player = await staker(backend, none['level']);
      await playAll(backend, player, [10_00]);
      await backend.hooks.moveTime(DAY);
      const { rate, amount, itemStatus } = await rebateOf(player);
      expectEqual('rebate', [rate, amount, itemStatus], [0, 0, STATE.open]);
      await claimRefused(player, 'vipRebateUserReceive', 3103);
    },
  },
  'rebate-closed': {
    statements: [],
    title: 'refuses the calls of the rebate while the activity is closed with 3101',
    run: async (backend: Backend) => {
      const player = await staker(backend, await levelWithRebate(backend));
      await playAll(backend, player, [100_00]);
      await backend.hooks.moveTime(DAY);
      const before = await rebateOf(player);
      await closeActivities(backend);
      await player.expectErrcode('vipRebateUser', 3101);
      await claimRefused(player, 'vipRebateUserReceive', 3101);
      await backend.hooks.setConfig({ activityIds: [VIP] });
      expectEqual('rebate afterwards', await rebateOf(player), before);
    },
  },
  'relief-once-a-day': {
    statements: ['7.5-13', '2.2-104', '3-061'],
    title: 'grants the relief once a day of the region to a player who deposited and lost everything',
    run: async (backend: Backend) => {
      const player = await loser(backend);
      expectEqual('isBankrupt', await isBankrupt(player), true);
      const shown = await supplyOf(player);
      const claim = async () => {
        const before = await player.coin();
        const answer = await player.expectOk('bankruptBonus');
        const items = answer['propList'] as readonly RewardItem[];
        if (shown) expectEqual('propList', items, shown);
        const coin = before + gainOf(items).coin;
        expectThat('coins of the relief', coin > before, 'some');
        expectEqual('answer', [answer['coin'], answer['isBankrupt']], [coin, false]);
        expectEqual('coin', await player.coin(), coin);
      };
      await claim();
      expectEqual('isBankrupt after the relief', await isBankrupt(player), false);
      await lose(backend, player);
      const refused = async () => {
        expectEqual('isBankrupt', await isBankrupt(player), false);
        await claimRefused(player, 'bankruptBonus', 3104);
      };
      await refused();
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      await refused();
      await backend.hooks.moveTime(JUST_BEFORE);
      expectEqual('isBankrupt at midnight', await isBankrupt(player), true);
      await claim();
    },
  },
  'relief-for-the-bankrupt': {
    statements: ['7.5-13'],
    title: 'refuses the relief with 3109 to players with coins, also in the safebox, or without a deposit',
    run: async (backend: Backend) => {
      const refused: readonly (readonly [string, PlayerSetup])[] = [
        ['a player who never deposited', { coin: 0, totalRecharge: 0, firstRecharge: false }],
        ['a player with coins', { coin: 100_00 }],
        ['a player with coins in the safebox', { coin: 0, safebox: 100_00 }],
      ];
      for (const [who, setup] of refused) {
        const player = await regular(backend, SUPPLY, setup);
        expectEqual(`isBankrupt of ${who}`, await isBankrupt(player), false);
        await claimRefused(player, 'bankruptBonus', 3109);
      }
    },
  },
  'relief-not-while-a-bet-is-possible': {
    statements: ['7.5-13'],
    title: 'refuses the relief to a player whose coins, with those in the safebox, cover the lowest bet',
    level: 'should' as const,
    run: async (backend: Backend) => {
      const games = (await backend.visitor.expectOk('appConfig', { gameListVersion: 0 }))[
        'gameList'
      ] as Fields[];
      const bets = games.map(({ minBet }) => minBet as number | undefined).filter((bet) => bet !== undefined);
      requireThat(bets.length > 0, 'no game tells its lowest bet');
      const bet = Math.min(...bets);
      for (const setup of [{ coin: bet }, { coin: 1, safebox: bet - 1 }, { coin: 0, safebox: bet }]) {
        const player = await regular(backend, SUPPLY, setup);
        expectEqual('isBankrupt', await isBankrupt(player), false);
        await claimRefused(player, 'bankruptBonus', 3109);
      }
    },
  },
  'relief-after-a-refusal': {
    statements: ['7.5-13'],
    title: 'grants the relief to a player who was refused before and then lost everything',
    run: async (backend: Backend) => {
      const player = await regular(backend, SUPPLY, { coin: 10_00 });
      await claimRefused(player, 'bankruptBonus', 3109);
      await lose(backend, player);
      expectEqual('isBankrupt', await isBankrupt(player), true);
      await expectChange('the relief', player, gainOf((await supplyOf(player)) ?? []), () =>
        player.expectOk('bankruptBonus'),
      );
    },
  },
  'relief-at-once': {
    statements: ['7.5-13'],
    title: 'grants the relief once for simultaneous calls, with a key or without',
    run: async (backend: Backend) => {
      await claimAtOnce(backend, async () => {
        const player = await loser(backend);
        const items = await supplyOf(player);
        requireThat(items !== undefined, 'the backend does not show the relief before the claim');
        return { player, claim: { call: 'bankruptBonus', items, again: [3104, 3109] } };
      });
    },
  },
  'relief-closed': {
    statements: [],
    title: 'neither offers nor grants the relief while the activity is closed (3101)',
    run: async (backend: Backend) => {
      const player = await loser(backend);
      await closeActivities(backend);
      expectEqual('isBankrupt', await isBankrupt(player), false);
      await claimRefused(player, 'bankruptBonus', 3101);
      await backend.hooks.setConfig({ activityIds: [SUPPLY] });
      expectEqual('isBankrupt afterwards', await isBankrupt(player), true);
      await player.expectOk('bankruptBonus');
    },
  },
};
