import { defineChecks } from '../check.ts';
import { expectEqual, expectThat, requireThat } from '../expect.ts';
import type { Backend, Body, Fields, Player } from '../run/backend.ts';
import {
  ACTIVITY,
  closes,
  endsAt,
  expectField,
  expectMasked,
  expectNow,
  grants,
  ignoresDoubleClick,
  idsOf,
  needsSession,
  openActivities,
  paysOnce,
  play,
  playerWith,
  REFUSED,
  refuses,
  STATE,
  stateOf,
  stepAt,
  UNKNOWN_ID,
  type Call,
  type Step,
  type Task,
} from './support/activities.ts';
import {
  anyChannel,
  DAY,
  deposit,
  expectNoChange,
  HOUR,
  ifPossible,
  JUST_BEFORE,
  orderOf,
  SECOND,
  untilMidnight,
  walletOf,
  zoneOf,
  type RewardItem,
} from './support/wallet.ts';

const CHRISTMAS = 'appChristmasUser';
const NEW_YEAR = 'appNewYearUser';
const FESTIVAL = 'appFestivalUser';
const WEEKEND = 'weekendLotteryUser';

/** More than any season asks for, in one deposit. */
const LARGE = 10_000_00;

/**
 * Two deposits never bring more than one of their sum: a part of the price of a draw brings nothing. Sums that reach the
 * limit of one deposit show nothing.
 * @param bring what a new player gets for a deposit
 */
async function roundsDown(bring: (amount: number) => Promise<number>): Promise<void> {
  const most = await bring(LARGE);
  let compared = 0;
  for (const amount of [150_00, 250_00]) {
    const [half, whole] = [await bring(amount), await bring(2 * amount)];
    if (whole >= most) continue;
    compared += 1;
    expectThat(`what a deposit of ${amount} brings`, 2 * half <= whole, `at most half of ${whole}`, half);
  }
  requireThat(compared > 0, 'the limit of one deposit is too low to compare');
}

// Christmas

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
const SIGN: Call = ['appChristmasUserSign'];
const OPEN: Call = ['appChristmasUserOpen'];
const EXTRA: Call = ['appChristmasUserExtra'];
const receiveStep = (awardId: number): Call => ['appChristmasUserReceive', { awardId }];

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
  for (let box = 0; box < count; box++) await player.done(...OPEN);
}

/** The reward for signing in on a day: that of the last day of the board on every day after it. */
function rewardOf({ rewards }: Christmas, day: number): readonly RewardItem[] {
  return stepAt(rewards, Math.min(day, rewards.length) - 1).propList;
}

