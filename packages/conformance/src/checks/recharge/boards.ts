import { expectEqual, requireThat } from '../../protocol/expect.ts';
import type { Backend, Player } from '../../protocol/backend.ts';
import {
  claimAtOnce,
  claimOnce,
  claimRefused,
  closeActivities,
  receivedIn,
  regular,
} from '../shared/claims.ts';
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

export const ACCUMULATED = {
  activity: 28,
  kind: 6,
  query: 'rechargeBonusCollection6',
  claim: 'receiverRechargeBonusCollection6',
} as const;
export const CONTINUOUS = {
  activity: 43,
  kind: 8,
  query: 'rechargeBonusCollection8',
  claim: 'receiverRechargeBonusCollection8',
  extra: 'receiverRechargeBonusCollection8Extra',
} as const;

interface Step {
  readonly awardId: number;
  readonly target: number;
  readonly itemStatus: number;
  readonly propList: readonly RewardItem[];
}

interface Board {
  readonly awardId: number;
  readonly itemStatus: number;
  readonly propReceiveList: string;
  readonly steps: readonly [Step, ...Step[]];
}
interface AccumulatedBoard extends Board {
  readonly totalRecharge: number;
}
interface ContinuousBoard extends Board {
  readonly dayCount: number;
  readonly extra: Step;
}

const accumulatedOf = async (player: Player): Promise<AccumulatedBoard> =>
  (await player.expectOk(ACCUMULATED.query))[ACCUMULATED.query];
const continuousOf = async (player: Player): Promise<ContinuousBoard> =>
  (await player.expectOk(CONTINUOUS.query))[CONTINUOUS.query];

const stepClaim = (call: string, { awardId, propList }: Step) => ({
  call,
  body: { awardId },
  items: propList,
  again: 3104,
  other: { call, body: { awardId: awardId + 1 } },
});

const statesOf = ({ steps }: Board) => steps.map(({ itemStatus }) => itemStatus);

/** What a board must show, by the steps that were reached and those that were received. */
function expectBoard(what: string, board: Board, reached: number, received: readonly number[]): void {
  const stateOf = ({ awardId, target }: Step) => {
    if (received.includes(awardId)) return STATE.claimed;
    return target <= reached ? STATE.claimable : STATE.open;
  };
  expectEqual(`states ${what}`, statesOf(board), board.steps.map(stateOf));
  const current = board.steps.find(({ awardId }) => !received.includes(awardId)) ?? board.steps.at(-1);
  expectEqual(
    `current step ${what}`,
    [board.awardId, board.itemStatus],
    [current?.awardId, current && stateOf(current)],
  );
}

/** The ids of the items of steps, each once. */
const idsOf = (steps: readonly Step[]) =>
  [...new Set(steps.flatMap(({ propList }) => propList.map(({ id }) => id)))].toSorted((a, b) => a - b);
const receivedOf = ({ propReceiveList }: Board) => receivedIn(propReceiveList).toSorted((a, b) => a - b);

