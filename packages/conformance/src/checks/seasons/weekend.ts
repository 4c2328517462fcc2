import type { Backend, Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectBetween, expectEqual, expectFields, expectThat, requireThat } from '../../protocol/expect.ts';
import { ACTIVITY, playerWith, readState } from '../shared/activities.ts';
import { ifPossible, type Call } from '../shared/calls.ts';
import { expectGrant, expectPaidOnce, expectRefusal, REFUSED } from '../shared/claims.ts';
import { expectClosed } from '../shared/closings.ts';
import { deposit } from '../shared/deposits.ts';
import { expectOrder, pick } from '../shared/lists.ts';
import { expectMasked, getNickname } from '../shared/nicknames.ts';
import { expectField, STATE, type RewardItem } from '../shared/rewards.ts';
import { DAY, expectNow, HOUR, readZone, SECOND, untilMidnight } from '../shared/time.ts';
import { LARGE, roundsDown } from './deposits.ts';
import { SHARE } from './new-year-board.ts';

export const WEEKEND = 'weekendLotteryUser';

interface Weekend {
  readonly drawCount: number;
  readonly itemStatus: number;
  readonly prizes: readonly RewardItem[];
  readonly winners: readonly {
    readonly nickname: string;
    readonly prize: RewardItem;
    readonly timestamp: number;
  }[];
  readonly opensAt: number;
}

const readWeekend = async (player: Player) => (await readState(player, WEEKEND)) as Weekend;
export const DRAW: Call = ['weekendLotteryUserDraw'];

/** A player of the lottery on the days of the specification; the operator may have opened it on others. */
async function atLottery(backend: Backend): Promise<Player> {
  if (backend.hasHook('setConfig')) await ifPossible(backend.hooks.setConfig({ lotteryDays: [6, 0] }));
  return playerWith(backend, [ACTIVITY.weekendLottery], {});
}

const SATURDAY = 6;

/** The weekday in the region, 0 Sunday to 6 Saturday; 1 January 1970 was a Thursday. */
const getWeekday = (instant: number, zone: number) => (Math.floor((instant + zone) / DAY) + 4) % 7;

/** Moves the time to a second after noon of the next such weekday in the region, at least a day later. */
async function moveToNoon(backend: Backend, weekday: number): Promise<void> {
  const zone = await readZone(backend);
  const midnight = await untilMidnight(backend);
  const days = (weekday - getWeekday(backend.now() + midnight, zone) + 7) % 7;
  await backend.hooks.moveTime(midnight + days * DAY + 12 * HOUR);
  await backend.webConfig();
}

/** Draws once; the balances change by the drawn field. */
export async function draw(player: Player): Promise<Weekend & { items: readonly RewardItem[] }> {
  const answer = await expectGrant(player, DRAW, WEEKEND);
  const weekend = answer[WEEKEND] as Weekend;
  expectField(answer['propList'], weekend.prizes, answer['index']);
  return { ...weekend, items: answer['propList'] };
}

