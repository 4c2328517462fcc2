import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, requireThat } from '../../protocol/expect.ts';
import { closeActivities, createVisitor } from '../shared/activities.ts';
import { expectPaidOnce, expectRefusal, expectSingleGrant, type Claim } from '../shared/claims.ts';
import { openSlot } from '../shared/games.ts';
import { COINS, STATE } from '../shared/rewards.ts';
import { DAY, untilMidnight } from '../shared/time.ts';
import { reliefChecks } from './relief.ts';

const VIP = 8;

const readRebate = async (player: Player): Promise<Fields> =>
  (await player.expectOk('vipRebateUser'))['vipRebateUser'];

const readLevels = async (backend: Backend): Promise<readonly Fields[]> =>
  (await backend.webConfig())['appUserLevelConfigList'];

/** The lowest level with a rebate, and its rate in hundredths of a percent. */
async function findLevelWithRebate(backend: Backend): Promise<{ level: number; rate: number }> {
  const found = (await readLevels(backend)).find(({ rebateRate }) => rebateRate > 0);
  requireThat(found !== undefined, 'no level has a rebate');
  return { level: found['level'], rate: found['rebateRate'] };
}

/** The rebate of stakes: fractions of a hundredth are not paid. */
const rebateFor = (staked: number, rate: number) => Math.floor((staked * rate) / 10_000);

async function staker(backend: Backend, vip: number): Promise<Player> {
  return createVisitor(backend, VIP, { coin: 10_000_00, vip, turnoverLeft: 0 });
}

const rebateClaim = ({ amount, betRate }: Fields): Claim => ({
  call: ['vipRebateUserReceive'],
  items: [{ id: COINS, count: amount, ...(betRate === undefined ? {} : { betRate }) }],
  again: 3104,
});

async function playAll(backend: Backend, player: Player, bets: readonly number[]): Promise<number> {
  const { play } = await openSlot(backend, player);
  for (const bet of bets) await play(bet);
  return bets.reduce((sum, bet) => sum + bet, 0);
}