export const boardChecks = {
  'accumulated-total': {
    statements: ['7.5-08', '2.2-110'],
    title: 'adds up deposits of every kind to the hundredth and reaches a step at exactly its target',
    run: async (backend: Backend) => {
      const player = await regular(backend, ACCUMULATED.activity);
      const other = await regular(backend, ACCUMULATED.activity);
      const start = await accumulatedOf(player);
      const [step, next] = start.steps;
      expectEqual('start', [start.totalRecharge, start.propReceiveList], [0, '[]']);
      expectBoard('at first', start, 0, []);
      const rising = start.steps.map(({ target }) => target);
      expectEqual(
        'targets',
        rising,
        rising.toSorted((a, b) => a - b),
      );
      const { minAmount = 100_00 } = await anyChannel(backend);
      requireThat(step.target > 2 * minAmount, 'the first step is too low');
      const { claim } = ACCUMULATED;
      await claimRefused(player, claim, 3103, { awardId: step.awardId });
      await deposit(backend, player, step.target - minAmount - 1);
      await deposit(backend, player, minAmount, { actType: ACCUMULATED.kind });
      const below = await accumulatedOf(player);
      expectEqual('total just below', below.totalRecharge, step.target - 1);
      expectBoard('just below', below, step.target - 1, []);
      await claimRefused(player, claim, 3103, { awardId: step.awardId });

      const exact = await regular(backend, ACCUMULATED.activity);
      await deposit(backend, exact, step.target - minAmount);
      await deposit(backend, exact, minAmount, { actType: CONTINUOUS.kind });
      const reached = await accumulatedOf(exact);
      expectEqual('total', reached.totalRecharge, step.target);
      expectBoard('at the target', reached, step.target, []);
      const answer = await claimOnce(exact, stepClaim(claim, step));
      const board = answer[ACCUMULATED.query] as AccumulatedBoard;
      expectEqual('board of the query', await accumulatedOf(exact), board);
      expectEqual('total after a claim', board.totalRecharge, step.target);
      expectBoard('after a claim', board, step.target, [step.awardId]);
      expectEqual('received items', receivedOf(board), idsOf([step]));
      if (next) await claimRefused(exact, claim, 3103, { awardId: next.awardId });
      expectEqual('board of another player', await accumulatedOf(other), start);
      await claimRefused(other, claim, 3103, { awardId: step.awardId });
    },
  },
  'accumulated-steps': {
    statements: ['1-40', '1-42', '7.5-09', '2.2-110', '3-093'],
    title: 'pays each reached step once, in any order; unknown steps are refused with 3102',
    run: async (backend: Backend) => {
      const player = await regular(backend, ACCUMULATED.activity);
      const { claim } = ACCUMULATED;
      const { steps } = await accumulatedOf(player);
      const some = steps.slice(0, 3);
      const last = some.at(-1) ?? steps[0];
      const unknown = Math.max(...steps.map(({ awardId }) => awardId)) + 1;
      await claimRefused(player, claim, 3102, { awardId: unknown });
      await deposit(backend, player, last.target);
      expectBoard('with all steps reached', await accumulatedOf(player), last.target, []);
      const received: Step[] = [];
      for (const step of some.toReversed()) {
        const answer = await claimOnce(player, stepClaim(claim, step));
        received.push(step);
        const board = answer[ACCUMULATED.query] as AccumulatedBoard;
        expectBoard(
          'after a claim',
          board,
          last.target,
          received.map(({ awardId }) => awardId),
        );
        expectEqual('received items', receivedOf(board), idsOf(received));
        expectEqual('board of the query', await accumulatedOf(player), board);
      }
      await claimRefused(player, claim, 3102, { awardId: unknown });
      const later = steps[some.length];
      if (later) await claimRefused(player, claim, 3103, { awardId: later.awardId });
      await backend.hooks.moveTime(DAY);
      for (const { awardId } of some) await claimRefused(player, claim, 3104, { awardId });
    },
  },
  'accumulated-at-once': {
    statements: ['7.5-09'],
    title: 'pays a step of the accumulated deposits once for simultaneous calls, with a key or without',
    run: async (backend: Backend) => {
      await claimAtOnce(backend, async () => {
        const player = await regular(backend, ACCUMULATED.activity);
        const [step] = (await accumulatedOf(player)).steps;
        await deposit(backend, player, step.target);
        return { player, claim: stepClaim(ACCUMULATED.claim, step) };
      });
    },
  },
  'accumulated-refusal-has-no-effect': {
    statements: ['7.5-09'],
    title: 'pays a step that was refused before it was reached',
    run: async (backend: Backend) => {
      const player = await regular(backend, ACCUMULATED.activity);
      const start = await accumulatedOf(player);
      const [step] = start.steps;
      await claimRefused(player, ACCUMULATED.claim, 3103, { awardId: step.awardId });
      expectEqual('board after the refusal', await accumulatedOf(player), start);
      await deposit(backend, player, step.target);
      await claimOnce(player, stepClaim(ACCUMULATED.claim, step));
    },
  },
  'accumulated-closed': {
    statements: ['7.5-08', '7.5-09'],
    title: 'neither counts deposits nor pays steps while the accumulated deposits are closed',
    run: async (backend: Backend) => {
      const player = await regular(backend, ACCUMULATED.activity);
      const { activity, kind, query, claim } = ACCUMULATED;
      const [step] = (await accumulatedOf(player)).steps;
      await deposit(backend, player, step.target);
      const before = await accumulatedOf(player);
      await closeActivities(backend);
      await player.expectErrcode(query, 3101);
      await claimRefused(player, claim, 3101, { awardId: step.awardId });
      await claimRefused(player, 'recharge3', 2304, orderOf(await anyChannel(backend), step.target, kind));
      await deposit(backend, player, step.target);
      await backend.hooks.setConfig({ activityIds: [activity] });
      expectEqual('board afterwards', await accumulatedOf(player), before);
      await claimOnce(player, stepClaim(claim, step));
    },
  },
  'continuous-steps': {
    statements: ['1-43', '7.5-10', '7.5-11', '7.5-12', '2.2-110', '3-093'],
    title: 'counts days with a deposit, pays each step and the final reward once, and then begins again',
    run: async (backend: Backend) => {
      const player = await regular(backend, CONTINUOUS.activity);
      const { claim, extra: claimExtra, query } = CONTINUOUS;
      const { steps, extra, ...start } = await continuousOf(player);
      expectEqual('start', [start.dayCount, start.propReceiveList, extra.itemStatus], [0, '[]', STATE.open]);
      const days = extra.target;
      requireThat(
        steps.every(({ target }) => target <= days),
        'the final reward is not the last one',
      );
      const unknown = Math.max(extra.awardId, ...steps.map(({ awardId }) => awardId)) + 1;
      await claimRefused(player, claim, 3102, { awardId: unknown });
      await claimRefused(player, claimExtra, 3103);
      for (const { awardId } of steps) await player.expectErrcode(claim, 3103, { awardId });
      const received: Step[] = [];
      for (let day = 1; day <= days; day++) {
        if (day > 1) await backend.hooks.moveTime(DAY);
        await deposit(backend, player, 100_00);
        const board = await continuousOf(player);
        expectEqual('dayCount', board.dayCount, day);
        expectEqual('final reward', board.extra, {
          ...extra,
          itemStatus: day === days ? STATE.claimable : STATE.open,
        });
        const awardIds = received.map(({ awardId }) => awardId);
        expectBoard(`on day ${day}`, board, day, awardIds);
        for (const step of steps.filter(({ target }) => target === day)) {
          if (day > 2 && day < days) continue;
          await claimOnce(player, stepClaim(claim, step));
          received.push(step);
        }
        for (const { awardId } of steps.filter(({ target }) => target === day + 1))
          await claimRefused(player, claim, 3103, { awardId });
        if (day < days) await player.expectErrcode(claimExtra, 3103);
      }
      const full = await continuousOf(player);
      const answer = await claimOnce(player, {
        call: claimExtra,
        items: extra.propList,
        again: 3104,
      });
      expectEqual('board after the final reward', answer[query], {
        ...full,
        propReceiveList: answer[query].propReceiveList,
        extra: { ...extra, itemStatus: STATE.claimed },
      });
      expectEqual('received items', receivedOf(answer[query]), idsOf([...received, extra]));
      await backend.hooks.moveTime(DAY);
      await deposit(backend, player, 100_00);
      expectEqual('full row with open claims', (await continuousOf(player)).dayCount, days);
      for (const step of steps.filter((one) => !received.includes(one))) {
        const { [query]: board } = await claimOnce(player, stepClaim(claim, step));
        received.push(step);
        expectBoard(
          'of a full row',
          board,
          days,
          received.map(({ awardId }) => awardId),
        );
      }
      await claimRefused(player, claimExtra, 3104);
      await backend.hooks.moveTime(DAY);
      await deposit(backend, player, 100_00);
      const again = await continuousOf(player);
      expectEqual('new row', [again.dayCount, again.propReceiveList, again.extra], [1, '[]', extra]);
      expectBoard('of a new row', again, 1, []);
      for (const step of steps.filter(({ target }) => target === 1))
        await claimOnce(player, stepClaim(claim, step));
    },
  },
  'continuous-midnight': {
    statements: ['7.5-10'],
    title: 'counts each day of the region once, from midnight to midnight',
    run: async (backend: Backend) => {
      const player = await regular(backend, CONTINUOUS.activity);
      const other = await regular(backend, CONTINUOUS.activity);
      const dayCount = async () => (await continuousOf(player)).dayCount;
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      await deposit(backend, player, 100_00);
      await deposit(backend, player, 200_00, { actType: CONTINUOUS.kind });
      expectEqual('days before midnight', await dayCount(), 1);
      await backend.hooks.moveTime(JUST_BEFORE);
      expectEqual('days at midnight', await dayCount(), 1);
      await deposit(backend, player, 100_00);
      expectEqual('days with the deposit at midnight', await dayCount(), 2);
      await backend.hooks.moveTime(DAY - JUST_BEFORE);
      await deposit(backend, player, 100_00);
      expectEqual('days at the end of the day', await dayCount(), 2);
      expectEqual('days of another player', (await continuousOf(other)).dayCount, 0);
    },
  },
  'continuous-arrival': {
    statements: ['7.5-10'],
    title: 'counts a deposit on the day on which its payment arrives',
    level: 'should' as const,
    run: async (backend: Backend) => {
      const player = await regular(backend, CONTINUOUS.activity);
      const order = orderOf(await anyChannel(backend), 100_00);
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      await deposit(backend, player, 200_00);
      const { orderId } = await player.expectOk('recharge3', order, { key: backend.newKey() });
      await backend.hooks.moveTime(JUST_BEFORE);
      expectEqual('days before the payment arrives', (await continuousOf(player)).dayCount, 1);
      await backend.hooks.settleOrder(orderId);
      expectEqual('days', (await continuousOf(player)).dayCount, 2);
    },
  },
  'continuous-missed-day': {
    statements: ['7.5-10'],
    title: 'begins a new row after a whole day without a deposit, with every step open again',
    run: async (backend: Backend) => {
      const player = await regular(backend, CONTINUOUS.activity);
      const { steps, extra } = await continuousOf(player);
      const { claim } = CONTINUOUS;
      const [first] = steps;
      await deposit(backend, player, 100_00);
      await backend.hooks.moveTime(DAY);
      await deposit(backend, player, 100_00);
      requireThat(first.target === 1, 'the first step needs more than a day');
      await claimOnce(player, stepClaim(claim, first));
      await backend.hooks.moveTime((await untilMidnight(backend)) + DAY - JUST_BEFORE);
      const kept = await continuousOf(player);
      expectEqual('days at the end of a day without a deposit', kept.dayCount, 2);
      await backend.hooks.moveTime(JUST_BEFORE);
      const lost = await continuousOf(player);
      expectEqual('days after it', [lost.dayCount, lost.extra], [0, extra]);
      expectBoard('after it', lost, 0, []);
      for (const { awardId } of steps.slice(0, 2)) await claimRefused(player, claim, 3103, { awardId });
      await deposit(backend, player, 100_00);
      const again = await continuousOf(player);
      expectEqual('days of the new row', again.dayCount, 1);
      expectBoard('of the new row', again, 1, []);
      await claimOnce(player, stepClaim(claim, first));
    },
  },
  'continuous-at-once': {
    statements: ['7.5-11', '7.5-12'],
    title: 'pays a step and the final reward once for simultaneous calls, with a key or without',
    run: async (backend: Backend) => {
      await claimAtOnce(backend, async () => {
        const player = await regular(backend, CONTINUOUS.activity);
        const [step] = (await continuousOf(player)).steps;
        requireThat(step.target === 1, 'the first step needs more than a day');
        await deposit(backend, player, 100_00);
        return { player, claim: stepClaim(CONTINUOUS.claim, step) };
      });
      await claimAtOnce(backend, async () => {
        const player = await regular(backend, CONTINUOUS.activity);
        const { extra } = await continuousOf(player);
        for (let day = 1; day <= extra.target; day++) {
          await backend.hooks.moveTime(DAY);
          await deposit(backend, player, 100_00);
        }
        return { player, claim: { call: CONTINUOUS.extra, items: extra.propList, again: 3104 } };
      });
    },
  },
  'continuous-closed': {
    statements: ['7.5-10', '7.5-11', '7.5-12'],
    title: 'refuses the calls of the continuous deposits while they are closed with 3101',
    run: async (backend: Backend) => {
      const player = await regular(backend, CONTINUOUS.activity);
      const { activity, kind, query, claim, extra } = CONTINUOUS;
      const before = await continuousOf(player);
      await closeActivities(backend);
      await deposit(backend, player, 100_00);
      await player.expectErrcode(query, 3101);
      await claimRefused(player, claim, 3101, { awardId: before.steps[0].awardId });
      await claimRefused(player, extra, 3101);
      await claimRefused(player, 'recharge3', 2304, orderOf(await anyChannel(backend), 500_00, kind));
      await backend.hooks.setConfig({ activityIds: [activity] });
      expectEqual('board afterwards', await continuousOf(player), before);
    },
  },
};