export const weekendChecks: CheckDefinitions = {
  'weekend-days': {
    statements: ['1-34', '2.2-106', '4-62', '4-63'],
    title: "opens on Saturday at midnight of the region's zone and closes after Sunday",
    run: async (backend) => {
      const player = await atLottery(backend);
      await moveToNoon(backend, 5);
      const midnight = await untilMidnight(backend);
      const saturday = backend.now() + midnight;
      const friday = await readWeekend(player);
      expectFields('lottery on Friday', friday, { drawCount: 0, itemStatus: STATE.open, opensAt: saturday });
      await expectRefusal(player, REFUSED.drawClosed, DRAW, WEEKEND);
      await backend.hooks.moveTime(12 * HOUR - backend.slack);
      await expectRefusal(player, REFUSED.drawClosed, DRAW, WEEKEND);
      await backend.hooks.moveTime(backend.slack);
      const open = await readWeekend(player);
      expectThat('draws on Saturday', open.drawCount > 0, 'at least one', open.drawCount);
      expectFields('lottery on Saturday', open, { itemStatus: STATE.claimable, opensAt: saturday });
      await backend.hooks.moveTime(2 * DAY - backend.slack);
      const late = await readWeekend(player);
      expectFields('lottery at the end of Sunday', late, {
        drawCount: open.drawCount,
        itemStatus: STATE.claimable,
        opensAt: saturday,
      });
      await backend.hooks.moveTime(backend.slack);
      const monday = await readWeekend(player);
      expectFields('lottery on Monday', monday, {
        drawCount: 0,
        itemStatus: STATE.open,
        opensAt: saturday + 7 * DAY,
      });
      await expectRefusal(player, REFUSED.drawClosed, DRAW, WEEKEND);
      for (let day = 0; day < 4; day++) {
        await backend.hooks.moveTime(DAY);
        await expectRefusal(player, REFUSED.drawClosed, DRAW);
      }
    },
  },
  'weekend-draws': {
    statements: ['2.2-106', '1-34', '4-64'],
    title: 'grants draws on each day, which lapse at its end, and is used up after the draws of Sunday',
    run: async (backend) => {
      const player = await atLottery(backend);
      await moveToNoon(backend, SATURDAY);
      const { drawCount } = await readWeekend(player);
      requireThat(drawCount <= 10, 'a day has too many draws');
      const drawAll = async (last: number) => {
        for (let left = drawCount; left > 0; left--) {
          expectFields('lottery after a draw', await draw(player), {
            drawCount: left - 1,
            itemStatus: left > 1 ? STATE.claimable : last,
          });
        }
        await expectRefusal(player, REFUSED.usedUp, DRAW, WEEKEND);
      };
      await drawAll(STATE.open);
      await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
      await expectRefusal(player, REFUSED.usedUp, DRAW, WEEKEND);
      await backend.hooks.moveTime(backend.slack);
      expectEqual('draws on Sunday', (await readWeekend(player)).drawCount, drawCount);
      await drawAll(STATE.claimed);
      await deposit(backend, player, LARGE);
      const again = await readWeekend(player);
      expectThat('draws of a deposit', again.drawCount > 0, 'at least one', again.drawCount);
      expectEqual('itemStatus', again.itemStatus, STATE.claimable);
      for (let left = again.drawCount; left > 0; left--) await player.expectOk(...DRAW);
      await backend.hooks.moveTime(DAY);
      expectFields('lottery on Monday', await readWeekend(player), { drawCount: 0, itemStatus: STATE.open });
      await backend.hooks.moveTime(5 * DAY);
      const next = await readWeekend(player);
      expectFields('lottery on the next Saturday', next, { drawCount, itemStatus: STATE.claimable });
    },
  },
  'weekend-unused-draws': {
    statements: ['2.2-106'],
    title: 'adds no unused draws of Saturday to the draws of Sunday',
    run: async (backend) => {
      const player = await atLottery(backend);
      await moveToNoon(backend, SATURDAY);
      const { drawCount } = await readWeekend(player);
      await backend.hooks.moveTime(DAY);
      expectEqual('drawCount', (await readWeekend(player)).drawCount, drawCount);
    },
  },
  'weekend-deposits': {
    statements: ['2.2-106'],
    title: 'grants draws for deposits while it is open, which last for the weekend',
    run: async (backend) => {
      const player = await atLottery(backend);
      const stranger = await atLottery(backend);
      await moveToNoon(backend, 5);
      await deposit(backend, player, LARGE);
      await backend.hooks.moveTime(DAY);
      const free = (await readWeekend(player)).drawCount;
      expectEqual('draws of another player', (await readWeekend(stranger)).drawCount, free);
      await deposit(backend, player, LARGE);
      const { drawCount } = await readWeekend(player);
      const bonus = drawCount - free;
      expectBetween('draws of a deposit', bonus, 0, 30);
      expectEqual('draws of another player', (await readWeekend(stranger)).drawCount, free);
      for (let left = free; left > 0; left--) await draw(player);
      expectEqual('draws after the draws of the day', (await readWeekend(player)).drawCount, bonus);
      await draw(player);
      await backend.hooks.moveTime(DAY);
      expectEqual('draws on Sunday', (await readWeekend(player)).drawCount, free + bonus - 1);
      await backend.hooks.moveTime(6 * DAY);
      expectEqual('draws on the next weekend', (await readWeekend(player)).drawCount, free);
      await deposit(backend, player, LARGE);
      expectEqual(
        'draws of a deposit on the next weekend',
        (await readWeekend(player)).drawCount,
        free + bonus,
      );
    },
  },
  'weekend-part-of-a-draw': {
    statements: ['2.2-106'],
    title: 'gives no draw for a part of what a draw costs',
    level: 'should',
    run: async (backend) => {
      await moveToNoon(backend, SATURDAY);
      const free = (await readWeekend(await atLottery(backend))).drawCount;
      await roundsDown(async (amount) => {
        const player = await atLottery(backend);
        await deposit(backend, player, amount);
        return (await readWeekend(player)).drawCount - free;
      });
    },
  },
  'weekend-once': {
    statements: ['2.2-106'],
    title: 'draws no more often than the player may for repeated and simultaneous calls',
    run: async (backend) => {
      const probe = await atLottery(backend);
      await moveToNoon(backend, SATURDAY);
      const { drawCount } = await readWeekend(probe);
      requireThat(drawCount < 10, 'a day has too many draws');
      await expectPaidOnce(backend, () => atLottery(backend), {
        call: DRAW,
        again: REFUSED.usedUp,
        times: drawCount,
        foreign: SHARE,
      });
    },
  },
  'weekend-winners': {
    statements: ['2.2-106'],
    title: 'lists the latest winners first, masked, with prize and time',
    run: async (backend) => {
      const player = await atLottery(backend);
      const stranger = await atLottery(backend);
      await moveToNoon(backend, SATURDAY);
      const nickname = '\u{1f600}\u{1f60e}'.repeat(4);
      await player.expectOk('updateProfile', { nickname });
      const earlier = (await readWeekend(player)).winners;
      for (const { nickname } of earlier) expectMasked(nickname);
      const first = await draw(stranger);
      expectNow('time of the first draw', first.winners[0]?.timestamp ?? 0, backend);
      await backend.hooks.moveTime(SECOND);
      const second = await draw(player);
      const [latest, before, ...rest] = second.winners;
      expectEqual('prizes of the winners', [latest?.prize, before?.prize], [second.items[0], first.items[0]]);
      expectEqual('earlier winners', rest, earlier.slice(0, rest.length));
      expectMasked(latest?.nickname, nickname);
      expectMasked(before?.nickname, getNickname(stranger));
      expectNow('time of the second draw', latest?.timestamp ?? 0, backend);
      expectOrder('times of the winners', pick(second.winners, 'timestamp'), 'descending');
      expectEqual('winners later', (await readWeekend(stranger)).winners, second.winners);
    },
  },
  'weekend-closed': {
    statements: ['2.2-106'],
    title: 'refuses the weekend lottery with 3101 while its activity is closed',
    run: async (backend) => {
      const player = await atLottery(backend);
      await moveToNoon(backend, SATURDAY);
      await expectClosed(backend, player, ACTIVITY.weekendLottery, [[WEEKEND], DRAW], { query: WEEKEND });
    },
  },
};