export const rebateChecks: CheckDefinitions = {
  'rebate-next-day': {
    statements: ['1-32', '2.2-102'],
    title:
      'pays the rebate of stakes from the next midnight of the region on, at the rate of the level, once',
    run: async (backend) => {
      const { level, rate } = await findLevelWithRebate(backend);
      const player = await staker(backend, level);
      const stranger = await staker(backend, level);
      const start = await readRebate(player);
      expectFields('rebate at first', start, { rate, amount: 0, itemStatus: STATE.open });
      await expectRefusal(player, 3103, ['vipRebateUserReceive']);
      await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
      const staked = await playAll(backend, player, [100_00, 50_00, 10_00, 5_00, 1_00]);
      expectEqual('rebate on the day', await readRebate(player), start);
      await expectRefusal(player, 3103, ['vipRebateUserReceive']);
      await backend.hooks.moveTime(backend.slack);
      const amount = rebateFor(staked, rate);
      const ready = await readRebate(player);
      expectEqual('rebate at midnight', ready, { ...start, amount, itemStatus: STATE.claimable });
      const today = await playAll(backend, player, [100_00]);
      expectEqual('rebate after stakes of today', await readRebate(player), ready);
      const answer = await expectSingleGrant(player, rebateClaim(ready));
      expectEqual('rebate of the answer', answer['vipRebateUser'], {
        ...start,
        amount: 0,
        itemStatus: STATE.claimed,
      });
      expectEqual('rebate of the query', await readRebate(player), answer['vipRebateUser']);
      expectEqual('rebate of another player', await readRebate(stranger), start);
      await expectRefusal(stranger, 3103, ['vipRebateUserReceive']);
      await backend.hooks.moveTime(DAY);
      expectEqual('rebate of the next day', (await readRebate(player))['amount'], rebateFor(today, rate));
      await expectSingleGrant(player, rebateClaim(await readRebate(player)));
      await backend.hooks.moveTime(DAY);
      await expectRefusal(player, 3103, ['vipRebateUserReceive']);
    },
  },
  'rebate-adds-up': {
    statements: ['1-32', '2.2-102'],
    title: 'adds up the rebate of days on which it was not received, without fractions of a hundredth',
    run: async (backend) => {
      const { level, rate } = await findLevelWithRebate(backend);
      const player = await staker(backend, level);
      let staked = await playAll(backend, player, [20_00, 5_00]);
      await backend.hooks.moveTime(DAY);
      expectEqual('amount', (await readRebate(player))['amount'], rebateFor(staked, rate));
      staked += await playAll(backend, player, [10_00, 1_00]);
      await backend.hooks.moveTime(9 * DAY);
      const rebate = await readRebate(player);
      expectEqual('amount of both days', rebate['amount'], rebateFor(staked, rate));
      await expectSingleGrant(player, rebateClaim(rebate));
    },
  },
  'rebate-at-once': {
    statements: ['1-32'],
    title: 'pays the rebate once for simultaneous calls, with a key or without',
    run: async (backend) => {
      const { level } = await findLevelWithRebate(backend);
      const prepare = async () => {
        const player = await staker(backend, level);
        await playAll(backend, player, [100_00, 20_00]);
        await backend.hooks.moveTime(DAY);
        return player;
      };
      await expectPaidOnce(backend, prepare, async (player) => rebateClaim(await readRebate(player)));
    },
  },
  'rebate-by-level': {
    statements: ['1-32', '2.2-102'],
    title: 'has the rate of the configuration for each level; a level without a rate gets nothing',
    run: async (backend) => {
      const levels = await readLevels(backend);
      for (const { level, rebateRate = 0 } of levels) {
        const player = await staker(backend, level);
        expectEqual(`rate of level ${level}`, (await readRebate(player))['rate'], rebateRate);
      }
      const none = levels.find(({ rebateRate = 0 }) => rebateRate === 0);
      if (!none) return;
      const player = await staker(backend, none['level']);
      await playAll(backend, player, [10_00]);
      await backend.hooks.moveTime(DAY);
      expectFields('rebate', await readRebate(player), { rate: 0, amount: 0, itemStatus: STATE.open });
      await expectRefusal(player, 3103, ['vipRebateUserReceive']);
    },
  },
  'rebate-after-a-rise': {
    statements: ['1-32', '2.2-102'],
    title:
      'pays the rebate at the rate of the level that the player has, also of stakes before it was reached',
    run: async (backend) => {
      const below = (await readLevels(backend)).find(({ rebateRate }) => rebateRate > 0);
      requireThat(below !== undefined, 'no level has a rebate');
      const bet = below['betAmount'] - 100_00;
      const player = await createVisitor(backend, VIP, { coin: 10_000_00, bet, turnoverLeft: 0 });
      const { rate } = await readRebate(player);
      const staked = await playAll(backend, player, [50_00, 50_00]);
      await backend.hooks.moveTime(DAY);
      const rebate = await readRebate(player);
      requireThat(rebate['rate'] !== rate, 'the stakes reached no level with another rate');
      expectEqual('amount', rebate['amount'], rebateFor(staked, rebate['rate']));
      await expectSingleGrant(player, rebateClaim(rebate));
    },
  },
  'rebate-closed': {
    statements: [],
    title: 'refuses the calls of the rebate while the activity is closed with 3101',
    run: async (backend) => {
      const { level } = await findLevelWithRebate(backend);
      const player = await staker(backend, level);
      await playAll(backend, player, [100_00]);
      await backend.hooks.moveTime(DAY);
      const before = await readRebate(player);
      await closeActivities(backend);
      await player.expectErrcode('vipRebateUser', 3101);
      await expectRefusal(player, 3101, ['vipRebateUserReceive']);
      await backend.hooks.setConfig({ activityIds: [VIP] });
      expectEqual('rebate afterwards', await readRebate(player), before);
    },
  },
  ...reliefChecks,
};
