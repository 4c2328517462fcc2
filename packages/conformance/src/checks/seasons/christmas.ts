import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import type { Backend, Body, Player } from '../../protocol/backend.ts';
import {
  ACTIVITY,
  closes,
  endsAt,
  grants,
  openActivities,
  paysOnce,
  playerWith,
  REFUSED,
  refuses,
  stateOf,
  stepAt,
  UNKNOWN_ID,
  type Call,
  type Step,
} from '../shared/activities.ts';
import {
  anyChannel,
  DAY,
  deposit,
  JUST_BEFORE,
  orderOf,
  STATE,
  untilMidnight,
  type RewardItem,
} from '../shared/wallet.ts';
import { LARGE, roundsDown } from './deposits.ts';

export const CHRISTMAS = 'appChristmasUser';

interface Christmas {
  readonly day: number;
  readonly signDays: readonly number[];
  readonly openCount: number;
  readonly opened: number;
  readonly awardId: number;
  readonly itemStatus: number;
  readonly steps: readonly Step[];
  readonly rewards: readonly { readonly day: number; readonly propList: readonly RewardItem[] }[];
  readonly extra: Step;
  readonly expireTime: number;
}

const christmasOf = async (player: Player) => (await stateOf(player, CHRISTMAS)) as Christmas;
const christmasIn = (answer: Body): Christmas => answer[CHRISTMAS];
export const SIGN: Call = ['appChristmasUserSign'];
export const OPEN: Call = ['appChristmasUserOpen'];
export const EXTRA: Call = ['appChristmasUserExtra'];
export const receiveStep = (awardId: number): Call => ['appChristmasUserReceive', { awardId }];

const atChristmas = (backend: Backend) => playerWith(backend, [ACTIVITY.christmas], {});

/** A player with at least so many boxes. */
async function withBoxes(backend: Backend, boxes: number): Promise<Player> {
  const player = await atChristmas(backend);
  let { openCount } = await christmasOf(player);
  while (openCount < boxes) {
    await deposit(backend, player, LARGE);
    const now = await christmasOf(player);
    expectThat('boxes after a deposit', now.openCount > openCount, `more than ${openCount}`, now.openCount);
    openCount = now.openCount;
  }
  return player;
}

/** Opens boxes without looking at the balances. */
async function openBoxes(player: Player, count: number): Promise<void> {
  for (let box = 0; box < count; box++) await player.expectOk(...OPEN);
}

/** The reward for signing in on a day: that of the last day of the board on every day after it. */
function rewardOf({ rewards }: Christmas, day: number): readonly RewardItem[] {
  return stepAt(rewards, Math.min(day, rewards.length) - 1).propList;
}

