import type { Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import { ACTIVITY, isListed, openActivities } from '../shared/activities.ts';
import { expectGrant, expectPaidOnce, expectRefusal, REFUSED, UNKNOWN_ID } from '../shared/claims.ts';
import { expectClosed, expectEnd } from '../shared/closings.ts';
import { deposit } from '../shared/deposits.ts';
import { expectOrder, pick } from '../shared/lists.ts';
import { STATE, stepAt } from '../shared/rewards.ts';
import { DAY, untilMidnight } from '../shared/time.ts';
import {
  atChristmas,
  CHRISTMAS,
  christmasIn,
  EXTRA,
  getReward,
  OPEN,
  readChristmas,
  receiveStep,
  SIGN,
  withBoxes,
} from './christmas-board.ts';
import { christmasBoxChecks } from './christmas-boxes.ts';
import { LARGE } from './deposits.ts';

export const christmasChecks: CheckDefinitions = {
  'christmas-begins': {
    statements: ['1-37', '2.2-108', '7.5-30'],
    title: 'shows a new player a tree without boxes, the sign-in row, the steps and the extra reward',
    run: async (backend) => {
      const board = await readChristmas(await atChristmas(backend));
      const { day, signDays, openCount, opened, awardId, itemStatus, steps, rewards, extra } = board;
      expectThat('day of Christmas', day >= 1, 'at least 1', day);
      expectEqual('signDays', signDays, []);
      expectEqual('boxes', { openCount, opened }, { openCount: 0, opened: 0 });
      expectEqual(
        'current step',
        { awardId, itemStatus },
        { awardId: stepAt(steps, 0).awardId, itemStatus: STATE.open },
      );
      expectOrder('targets', pick(steps, 'target'), 'ascending');
      expectEqual('states of the steps', new Set(pick(steps, 'itemStatus')), new Set([STATE.open]));
      expectEqual(
        'days of the rewards',
        pick(rewards, 'day'),
        rewards.map((_, index) => index + 1),
      );
      for (const part of [...steps, ...rewards, extra])
        expectThat('reward of a step or day', part.propList.length > 0, 'items', part);
      expectEqual('state of the extra reward', extra.itemStatus, STATE.open);
    },
  },
  'christmas-sign': {
    statements: ['7.5-34', '2.2-108', '1-37'],
    title: "accepts one sign-in a day by midnight of the region's zone, with the reward of the day and boxes",
    run: async (backend) => {
      const player = await atChristmas(backend);
      const before = await readChristmas(player);
      const first = christmasIn(
        await expectGrant(player, SIGN, CHRISTMAS, { items: getReward(before, before.day) }),
      );
      expectEqual('signDays', first.signDays, [before.day]);
      expectThat('openCount', first.openCount > 0, 'boxes of the sign-in', first.openCount);
      await expectRefusal(player, REFUSED.claimed, SIGN, CHRISTMAS);
      await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
      await expectRefusal(player, REFUSED.claimed, SIGN, CHRISTMAS);
      expectEqual('day before midnight', (await readChristmas(player)).day, before.day);
      await backend.hooks.moveTime(backend.slack);
      const next = await readChristmas(player);
      expectEqual('day at midnight', next.day, before.day + 1);
      expectEqual('signDays at midnight', next.signDays, [before.day]);
      const second = christmasIn(
        await expectGrant(player, SIGN, CHRISTMAS, { items: getReward(next, next.day) }),
      );
      expectEqual('signDays', second.signDays, [before.day, before.day + 1]);
      expectEqual('boxes of two sign-ins', second.openCount, 2 * first.openCount);
      await expectRefusal(player, REFUSED.claimed, SIGN, CHRISTMAS);
    },
  },
  'christmas-missed-day': {
    statements: ['7.5-34', '7.5-30'],
    title: 'counts the days of Christmas by the calendar, whether the player signs in or not',
    run: async (backend) => {
      const player = await atChristmas(backend);
      const { day } = await readChristmas(player);
      await player.expectOk(...SIGN);
      await backend.hooks.moveTime(3 * DAY);
      const board = await readChristmas(player);
      expectEqual('day of Christmas', board.day, day + 3);
      const answer = await expectGrant(player, SIGN, CHRISTMAS, { items: getReward(board, board.day) });
      expectEqual('signDays', christmasIn(answer).signDays, [day, day + 3]);
    },
  },
  'christmas-after-the-row': {
    statements: ['7.5-34'],
    title: 'grants the reward of the last day on every day after the row',
    level: 'should',
    run: async (backend) => {
      const player = await atChristmas(backend);
      const { rewards, day } = await readChristmas(player);
      await backend.hooks.moveTime((rewards.length - day + 2) * DAY);
      const board = await readChristmas(player);
      expectEqual('day of Christmas', board.day, rewards.length + 2);
      const answer = await expectGrant(player, SIGN, CHRISTMAS, {
        items: stepAt(rewards, rewards.length - 1).propList,
      });
      expectEqual('signDays', christmasIn(answer).signDays, [board.day]);
    },
  },
  'christmas-sign-once': {
    statements: ['7.5-34'],
    title: 'signs in once for repeated and simultaneous calls',
    run: async (backend) =>
      expectPaidOnce(backend, () => atChristmas(backend), {
        call: SIGN,
        again: REFUSED.claimed,
        foreign: EXTRA,
      }),
  },
  ...christmasBoxChecks,
  'christmas-extra': {
    statements: ['7.5-33', '2.2-108'],
    title: 'grants the extra reward once, after sign-ins on all days',
    run: async (backend) => {
      const player = await atChristmas(backend);
      const { extra } = await readChristmas(player);
      requireThat(extra.target <= 30, 'the extra reward asks for too many days');
      for (let day = 1; day <= extra.target; day++) {
        await expectRefusal(player, REFUSED.notReached, EXTRA, CHRISTMAS);
        await player.expectOk(...SIGN);
        if (day < extra.target) await backend.hooks.moveTime(DAY);
      }
      expectEqual(
        'state of the extra reward',
        (await readChristmas(player)).extra.itemStatus,
        STATE.claimable,
      );
      const answer = await expectGrant(player, EXTRA, CHRISTMAS, { items: extra.propList });
      expectEqual('state afterwards', christmasIn(answer).extra.itemStatus, STATE.claimed);
      await expectRefusal(player, REFUSED.claimed, EXTRA, CHRISTMAS);
      await backend.hooks.moveTime(DAY);
      await expectRefusal(player, REFUSED.claimed, EXTRA, CHRISTMAS);
    },
  },
  'christmas-extra-once': {
    statements: ['7.5-33'],
    title: 'pays the extra reward once for simultaneous claims',
    run: async (backend) => {
      const players: Player[] = [];
      for (let index = 0; index < 4; index++) players.push(await atChristmas(backend));
      const { extra } = await readChristmas(stepAt(players, 0));
      requireThat(extra.target <= 30, 'the extra reward asks for too many days');
      for (let day = 1; day <= extra.target; day++) {
        for (const player of players) await player.expectOk(...SIGN);
        if (day < extra.target) await backend.hooks.moveTime(DAY);
      }
      let next = 0;
      const ready = async () => stepAt(players, next++);
      await expectPaidOnce(backend, ready, {
        call: EXTRA,
        again: REFUSED.claimed,
        foreign: receiveStep(UNKNOWN_ID),
      });
    },
  },
  'christmas-closed': {
    statements: ['7.5-30', '7.5-31', '7.5-32', '7.5-33', '7.5-34'],
    title: 'refuses all calls of Christmas with 3101 while it is closed',
    run: async (backend) => {
      const player = await withBoxes(backend, 1);
      const calls = [[CHRISTMAS], SIGN, OPEN, EXTRA, receiveStep(1)] as const;
      await expectClosed(backend, player, ACTIVITY.christmas, calls, { query: CHRISTMAS });
    },
  },
  'christmas-deposits-out-of-season': {
    statements: ['2.2-108'],
    title: 'gives no boxes for deposits out of season',
    run: async (backend) => {
      const player = await backend.player({});
      requireThat(!(await isListed(player, ACTIVITY.christmas)), 'Christmas is always open');
      await player.expectErrcode(CHRISTMAS, REFUSED.closed);
      await deposit(backend, player, LARGE);
      await openActivities(backend, ACTIVITY.christmas);
      expectEqual('openCount', (await readChristmas(player)).openCount, 0);
    },
  },
  'christmas-ends': {
    statements: ['7.5-30'],
    title: 'ends Christmas by the clock',
    run: async (backend) =>
      expectEnd(backend, ACTIVITY.christmas, CHRISTMAS, [[CHRISTMAS], SIGN, OPEN, EXTRA, receiveStep(1)]),
  },
};