const christmasChecks = {
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
      await player.done(...SIGN);
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
      await player.done(...SIGN);
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
      const count = christmasIn(await (await atChristmas(backend)).done(...SIGN)).openCount;
      requireThat(count < 10, 'a sign-in gives too many boxes');
      const ready = async () => {
        const player = await atChristmas(backend);
        await player.done(...SIGN);
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
      const { orderId } = await player.done('recharge3', orderOf(await anyChannel(backend), LARGE));
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
      await player.done(...OPEN);
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
      await player.done(...OPEN);
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
        await player.done(...SIGN);
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
        for (const player of players) await player.done(...SIGN);
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
      const { activityIds } = await player.done('getActivityIds');
      requireThat(!activityIds.includes(ACTIVITY.christmas), 'Christmas is always open');
      await player.refused(CHRISTMAS, REFUSED.closed);
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

// New Year

interface NewYear {
  readonly items: readonly RewardItem[];
  readonly tasks: readonly Task[];
  readonly extra: Step;
  readonly expireTime: number;
}

const ACTIVE = 40001;
const BOX = 40002;
const LOTTERY = 40003;
const FIREWORK = 40004;
const ITEMS = [ACTIVE, BOX, LOTTERY, FIREWORK];

const newYearOf = async (player: Player) => (await stateOf(player, NEW_YEAR)) as NewYear;
const newYearIn = (answer: Body): NewYear => answer[NEW_YEAR];
const SHARE: Call = ['appNewYearUserShare'];
const BOX_OPEN: Call = ['appNewYearUserBoxOpen'];
const NEW_YEAR_EXTRA: Call = ['appNewYearUserExtra'];
const receiveTask = (id: number): Call => ['appNewYearUserReceiveTask', { id }];
const openItem = (propId: number): Call => ['appNewYearUserOpen', { propId }];

const atNewYear = (backend: Backend) => playerWith(backend, [ACTIVITY.newYear], { coin: 10_000_00 });

const piecesIn = ({ items }: NewYear): Record<number, number> =>
  Object.fromEntries(ITEMS.map((id) => [id, items.find((item) => item.id === id)?.count ?? 0]));
const piecesOf = async (player: Player) => piecesIn(await newYearOf(player));

/** The pieces after items were granted and used. */
function piecesAfter(before: Record<number, number>, items: readonly RewardItem[], used?: number) {
  const after = { ...before };
  if (used !== undefined) after[used] = (after[used] ?? 0) - 1;
  for (const { id, count } of items) if (ITEMS.includes(id)) after[id] = (after[id] ?? 0) + count;
  return after;
}

/** What completes tasks: of which kind a task is shows when its progress grows. */
const DEEDS: Readonly<Record<string, (backend: Backend, player: Player) => Promise<unknown>>> = {
  share: async (_, player) => player.done(...SHARE),
  'log-in': async (backend, player) => backend.signIn(player.account, player.password),
  rounds: async (backend, player) => play(backend, player, 1_00, 10),
  deposit: async (backend, player) => deposit(backend, player, LARGE),
};

/** The tasks that a player has completed, and not claimed. */
const claimableOf = async (player: Player) =>
  (await newYearOf(player)).tasks.filter(({ itemStatus }) => itemStatus === STATE.claimable);

/** Does everything that completes tasks, and claims all of them. */
async function completeTasks(backend: Backend, player: Player): Promise<void> {
  for (const deed of Object.values(DEEDS)) await deed(backend, player);
  for (const { id } of await claimableOf(player)) await player.done(...receiveTask(id));
}

/** A player with at least so many pieces of an item. */
async function withPieces(backend: Backend, propId: number, count: number): Promise<Player> {
  const player = await atNewYear(backend);
  for (let day = 0; day < 10; day++) {
    await completeTasks(backend, player);
    if (((await piecesOf(player))[propId] ?? 0) >= count) return player;
    await backend.hooks.moveTime(DAY);
  }
  requireThat(false, `the tasks of ten days give fewer than ${count} of the item ${propId}`);
  return player;
}

/** Uses a piece and compares what was drawn with pieces and balances. */
async function spendPiece(player: Player, propId: number): Promise<readonly RewardItem[]> {
  const before = await piecesOf(player);
  const answer = await grants(player, propId === BOX ? BOX_OPEN : openItem(propId), NEW_YEAR);
  const items = answer['propList'] as readonly RewardItem[];
  expectEqual('drawn items', items.length, 1);
  expectEqual('pieces', piecesIn(newYearIn(answer)), piecesAfter(before, items, propId));
  return items;
}

const taskChecks = Object.fromEntries(
  Object.entries(DEEDS).map(([name, deed]) => [
    `new-year-task-${name}`,
    {
      statements: ['7.5-35', '7.5-36', '7.5-37', '2.2-109', '1-38', '4-62', '4-63', '4-64'],
      title: `grants the items of the tasks for ${name} once a day`,
      run: async (backend: Backend) => {
        const player = await atNewYear(backend);
        const other = await atNewYear(backend);
        const untouched = await newYearOf(other);
        const { tasks } = await newYearOf(player);
        for (const { id, num, itemStatus, propList } of tasks) {
          expectEqual('task before', { num, itemStatus }, { num: 0, itemStatus: STATE.open });
          expectThat('reward', propList.length > 0, 'items');
          await refuses(player, REFUSED.notReached, receiveTask(id), NEW_YEAR);
        }
        await deed(backend, player);
        const completed = await claimableOf(player);
        requireThat(completed.length > 0, `no task asks for ${name}`);
        for (const task of completed) {
          expectEqual('progress', task.num, task.target);
          const before = await piecesOf(player);
          const answer = await grants(player, receiveTask(task.id), NEW_YEAR, { items: task.propList });
          expectEqual('pieces', piecesIn(newYearIn(answer)), piecesAfter(before, task.propList));
          expectEqual(
            'task afterwards',
            newYearIn(answer).tasks.find(({ id }) => id === task.id),
            { ...task, itemStatus: STATE.claimed },
          );
          await refuses(player, REFUSED.claimed, receiveTask(task.id), NEW_YEAR);
        }
        expectEqual('New Year of another player', await newYearOf(other), untouched);
        const pieces = await piecesOf(player);
        await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
        for (const { id } of completed) await refuses(player, REFUSED.claimed, receiveTask(id), NEW_YEAR);
        await backend.hooks.moveTime(JUST_BEFORE);
        for (const task of (await newYearOf(player)).tasks)
          expectEqual(
            'task at midnight',
            { num: task.num, itemStatus: task.itemStatus },
            { num: 0, itemStatus: STATE.open },
          );
        expectEqual('pieces at midnight', await piecesOf(player), pieces);
        await deed(backend, player);
        for (const { id, propList } of completed)
          await grants(player, receiveTask(id), NEW_YEAR, { items: propList });
      },
    },
  ]),
);

const newYearChecks = {
  'new-year-begins': {
    statements: ['1-38', '2.2-109', '7.5-35'],
    title: 'shows a new player none of the four items, the tasks of the day and the extra reward',
    run: async (backend: Backend) => {
      const { items, tasks, extra } = await newYearOf(await atNewYear(backend));
      expectEqual(
        'items',
        items,
        ITEMS.map((id) => ({ id, count: 0 })),
      );
      expectThat('tasks', tasks.length > 0, 'at least one');
      for (const { target } of tasks) expectThat('target', target > 0, 'above 0', target);
      expectEqual('state of the extra reward', extra.itemStatus, STATE.open);
    },
  },
  ...taskChecks,
  'new-year-progress': {
    statements: ['7.5-35', '2.2-109'],
    title: 'counts each round and each deposit for the tasks of the day, up to their targets',
    run: async (backend: Backend) => {
      const player = await atNewYear(backend);
      const numOf = async () =>
        Object.fromEntries((await newYearOf(player)).tasks.map(({ id, num }) => [id, num]));
      const before = await numOf();
      await play(backend, player, 1_00);
      const after = await numOf();
      const { tasks } = await newYearOf(player);
      const rounds = tasks.filter(({ id }) => after[id] !== before[id]);
      for (const { num } of rounds) expectEqual('progress of a round', num, 1);
      for (const { id, target } of rounds) {
        if (target < 2 || target > 60) continue;
        await play(backend, player, 1_00, target - 2);
        expectEqual('progress before the last round', (await numOf())[id], target - 1);
        await refuses(player, REFUSED.notReached, receiveTask(id), NEW_YEAR);
        await play(backend, player, 1_00, 2);
        expectEqual('progress after one more than needed', (await numOf())[id], target);
      }
      const sums = await atNewYear(backend);
      const goals = (await newYearOf(sums)).tasks.filter(({ target }) => target >= 200_00);
      for (const { id, target } of goals) {
        await deposit(backend, sums, target - 100_00);
        const task = (await newYearOf(sums)).tasks.find((one) => one.id === id);
        expectEqual('progress of a deposit', [task?.num, task?.itemStatus], [target - 100_00, STATE.open]);
        await refuses(sums, REFUSED.notReached, receiveTask(id), NEW_YEAR);
        await deposit(backend, sums, 100_00);
        const done = (await newYearOf(sums)).tasks.find((one) => one.id === id);
        expectEqual('progress of both', [done?.num, done?.itemStatus], [target, STATE.claimable]);
      }
    },
  },
  'new-year-share': {
    statements: ['7.5-36', '2.2-109'],
    title: "counts a share once a day, by midnight of the region's zone",
    run: async (backend: Backend) => {
      const player = await atNewYear(backend);
      const answer = await player.done(...SHARE);
      expectEqual('data of the answer', newYearIn(answer), await newYearOf(player));
      await refuses(player, REFUSED.shared, SHARE, NEW_YEAR);
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      await refuses(player, REFUSED.shared, SHARE, NEW_YEAR);
      await backend.hooks.moveTime(JUST_BEFORE);
      await expectNoChange('a share', player, () => player.done(...SHARE));
      await refuses(player, REFUSED.shared, SHARE, NEW_YEAR);
    },
  },
  'new-year-share-once': {
    statements: ['7.5-36'],
    title: 'counts one of simultaneous shares, and answers a repeated key',
    run: async (backend: Backend) =>
      paysOnce(backend, () => atNewYear(backend), SHARE, { refusal: REFUSED.shared, other: BOX_OPEN }),
  },
  'new-year-task-once': {
    statements: ['7.5-37'],
    title: 'grants a task once for repeated and simultaneous claims',
    run: async (backend: Backend) => {
      const probe = await atNewYear(backend);
      await deposit(backend, probe, LARGE);
      const [task] = await claimableOf(probe);
      requireThat(task !== undefined, 'no task asks for a deposit');
      const players: Player[] = [];
      const ready = async () => {
        const player = await atNewYear(backend);
        await deposit(backend, player, LARGE);
        players.push(player);
        return player;
      };
      await paysOnce(backend, ready, receiveTask(task.id), {
        refusal: REFUSED.claimed,
        other: receiveTask(UNKNOWN_ID),
      });
      for (const player of players)
        expectEqual(
          'pieces',
          await piecesOf(player),
          piecesAfter({ [ACTIVE]: 0, [BOX]: 0, [LOTTERY]: 0, [FIREWORK]: 0 }, task.propList),
        );
    },
  },
  'new-year-unknown-task': {
    statements: ['7.5-37'],
    title: 'refuses a task that does not exist with 3102',
    run: async (backend: Backend) =>
      refuses(await atNewYear(backend), REFUSED.unknown, receiveTask(UNKNOWN_ID), NEW_YEAR),
  },
  'new-year-box': {
    statements: ['7.5-38', '2.2-109'],
    title: 'opens a box for a box item alone, and grants its content',
    run: async (backend: Backend) => {
      const empty = await atNewYear(backend);
      await refuses(empty, REFUSED.tooFew, BOX_OPEN, NEW_YEAR);
      const player = await withPieces(backend, BOX, 1);
      for (let left = (await piecesOf(player))[BOX] ?? 0; left > 0; left--) await spendPiece(player, BOX);
      await refuses(player, REFUSED.tooFew, BOX_OPEN, NEW_YEAR);
    },
  },
  'new-year-draws': {
    statements: ['7.5-40', '2.2-109'],
    title: 'draws for a lottery item and lights a firework for a firework item, and takes no other item',
    run: async (backend: Backend) => {
      const empty = await atNewYear(backend);
      for (const propId of [LOTTERY, FIREWORK])
        await refuses(empty, REFUSED.tooFew, openItem(propId), NEW_YEAR);
      const player = await withPieces(backend, FIREWORK, 1);
      for (const propId of [ACTIVE, BOX, 2001])
        await refuses(player, REFUSED.unknown, openItem(propId), NEW_YEAR);
      for (const propId of [LOTTERY, FIREWORK]) {
        for (let left = (await piecesOf(player))[propId] ?? 0; left > 0; left--)
          await spendPiece(player, propId);
        await refuses(player, REFUSED.tooFew, openItem(propId), NEW_YEAR);
      }
    },
  },
  ...Object.fromEntries(
    (
      [
        ['box', BOX],
        ['lottery', LOTTERY],
        ['firework', FIREWORK],
      ] as const
    ).map(([name, propId]) => [
      `new-year-${name}-once`,
      {
        statements: [propId === BOX ? '7.5-38' : '7.5-40'],
        title: `uses each ${name} item once for repeated and simultaneous calls`,
        run: async (backend: Backend) => {
          const players: Player[] = [];
          for (let index = 0; index < 4; index++) players.push(await withPieces(backend, propId, 1));
          const pieces = await Promise.all(players.map(piecesOf));
          const times = pieces[0]?.[propId] ?? 0;
          // A content that is an item of the same kind would allow another draw; none of the prizes is.
          requireThat(
            times < 10 && pieces.every((own) => own[propId] === times),
            'the tasks give other numbers',
          );
          let next = 0;
          const ready = async () => stepAt(players, next++);
          await paysOnce(backend, ready, propId === BOX ? BOX_OPEN : openItem(propId), {
            refusal: REFUSED.tooFew,
            times,
            other: openItem(propId === FIREWORK ? LOTTERY : FIREWORK),
          });
        },
      },
    ]),
  ),
  'new-year-extra': {
    statements: ['7.5-39', '2.2-109'],
    title: 'grants the extra reward once for enough active points, which the player keeps',
    run: async (backend: Backend) => {
      const fresh = await atNewYear(backend);
      await refuses(fresh, REFUSED.notReached, NEW_YEAR_EXTRA, NEW_YEAR);
      const { extra } = await newYearOf(fresh);
      const player = await atNewYear(backend);
      let active = 0;
      for (let day = 0; active < extra.target && day < 30; day++) {
        for (const deed of Object.values(DEEDS)) await deed(backend, player);
        for (const { id } of await claimableOf(player)) {
          if (active < extra.target) await refuses(player, REFUSED.notReached, NEW_YEAR_EXTRA);
          await player.done(...receiveTask(id));
          active = (await piecesOf(player))[ACTIVE] ?? 0;
        }
        if (active < extra.target) await backend.hooks.moveTime(DAY);
      }
      requireThat(active >= extra.target, 'the tasks of a month give too few points');
      expectEqual('state', (await newYearOf(player)).extra.itemStatus, STATE.claimable);
      const answer = await grants(player, NEW_YEAR_EXTRA, NEW_YEAR, { items: extra.propList });
      expectEqual('state afterwards', newYearIn(answer).extra.itemStatus, STATE.claimed);
      expectEqual('active points afterwards', (await piecesOf(player))[ACTIVE], active);
      await refuses(player, REFUSED.claimed, NEW_YEAR_EXTRA, NEW_YEAR);
      await backend.hooks.moveTime(DAY);
      await refuses(player, REFUSED.claimed, NEW_YEAR_EXTRA, NEW_YEAR);
    },
  },
  'new-year-extra-once': {
    statements: ['7.5-39'],
    title: 'pays the extra reward of New Year once for repeated and simultaneous claims',
    run: async (backend: Backend) => {
      const { extra } = await newYearOf(await atNewYear(backend));
      await paysOnce(backend, () => withPieces(backend, ACTIVE, extra.target), NEW_YEAR_EXTRA, {
        refusal: REFUSED.claimed,
        other: receiveTask(UNKNOWN_ID),
      });
    },
  },
  'new-year-ticker': {
    statements: ['3-092', '7.3-02', '7.3-04', '2.2-109'],
    title: 'lists large prizes of New Year on the ticker, the latest first and masked',
    level: 'should' as const,
    run: async (backend: Backend) => {
      const ticker = async () =>
        (await backend.visitor.done('lobbyTips'))['newYearList'] as readonly Fields[];
      const player = await withPieces(backend, FIREWORK, 2);
      const before = await ticker();
      const drawn: number[] = [];
      for (let left = (await piecesOf(player))[FIREWORK] ?? 0; left > 0; left--) {
        const [item] = await spendPiece(player, FIREWORK);
        if (item?.id === 2001) drawn.unshift(item.count);
      }
      const after = await ticker();
      const known = before.map((entry) => JSON.stringify(entry));
      const added = after.filter((entry) => !known.includes(JSON.stringify(entry)));
      requireThat(added.length > 0, 'no prize was large enough for the ticker');
      expectEqual('new entries come first', after.slice(0, added.length), added);
      let at = 0;
      for (const { amount, phone, timestamp } of added) {
        at = drawn.indexOf(amount, at) + 1;
        expectThat('amount of an entry', at > 0, 'a drawn prize, the latest first', amount);
        expectThat('phone', /^\d{3}\*+\d{2}$/.test(phone), 'masked', phone);
        expectNow('time of an entry', timestamp, backend);
      }
      const largest = Math.max(...drawn);
      expectThat(
        'entries',
        added.some(({ amount }) => amount === largest),
        'the largest prize',
        added,
      );
    },
  },
  'new-year-closed': {
    statements: ['7.5-35', '7.5-36', '7.5-37', '7.5-38', '7.5-39', '7.5-40'],
    title: 'refuses all calls of New Year with 3101 while it is closed',
    run: async (backend: Backend) => {
      const player = await withPieces(backend, BOX, 1);
      const calls = [
        [NEW_YEAR],
        SHARE,
        receiveTask(1),
        BOX_OPEN,
        NEW_YEAR_EXTRA,
        openItem(LOTTERY),
        openItem(2001),
      ] as const;
      await closes(backend, player, ACTIVITY.newYear, calls, { query: NEW_YEAR });
    },
  },
  'new-year-ends': {
    statements: ['7.5-35'],
    title: 'ends New Year by the clock',
    run: async (backend: Backend) =>
      endsAt(backend, ACTIVITY.newYear, NEW_YEAR, [
        [NEW_YEAR],
        SHARE,
        receiveTask(1),
        BOX_OPEN,
        NEW_YEAR_EXTRA,
        openItem(LOTTERY),
      ]),
  },
};

// Festival

interface Festival {
  readonly totalRecharge: number;
  readonly awardId: number;
  readonly itemStatus: number;
  readonly propReceiveList: string;
  readonly steps: readonly Step[];
  readonly expireTime: number;
}

const festivalOf = async (player: Player) => (await stateOf(player, FESTIVAL)) as Festival;
const festivalIn = (answer: Body): Festival => answer[FESTIVAL];
const receiveItem = (propId: number): Call => ['appFestivalUserReceive', { propId }];
const atFestival = (backend: Backend) => playerWith(backend, [ACTIVITY.festival], {});
const NO_ITEM = 1399;

/** Where a player is. */
const placeOf = ({ awardId, itemStatus, propReceiveList }: Festival) => ({
  awardId,
  itemStatus,
  received: idsOf(propReceiveList),
});

/** Claims with a key of its own, so that it is no double click. */
const grantItem = async (backend: Backend, player: Player, item: RewardItem) =>
  festivalIn(
    await grants(player, receiveItem(item.id), FESTIVAL, {
      items: [item],
      options: { key: backend.newKey() },
    }),
  );

const refusesItem = async (backend: Backend, player: Player, errcode: number, propId: number) =>
  expectNoChange('a refused item', player, async () => {
    const before = await festivalOf(player);
    await player.refused('appFestivalUserReceive', errcode, { propId }, { key: backend.newKey() });
    expectEqual('festival', await festivalOf(player), before);
  });

const festivalChecks = {
  'festival-steps': {
    statements: ['1-35', '2.2-105', '4-62', '4-63', '4-64'],
    title: 'counts deposits while the festival runs and grants the items of each step one by one, in turn',
    run: async (backend: Backend) => {
      const player = await atFestival(backend);
      const start = await festivalOf(player);
      const { steps } = start;
      expectEqual(
        'start',
        { totalRecharge: start.totalRecharge, ...placeOf(start) },
        {
          totalRecharge: 0,
          awardId: stepAt(steps, 0).awardId,
          itemStatus: STATE.open,
          received: [],
        },
      );
      let total = 0;
      for (const [index, { awardId, target, propList }] of steps.entries()) {
        const add = target - total;
        expectThat('target', add > 0, 'above the step before', target);
        // One hundredth less than the step asks for, where the channel takes the rest later.
        const rest = 100_00;
        if (add > 2 * rest) {
          await deposit(backend, player, add - rest - 1);
          await refusesItem(backend, player, REFUSED.notReached, stepAt(propList, 0).id);
          await deposit(backend, player, rest);
          const almost = await festivalOf(player);
          expectEqual('totalRecharge', almost.totalRecharge, target - 1);
          expectEqual('state one hundredth below', almost.itemStatus, STATE.open);
          await refusesItem(backend, player, REFUSED.notReached, stepAt(propList, 0).id);
          await deposit(backend, player, rest + 1);
          total = target + rest;
        } else {
          await deposit(backend, player, add);
          total = target;
        }
        const reached = await festivalOf(player);
        expectEqual('totalRecharge', reached.totalRecharge, total);
        expectEqual('place', placeOf(reached), { awardId, itemStatus: STATE.claimable, received: [] });
        expectEqual(
          'states of the steps',
          reached.steps.map(({ itemStatus }) => itemStatus),
          steps.map((step, at) => {
            if (at < index) return STATE.claimed;
            return step.target <= total ? STATE.claimable : STATE.open;
          }),
        );
        await refusesItem(backend, player, REFUSED.unknown, NO_ITEM);
        const isLast = index === steps.length - 1;
        const received: number[] = [];
        for (const item of propList) {
          const after = await grantItem(backend, player, item);
          received.push(item.id);
          if (received.length < propList.length) {
            expectEqual('place', placeOf(after), { awardId, itemStatus: STATE.claimable, received });
            await refusesItem(backend, player, REFUSED.claimed, item.id);
          } else if (isLast) {
            expectEqual('place at the end', placeOf(after), { awardId, itemStatus: STATE.claimed, received });
          } else {
            const next = stepAt(steps, index + 1);
            expectEqual('next place', placeOf(after), {
              awardId: next.awardId,
              itemStatus: next.target <= total ? STATE.claimable : STATE.open,
              received: [],
            });
          }
        }
      }
      const { propList } = stepAt(steps, steps.length - 1);
      for (const { id } of propList) await refusesItem(backend, player, REFUSED.claimed, id);
    },
  },
  'festival-several-steps': {
    statements: ['2.2-105'],
    title: 'opens all steps that one deposit reaches, and grants them one after the other',
    run: async (backend: Backend) => {
      const player = await atFestival(backend);
      const other = await atFestival(backend);
      const { steps } = await festivalOf(player);
      const second = stepAt(steps, 1);
      await deposit(backend, player, second.target);
      expectEqual(
        'states',
        (await festivalOf(player)).steps.map(({ itemStatus }) => itemStatus),
        steps.map(({ target }) => (target <= second.target ? STATE.claimable : STATE.open)),
      );
      for (const { propList } of steps.slice(0, 2))
        for (const item of propList) await grantItem(backend, player, item);
      expectEqual('festival of another player', (await festivalOf(other)).totalRecharge, 0);
      await refusesItem(backend, other, REFUSED.notReached, stepAt(stepAt(steps, 0).propList, 0).id);
    },
  },
  'festival-double-click': {
    statements: ['2.2-105'],
    title: 'takes the same item within three seconds without a key for a double click',
    run: async (backend: Backend) => {
      const { steps } = await festivalOf(await atFestival(backend));
      const [first, second] = [stepAt(steps, 0), stepAt(steps, 1)];
      const item = first.propList[0];
      const again = second.propList.find(({ id }) => id === item?.id);
      requireThat(
        item !== undefined && first.propList.length === 1 && again !== undefined,
        'the steps differ',
      );
      const ready = async () => {
        const player = await atFestival(backend);
        await deposit(backend, player, second.target);
        return player;
      };
      const player = await ready();
      await ignoresDoubleClick(backend, player, receiveItem(item.id), FESTIVAL, [item, again]);
      const keyed = await ready();
      await grantItem(backend, keyed, item);
      await grantItem(backend, keyed, again);
    },
  },
  'festival-once': {
    statements: ['2.2-105'],
    title: 'grants an item once for repeated and simultaneous claims',
    run: async (backend: Backend) => {
      const first = stepAt((await festivalOf(await atFestival(backend))).steps, 0);
      const item = stepAt(first.propList, 0);
      const ready = async () => {
        const player = await atFestival(backend);
        await deposit(backend, player, first.target);
        return player;
      };
      const refusals = { without: REFUSED.claimed, keyed: REFUSED.notReached };
      await paysOnce(backend, ready, receiveItem(item.id), {
        // With other keys they are claims of the next step, which is not reached.
        refusal: first.propList.length > 1 ? refusals.without : refusals.keyed,
        or: [REFUSED.claimed],
        other: receiveItem(NO_ITEM),
      });
    },
  },
  'festival-closed': {
    statements: ['2.2-105'],
    title: 'refuses the festival with 3101 while it is closed, and counts no deposits then',
    run: async (backend: Backend) => {
      const player = await atFestival(backend);
      const { steps } = await festivalOf(player);
      const { target, propList } = stepAt(steps, 0);
      await deposit(backend, player, target);
      const calls = [[FESTIVAL], receiveItem(stepAt(propList, 0).id), receiveItem(NO_ITEM)] as const;
      await closes(backend, player, ACTIVITY.festival, calls, {
        query: FESTIVAL,
        meanwhile: async () => deposit(backend, player, target),
      });
    },
  },
  'festival-ends': {
    statements: ['2.2-105'],
    title: 'ends the festival by the clock',
    run: async (backend: Backend) =>
      endsAt(backend, ACTIVITY.festival, FESTIVAL, [[FESTIVAL], receiveItem(2001)]),
  },
};

// Weekend lottery

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

const weekendOf = async (player: Player) => (await stateOf(player, WEEKEND)) as Weekend;
const DRAW: Call = ['weekendLotteryUserDraw'];

/** A player of the lottery on the days of the specification; the operator may have opened it on others. */
async function atLottery(backend: Backend): Promise<Player> {
  if (backend.hasHook('setConfig')) await ifPossible(backend.hooks.setConfig({ lotteryDays: [6, 0] }));
  return playerWith(backend, [ACTIVITY.weekendLottery], {});
}

const SATURDAY = 6;

/** The weekday in the region, 0 Sunday to 6 Saturday; 1 January 1970 was a Thursday. */
const weekdayOf = (instant: number, zone: number) => (Math.floor((instant + zone) / DAY) + 4) % 7;

/** Moves the time to a second after noon of the next such weekday in the region, at least a day later. */
async function moveToNoon(backend: Backend, weekday: number): Promise<void> {
  const zone = await zoneOf(backend);
  const midnight = await untilMidnight(backend);
  const days = (weekday - weekdayOf(backend.now() + midnight, zone) + 7) % 7;
  await backend.hooks.moveTime(midnight + days * DAY + 12 * HOUR);
  await backend.webConfig();
}

/** Draws once; the balances change by the drawn field. */
async function draw(player: Player): Promise<Weekend & { items: readonly RewardItem[] }> {
  const answer = await grants(player, DRAW, WEEKEND);
  const weekend = answer[WEEKEND] as Weekend;
  expectField(answer['propList'], weekend.prizes, answer['index']);
  return { ...weekend, items: answer['propList'] };
}

const weekendChecks = {
  'weekend-days': {
    statements: ['1-34', '2.2-106', '4-62', '4-63'],
    title: "opens on Saturday at midnight of the region's zone and closes after Sunday",
    run: async (backend: Backend) => {
      const player = await atLottery(backend);
      await moveToNoon(backend, 5);
      const midnight = await untilMidnight(backend);
      const saturday = backend.now() + midnight;
      const friday = await weekendOf(player);
      expectEqual(
        'Friday',
        { drawCount: friday.drawCount, itemStatus: friday.itemStatus, opensAt: friday.opensAt },
        { drawCount: 0, itemStatus: STATE.open, opensAt: saturday },
      );
      await refuses(player, REFUSED.drawClosed, DRAW, WEEKEND);
      await backend.hooks.moveTime(12 * HOUR - JUST_BEFORE);
      await refuses(player, REFUSED.drawClosed, DRAW, WEEKEND);
      await backend.hooks.moveTime(JUST_BEFORE);
      const open = await weekendOf(player);
      expectThat('draws on Saturday', open.drawCount > 0, 'at least one', open.drawCount);
      expectEqual(
        'Saturday',
        { itemStatus: open.itemStatus, opensAt: open.opensAt },
        { itemStatus: STATE.claimable, opensAt: saturday },
      );
      await backend.hooks.moveTime(2 * DAY - JUST_BEFORE);
      const late = await weekendOf(player);
      expectEqual(
        'end of Sunday',
        { drawCount: late.drawCount, itemStatus: late.itemStatus, opensAt: late.opensAt },
        { drawCount: open.drawCount, itemStatus: STATE.claimable, opensAt: saturday },
      );
      await backend.hooks.moveTime(JUST_BEFORE);
      const monday = await weekendOf(player);
      expectEqual(
        'Monday',
        { drawCount: monday.drawCount, itemStatus: monday.itemStatus, opensAt: monday.opensAt },
        { drawCount: 0, itemStatus: STATE.open, opensAt: saturday + 7 * DAY },
      );
      await refuses(player, REFUSED.drawClosed, DRAW, WEEKEND);
      for (let day = 0; day < 4; day++) {
        await backend.hooks.moveTime(DAY);
        await refuses(player, REFUSED.drawClosed, DRAW);
      }
    },
  },
  'weekend-draws': {
    statements: ['2.2-106', '1-34', '4-64'],
    title: 'grants draws on each day, which lapse at its end, and is used up after those of Sunday',
    run: async (backend: Backend) => {
      const player = await atLottery(backend);
      await moveToNoon(backend, SATURDAY);
      const { drawCount } = await weekendOf(player);
      requireThat(drawCount <= 10, 'a day has too many draws');
      const drawAll = async (last: number) => {
        for (let left = drawCount; left > 0; left--) {
          const { drawCount: rest, itemStatus } = await draw(player);
          expectEqual(
            'after a draw',
            { rest, itemStatus },
            { rest: left - 1, itemStatus: left > 1 ? STATE.claimable : last },
          );
        }
        await refuses(player, REFUSED.usedUp, DRAW, WEEKEND);
      };
      await drawAll(STATE.open);
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      await refuses(player, REFUSED.usedUp, DRAW, WEEKEND);
      await backend.hooks.moveTime(JUST_BEFORE);
      expectEqual('draws on Sunday', (await weekendOf(player)).drawCount, drawCount);
      await drawAll(STATE.claimed);
      await backend.hooks.moveTime(6 * DAY);
      const next = await weekendOf(player);
      expectEqual(
        'next Saturday',
        { drawCount: next.drawCount, itemStatus: next.itemStatus },
        { drawCount, itemStatus: STATE.claimable },
      );
    },
  },
  'weekend-unused-draws': {
    statements: ['2.2-106'],
    title: 'adds no unused draws of Saturday to those of Sunday',
    run: async (backend: Backend) => {
      const player = await atLottery(backend);
      await moveToNoon(backend, SATURDAY);
      const { drawCount } = await weekendOf(player);
      await backend.hooks.moveTime(DAY);
      expectEqual('drawCount', (await weekendOf(player)).drawCount, drawCount);
    },
  },
  'weekend-deposits': {
    statements: ['2.2-106'],
    title: 'grants draws for deposits while it is open, which last for the weekend',
    run: async (backend: Backend) => {
      const player = await atLottery(backend);
      const other = await atLottery(backend);
      await moveToNoon(backend, 5);
      await deposit(backend, player, LARGE);
      await backend.hooks.moveTime(DAY);
      const free = (await weekendOf(player)).drawCount;
      expectEqual('draws of another player', (await weekendOf(other)).drawCount, free);
      await deposit(backend, player, LARGE);
      const { drawCount } = await weekendOf(player);
      const bonus = drawCount - free;
      expectThat('draws of a deposit', bonus > 0 && bonus < 30, 'at least one', bonus);
      expectEqual('draws of another player', (await weekendOf(other)).drawCount, free);
      for (let left = free; left > 0; left--) await draw(player);
      expectEqual('draws after those of the day', (await weekendOf(player)).drawCount, bonus);
      await draw(player);
      await backend.hooks.moveTime(DAY);
      expectEqual('draws on Sunday', (await weekendOf(player)).drawCount, free + bonus - 1);
      await backend.hooks.moveTime(6 * DAY);
      expectEqual('draws on the next weekend', (await weekendOf(player)).drawCount, free);
      await deposit(backend, player, LARGE);
      expectEqual(
        'draws of a deposit on the next weekend',
        (await weekendOf(player)).drawCount,
        free + bonus,
      );
    },
  },
  'weekend-part-of-a-draw': {
    statements: ['2.2-106'],
    title: 'gives no draw for a part of what a draw costs',
    level: 'should' as const,
    run: async (backend: Backend) => {
      await moveToNoon(backend, SATURDAY);
      const free = (await weekendOf(await atLottery(backend))).drawCount;
      await roundsDown(async (amount) => {
        const player = await atLottery(backend);
        await deposit(backend, player, amount);
        return (await weekendOf(player)).drawCount - free;
      });
    },
  },
  'weekend-once': {
    statements: ['2.2-106'],
    title: 'draws no more often than the player may for repeated and simultaneous calls',
    run: async (backend: Backend) => {
      const probe = await atLottery(backend);
      await moveToNoon(backend, SATURDAY);
      const { drawCount } = await weekendOf(probe);
      requireThat(drawCount < 10, 'a day has too many draws');
      await paysOnce(backend, () => atLottery(backend), DRAW, {
        refusal: REFUSED.usedUp,
        times: drawCount,
        other: SHARE,
      });
    },
  },
  'weekend-winners': {
    statements: ['2.2-106'],
    title: 'lists the latest winners first, masked, with prize and time',
    run: async (backend: Backend) => {
      const player = await atLottery(backend);
      const other = await atLottery(backend);
      await moveToNoon(backend, SATURDAY);
      const earlier = (await weekendOf(player)).winners;
      for (const { nickname } of earlier) expectMasked(nickname);
      const first = await draw(other);
      await backend.hooks.moveTime(SECOND);
      const second = await draw(player);
      const [latest, before, ...rest] = second.winners;
      expectEqual('prizes', [latest?.prize, before?.prize], [second.items[0], first.items[0]]);
      expectEqual('earlier winners', rest, earlier.slice(0, rest.length));
      for (const [winner, who] of [
        [latest, player],
        [before, other],
      ] as const) {
        expectMasked(winner?.nickname, String(who.userInfo['nickname']));
        expectNow('time of a draw', winner?.timestamp ?? 0, backend);
      }
      expectThat('order', (latest?.timestamp ?? 0) >= (before?.timestamp ?? 0), 'newest first');
      expectEqual('winners later', (await weekendOf(other)).winners, second.winners);
    },
  },
  'weekend-closed': {
    statements: ['2.2-106'],
    title: 'refuses the weekend lottery with 3101 while its activity is closed',
    run: async (backend: Backend) => {
      const player = await atLottery(backend);
      await moveToNoon(backend, SATURDAY);
      await closes(backend, player, ACTIVITY.weekendLottery, [[WEEKEND], DRAW], { query: WEEKEND });
    },
  },
};

const CALLS: readonly Call[] = [
  [CHRISTMAS],
  SIGN,
  OPEN,
  EXTRA,
  receiveStep(1),
  [NEW_YEAR],
  SHARE,
  receiveTask(1),
  BOX_OPEN,
  NEW_YEAR_EXTRA,
  openItem(LOTTERY),
  [FESTIVAL],
  receiveItem(2001),
  [WEEKEND],
  DRAW,
];

/** Checks of the activities of a season. */
export const seasonsChecks = defineChecks('seasons', {
  ...christmasChecks,
  ...newYearChecks,
  ...festivalChecks,
  ...weekendChecks,
  'reading-changes-nothing': {
    statements: ['7.5-01', '7.5-30', '7.5-35'],
    title: 'changes nothing when the seasons are read',
    run: async (backend) => {
      const seasons = [ACTIVITY.christmas, ACTIVITY.newYear, ACTIVITY.festival, ACTIVITY.weekendLottery];
      const player = await playerWith(backend, seasons, {});
      const before = await walletOf(player);
      for (const query of [CHRISTMAS, NEW_YEAR, FESTIVAL, WEEKEND])
        expectEqual(query, await stateOf(player, query), await stateOf(player, query));
      expectEqual('balances', await walletOf(player), before);
    },
  },
  'needs-a-session': {
    statements: ['6-16', '7.5-01'],
    title: 'answers 401 to the calls of the seasons without a session',
    run: async (backend) => needsSession(backend, CALLS),
  },
});