export const christmasChecks = {
  'christmas-begins': {
    statements: ['1-37', '2.2-108', '7.5-30'],
    title: 'shows a new player a tree without boxes, the sign-in row, the steps and the extra reward',
    run: async (backend: Backend) => {
      const board = await christmasOf(await atChristmas(backend));
      const { day, signDays, openCount, opened, awardId, itemStatus, steps, rewards, extra } = board;
      expectThat('day', day >= 1, 'at least 1', day);
      expectEqual('signDays', signDays, []);
      expectEqual('boxes', { openCount, opened }, { openCount: 0, opened: 0 });
      expectEqual(
        'current step',
        { awardId, itemStatus },
        { awardId: stepAt(steps, 0).awardId, itemStatus: STATE.open },
      );
      expectEqual(
        'targets',
        steps.map(({ target }) => target),
        steps.map(({ target }) => target).toSorted((a, b) => a - b),
      );
      expectEqual(
        'states of the steps',
        new Set(steps.map((step) => step.itemStatus)),
        new Set([STATE.open]),
      );
      expectEqual(
        'days of the rewards',
        rewards.map((one) => one.day),
        rewards.map((_, index) => index + 1),
      );
      for (const { propList } of [...steps, ...rewards, extra])
        expectThat('reward', propList.length > 0, 'items');
      expectEqual('state of the extra reward', extra.itemStatus, STATE.open);
    },
  },
  'christmas-sign': {
    statements: ['7.5-34', '2.2-108', '1-37'],
    title: "accepts one sign-in a day by midnight of the region's zone, with the reward of the day and boxes",
    run: async (backend: Backend) => {
      const player = await atChristmas(backend);
      const before = await christmasOf(player);
      const first = christmasIn(
        await grants(player, SIGN, CHRISTMAS, { items: rewardOf(before, before.day) }),
      );
      expectEqual('signDays', first.signDays, [before.day]);
      expectThat('openCount', first.openCount > 0, 'boxes of the sign-in', first.openCount);
      await refuses(player, REFUSED.claimed, SIGN, CHRISTMAS);
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      await refuses(player, REFUSED.claimed, SIGN, CHRISTMAS);
      expectEqual('day before midnight', (await christmasOf(player)).day, before.day);
      await backend.hooks.moveTime(JUST_BEFORE);
      const next = await christmasOf(player);
      expectEqual('day at midnight', next.day, before.day + 1);
      expectEqual('signDays at midnight', next.signDays, [before.day]);
      const second = christmasIn(await grants(player, SIGN, CHRISTMAS, { items: rewardOf(next, next.day) }));
      expectEqual('signDays', second.signDays, [before.day, before.day + 1]);
      expectEqual('boxes of two sign-ins', second.openCount, 2 * first.openCount);
      await refuses(player, REFUSED.claimed, SIGN, CHRISTMAS);
    },
  },
  'christmas-missed-day': {
    statements: ['7.5-34', '7.5-30'],
    title: 'counts the days of Christmas by the calendar, whether the player signs in or not',
    run: async (backend: Backend) => {
      const player = await atChristmas(backend);
      const { day } = await christmasOf(player);
      await player.expectOk(...SIGN);
      await backend.hooks.moveTime(3 * DAY);
      const board = await christmasOf(player);
      expectEqual('day', board.day, day + 3);
      const answer = await grants(player, SIGN, CHRISTMAS, { items: rewardOf(board, board.day) });
      expectEqual('signDays', christmasIn(answer).signDays, [day, day + 3]);
    },
  },
  'christmas-after-the-row': {
    statements: ['7.5-34'],
    title: 'grants the reward of the last day on every day after the row',
    level: 'should' as const,
    run: async (backend: Backend) => {
      const player = await atChristmas(backend);
      const { rewards, day } = await christmasOf(player);
      await backend.hooks.moveTime((rewards.length - day + 2) * DAY);
      const board = await christmasOf(player);
      expectEqual('day', board.day, rewards.length + 2);
      const answer = await grants(player, SIGN, CHRISTMAS, {
        items: stepAt(rewards, rewards.length - 1).propList,
      });
      expectEqual('signDays', christmasIn(answer).signDays, [board.day]);
    },
  },
  'christmas-sign-once': {
    statements: ['7.5-34'],
    title: 'signs in once for repeated and simultaneous calls',
    run: async (backend: Backend) =>
      paysOnce(backend, () => atChristmas(backend), SIGN, { refusal: REFUSED.claimed, other: EXTRA }),
  },
  'christmas-boxes': {
    statements: ['7.5-31', '2.2-108'],
    title: 'opens each box once, grants its content and counts it',
    run: async (backend: Backend) => {
      const player = await atChristmas(backend);
      await refuses(player, REFUSED.usedUp, OPEN, CHRISTMAS);
      await player.expectOk(...SIGN);
      await deposit(backend, player, LARGE);
      const { openCount } = await christmasOf(player);
      requireThat(openCount <= 40, 'a deposit gives too many boxes to open them all');
      for (let opened = 1; opened <= openCount; opened++) {
        const answer = await grants(player, OPEN, CHRISTMAS);
        expectEqual('content of a box', answer['propList'].length, 1);
        const board = christmasIn(answer);
        expectEqual(
          'boxes',
          { opened: board.opened, openCount: board.openCount },
          { opened, openCount: openCount - opened },
        );
      }
      await refuses(player, REFUSED.usedUp, OPEN, CHRISTMAS);
    },
  },
  'christmas-boxes-once': {
    statements: ['7.5-31'],
    title: 'opens no more boxes than there are for repeated and simultaneous calls',
    run: async (backend: Backend) => {
      const count = christmasIn(await (await atChristmas(backend)).expectOk(...SIGN)).openCount;
      requireThat(count < 10, 'a sign-in gives too many boxes');
      const ready = async () => {
        const player = await atChristmas(backend);
        await player.expectOk(...SIGN);
        return player;
      };
      await paysOnce(backend, ready, OPEN, { refusal: REFUSED.usedUp, times: count, other: SIGN });
    },
  },
  'christmas-deposits': {
    statements: ['2.2-108', '7.5-30'],
    title: 'gives boxes for deposits, for a larger one not fewer, and none before they arrive',
    run: async (backend: Backend) => {
      const player = await atChristmas(backend);
      const other = await atChristmas(backend);
      const { orderId } = await player.expectOk('recharge3', orderOf(await anyChannel(backend), LARGE));
      expectEqual('boxes before the payment', (await christmasOf(player)).openCount, 0);
      await backend.hooks.settleOrder(orderId);
      const large = (await christmasOf(player)).openCount;
      expectThat('boxes', large > 0, 'at least one', large);
      expectEqual('boxes of another player', (await christmasOf(other)).openCount, 0);
      await deposit(backend, player, LARGE);
      expectEqual('boxes of the same deposit again', (await christmasOf(player)).openCount, 2 * large);
      const small = await atChristmas(backend);
      await deposit(backend, small, 100_00);
      expectThat(
        'boxes of a small deposit',
        (await christmasOf(small)).openCount <= large,
        `at most ${large}`,
      );
    },
  },
  'christmas-part-of-a-box': {
    statements: ['2.2-108'],
    title: 'gives no box for a part of what a box costs',
    level: 'should' as const,
    run: async (backend: Backend) =>
      roundsDown(async (amount) => {
        const player = await atChristmas(backend);
        await deposit(backend, player, amount);
        return (await christmasOf(player)).openCount;
      }),
  },
  'christmas-steps': {
    statements: ['7.5-32', '2.2-108', '4-62', '4-63', '4-64'],
    title: 'grants the award of each step once, when exactly enough boxes are opened',
    run: async (backend: Backend) => {
      const { steps } = await christmasOf(await atChristmas(backend));
      const [first, second] = [stepAt(steps, 0), stepAt(steps, 1)];
      requireThat(second.target <= 60, 'the second step asks for too many boxes');
      const player = await withBoxes(backend, second.target);
      await openBoxes(player, first.target - 1);
      await refuses(player, REFUSED.notReached, receiveStep(first.awardId), CHRISTMAS);
      await refuses(player, REFUSED.unknown, receiveStep(UNKNOWN_ID), CHRISTMAS);
      await player.expectOk(...OPEN);
      const reached = await christmasOf(player);
      expectEqual(
        'current step',
        { awardId: reached.awardId, itemStatus: reached.itemStatus },
        { awardId: first.awardId, itemStatus: STATE.claimable },
      );
      await refuses(player, REFUSED.notReached, receiveStep(second.awardId), CHRISTMAS);
      const answer = christmasIn(
        await grants(player, receiveStep(first.awardId), CHRISTMAS, { items: first.propList }),
      );
      expectEqual(
        'next step',
        { awardId: answer.awardId, itemStatus: answer.itemStatus, first: stepAt(answer.steps, 0).itemStatus },
        { awardId: second.awardId, itemStatus: STATE.open, first: STATE.claimed },
      );
      await refuses(player, REFUSED.claimed, receiveStep(first.awardId), CHRISTMAS);
      await openBoxes(player, second.target - first.target - 1);
      await refuses(player, REFUSED.notReached, receiveStep(second.awardId), CHRISTMAS);
      await player.expectOk(...OPEN);
      await grants(player, receiveStep(second.awardId), CHRISTMAS, { items: second.propList });
    },
  },
  'christmas-step-once': {
    statements: ['7.5-32'],
    title: 'pays a step once for repeated and simultaneous claims',
    run: async (backend: Backend) => {
      const first = stepAt((await christmasOf(await atChristmas(backend))).steps, 0);
      const ready = async () => {
        const player = await withBoxes(backend, first.target);
        await openBoxes(player, first.target);
        return player;
      };
      await paysOnce(backend, ready, receiveStep(first.awardId), {
        refusal: REFUSED.claimed,
        other: receiveStep(UNKNOWN_ID),
      });
    },
  },
  'christmas-extra': {
    statements: ['7.5-33', '2.2-108'],
    title: 'grants the extra reward once, after sign-ins on all days',
    run: async (backend: Backend) => {
      const player = await atChristmas(backend);
      const { extra } = await christmasOf(player);
      requireThat(extra.target <= 30, 'the extra reward asks for too many days');
      for (let day = 1; day <= extra.target; day++) {
        await refuses(player, REFUSED.notReached, EXTRA, CHRISTMAS);
        await player.expectOk(...SIGN);
        if (day < extra.target) await backend.hooks.moveTime(DAY);
      }
      expectEqual('state', (await christmasOf(player)).extra.itemStatus, STATE.claimable);
      const answer = await grants(player, EXTRA, CHRISTMAS, { items: extra.propList });
      expectEqual('state afterwards', christmasIn(answer).extra.itemStatus, STATE.claimed);
      await refuses(player, REFUSED.claimed, EXTRA, CHRISTMAS);
      await backend.hooks.moveTime(DAY);
      await refuses(player, REFUSED.claimed, EXTRA, CHRISTMAS);
    },
  },
  'christmas-extra-once': {
    statements: ['7.5-33'],
    title: 'pays the extra reward once for simultaneous claims',
    run: async (backend: Backend) => {
      const players: Player[] = [];
      for (let index = 0; index < 4; index++) players.push(await atChristmas(backend));
      const { extra } = await christmasOf(stepAt(players, 0));
      requireThat(extra.target <= 30, 'the extra reward asks for too many days');
      for (let day = 1; day <= extra.target; day++) {
        for (const player of players) await player.expectOk(...SIGN);
        if (day < extra.target) await backend.hooks.moveTime(DAY);
      }
      let next = 0;
      const ready = async () => stepAt(players, next++);
      await paysOnce(backend, ready, EXTRA, { refusal: REFUSED.claimed, other: receiveStep(UNKNOWN_ID) });
    },
  },
  'christmas-closed': {
    statements: ['7.5-30', '7.5-31', '7.5-32', '7.5-33', '7.5-34'],
    title: 'refuses all calls of Christmas with 3101 while it is closed',
    run: async (backend: Backend) => {
      const player = await withBoxes(backend, 1);
      const calls = [[CHRISTMAS], SIGN, OPEN, EXTRA, receiveStep(1)] as const;
      await closes(backend, player, ACTIVITY.christmas, calls, { query: CHRISTMAS });
    },
  },
  'christmas-deposits-out-of-season': {
    statements: ['2.2-108'],
    title: 'gives no boxes for deposits out of season',
    run: async (backend: Backend) => {
      const player = await backend.player({});
      const { activityIds } = await player.expectOk('getActivityIds');
      requireThat(!activityIds.includes(ACTIVITY.christmas), 'Christmas is always open');
      await player.expectErrcode(CHRISTMAS, REFUSED.closed);
      await deposit(backend, player, LARGE);
      await openActivities(backend, ACTIVITY.christmas);
      expectEqual('openCount', (await christmasOf(player)).openCount, 0);
    },
  },
  'christmas-ends': {
    statements: ['7.5-30'],
    title: 'ends Christmas by the clock',
    run: async (backend: Backend) =>
      endsAt(backend, ACTIVITY.christmas, CHRISTMAS, [[CHRISTMAS], SIGN, OPEN, EXTRA, receiveStep(1)]),
  },
};
