import type { Backend, Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat, requireThat } from '../../protocol/expect.ts';
import type { PlayerSetup } from '../../protocol/hooks.ts';
import { closeActivities, createRegular, readActivities } from '../shared/activities.ts';
import { expectPaidOnce, expectRefusal } from '../shared/claims.ts';
import { openSlot, readGames } from '../shared/games.ts';
import { pick } from '../shared/lists.ts';
import { sumItems, type RewardItem } from '../shared/rewards.ts';
import { untilMidnight } from '../shared/time.ts';
import { expectEffect } from '../shared/wallet.ts';

const SUPPLY = 30;

/** Bets that games have, largest first. */
const BETS = [100_00, 50_00, 20_00, 10_00, 5_00, 2_00, 1_00];
const isBankrupt = async (player: Player): Promise<boolean> => (await readActivities(player))['isBankrupt'];

/** Plays until nearly all coins are lost. */
async function lose(backend: Backend, player: Player): Promise<void> {
  const { minBet, play } = await openSlot(backend, player);
  for (let round = 0; round < 100; round++) {
    const coin = await player.coin();
    const bet = BETS.find((candidate) => candidate <= coin && candidate >= minBet);
    if (bet === undefined) return;
    await play(bet);
  }
  requireThat(false, 'the player did not lose');
}

/** A player who has deposited and lost everything. */
const loser = (backend: Backend) => createRegular(backend, SUPPLY, { coin: 0, totalRecharge: 500_00 });

const readRelief = async (player: Player): Promise<readonly RewardItem[] | undefined> =>
  (await readActivities(player))['activityMap'][SUPPLY]?.propList;

export const reliefChecks: CheckDefinitions = {
  'relief-once-a-day': {
    statements: ['7.5-13', '2.2-104', '3-061'],
    title: 'grants the relief once a day of the region to a player who deposited and lost everything',
    run: async (backend) => {
      const player = await loser(backend);
      expectEqual('isBankrupt', await isBankrupt(player), true);
      const shown = await readRelief(player);
      const claim = async () => {
        const before = await player.coin();
        const answer = await player.expectOk('bankruptBonus');
        const items = answer['propList'] as readonly RewardItem[];
        if (shown) expectEqual('propList', items, shown);
        const coin = before + sumItems(items).coin;
        expectThat('items of the relief', coin > before, 'coins', items);
        expectFields('answer of bankruptBonus', answer, { coin, isBankrupt: false });
        expectEqual('coin', await player.coin(), coin);
      };
      await claim();
      expectEqual('isBankrupt after the relief', await isBankrupt(player), false);
      await lose(backend, player);
      const refused = async () => {
        expectEqual('isBankrupt', await isBankrupt(player), false);
        await expectRefusal(player, 3104, ['bankruptBonus']);
      };
      await refused();
      await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
      await refused();
      await backend.hooks.moveTime(backend.slack);
      expectEqual('isBankrupt at midnight', await isBankrupt(player), true);
      await claim();
    },
  },
  'relief-for-the-bankrupt': {
    statements: ['7.5-13'],
    title: 'refuses the relief with 3109 to players with coins, also in the safebox, or without a deposit',
    run: async (backend) => {
      const refused: readonly (readonly [string, PlayerSetup])[] = [
        ['a player who never deposited', { coin: 0, totalRecharge: 0, firstRecharge: false }],
        ['a player with coins', { coin: 100_00 }],
        ['a player with coins in the safebox', { coin: 0, safebox: 100_00 }],
      ];
      for (const [who, setup] of refused) {
        const player = await createRegular(backend, SUPPLY, setup);
        expectEqual(`isBankrupt of ${who}`, await isBankrupt(player), false);
        await expectRefusal(player, 3109, ['bankruptBonus']);
      }
    },
  },
  'relief-not-while-a-bet-is-possible': {
    statements: ['7.5-13'],
    title: 'refuses the relief to a player whose coins, with those in the safebox, cover the lowest bet',
    level: 'should',
    run: async (backend) => {
      const bets: number[] = pick(await readGames(backend), 'minBet').filter((bet) => bet !== undefined);
      requireThat(bets.length > 0, 'no game tells its lowest bet');
      const bet = Math.min(...bets);
      for (const setup of [{ coin: bet }, { coin: 1, safebox: bet - 1 }, { coin: 0, safebox: bet }]) {
        const player = await createRegular(backend, SUPPLY, setup);
        expectEqual('isBankrupt', await isBankrupt(player), false);
        await expectRefusal(player, 3109, ['bankruptBonus']);
      }
    },
  },
  'relief-after-a-refusal': {
    statements: ['7.5-13'],
    title: 'grants the relief to a player who was refused before and then lost everything',
    run: async (backend) => {
      const player = await createRegular(backend, SUPPLY, { coin: 10_00 });
      await expectRefusal(player, 3109, ['bankruptBonus']);
      await lose(backend, player);
      expectEqual('isBankrupt', await isBankrupt(player), true);
      await expectEffect(player, sumItems((await readRelief(player)) ?? []), 'bankruptBonus');
    },
  },
  'relief-at-once': {
    statements: ['7.5-13'],
    title: 'grants the relief once for simultaneous calls, with a key or without',
    run: async (backend) => {
      const items = await readRelief(await loser(backend));
      requireThat(items !== undefined, 'the backend does not show the relief before the claim');
      const claim = { call: ['bankruptBonus'], items, again: [3104, 3109] } as const;
      await expectPaidOnce(backend, () => loser(backend), claim);
    },
  },
  'relief-closed': {
    statements: [],
    title: 'neither offers nor grants the relief while the activity is closed (3101)',
    run: async (backend) => {
      const player = await loser(backend);
      await closeActivities(backend);
      expectEqual('isBankrupt', await isBankrupt(player), false);
      await expectRefusal(player, 3101, ['bankruptBonus']);
      await backend.hooks.setConfig({ activityIds: [SUPPLY] });
      expectEqual('isBankrupt afterwards', await isBankrupt(player), true);
      await player.expectOk('bankruptBonus');
    },
  },
};
