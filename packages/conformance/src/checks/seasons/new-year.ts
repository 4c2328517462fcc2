import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import type { Backend, Body, Fields, Player } from '../../protocol/backend.ts';
import {
  ACTIVITY,
  closes,
  endsAt,
  expectNow,
  grants,
  paysOnce,
  play,
  playerWith,
  REFUSED,
  refuses,
  stateOf,
  stepAt,
  UNKNOWN_ID,
  type Call,
  type Step,
  type Task,
} from '../shared/activities.ts';
import {
  DAY,
  deposit,
  expectNoChange,
  JUST_BEFORE,
  STATE,
  untilMidnight,
  type RewardItem,
} from '../shared/wallet.ts';
import { LARGE } from './deposits.ts';

export const NEW_YEAR = 'appNewYearUser';

interface NewYear {
  readonly items: readonly RewardItem[];
  readonly tasks: readonly Task[];
  readonly extra: Step;
  readonly expireTime: number;
}

const ACTIVE = 40001;
const BOX = 40002;
export const LOTTERY = 40003;
const FIREWORK = 40004;
const ITEMS = [ACTIVE, BOX, LOTTERY, FIREWORK];

const newYearOf = async (player: Player) => (await stateOf(player, NEW_YEAR)) as NewYear;
const newYearIn = (answer: Body): NewYear => answer[NEW_YEAR];
export const SHARE: Call = ['appNewYearUserShare'];
export const BOX_OPEN: Call = ['appNewYearUserBoxOpen'];
export const NEW_YEAR_EXTRA: Call = ['appNewYearUserExtra'];
export const receiveTask = (id: number): Call => ['appNewYearUserReceiveTask', { id }];
export const openItem = (propId: number): Call => ['appNewYearUserOpen', { propId }];

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
  share: async (_, player) => player.expectOk(...SHARE),
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
  for (const { id } of await claimableOf(player)) await player.expectOk(...receiveTask(id));
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

export const newYearChecks = {
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
      const answer = await player.expectOk(...SHARE);
      expectEqual('data of the answer', newYearIn(answer), await newYearOf(player));
      await refuses(player, REFUSED.shared, SHARE, NEW_YEAR);
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      await refuses(player, REFUSED.shared, SHARE, NEW_YEAR);
      await backend.hooks.moveTime(JUST_BEFORE);
      await expectNoChange('a share', player, () => player.expectOk(...SHARE));
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
          await player.expectOk(...receiveTask(id));
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
        (await backend.visitor.expectOk('lobbyTips'))['newYearList'] as readonly Fields[];
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
