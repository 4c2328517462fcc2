import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, requireThat } from '../../protocol/expect.ts';
import { closeActivities, createRegular } from '../shared/activities.ts';
import { expectPaidOnce, expectRefusal, expectSingleGrant } from '../shared/claims.ts';
import { anyChannel, createOrder, deposit } from '../shared/deposits.ts';
import { expectOrder, pick } from '../shared/lists.ts';
import type { Step } from '../shared/rewards.ts';
import { DAY } from '../shared/time.ts';
import {
  ACCUMULATED,
  CONTINUOUS,
  expectBoard,
  listItemIds,
  listReceived,
  readAccumulated,
  stepClaim,
  type AccumulatedBoard,
} from './board.ts';

export const accumulatedChecks: CheckDefinitions = {
  'accumulated-total': {
    statements: ['7.5-08', '2.2-110'],
    title: 'adds up deposits of every kind to the hundredth and reaches a step at exactly its target',
    run: async (backend) => {
      const player = await createRegular(backend, ACCUMULATED.activity);
      const stranger = await createRegular(backend, ACCUMULATED.activity);
      const start = await readAccumulated(player);
      const [step, next] = start.steps;
      expectFields('board at first', start, { totalRecharge: 0, propReceiveList: '[]' });
      expectBoard('at first', start, 0, []);
      const rising = pick(start.steps, 'target');
      expectOrder('targets', rising, 'ascending');
      const { minAmount = 100_00 } = await anyChannel(backend);
      requireThat(step.target > 2 * minAmount, 'the first step is too low');
      const { claim } = ACCUMULATED;
      await expectRefusal(player, 3103, [claim, { awardId: step.awardId }]);
      await deposit(backend, player, step.target - minAmount - 1);
      await deposit(backend, player, minAmount, { actType: ACCUMULATED.kind });
      const below = await readAccumulated(player);
      expectEqual('totalRecharge just below', below.totalRecharge, step.target - 1);
      expectBoard('just below', below, step.target - 1, []);
      await expectRefusal(player, 3103, [claim, { awardId: step.awardId }]);

      const exact = await createRegular(backend, ACCUMULATED.activity);
      await deposit(backend, exact, step.target - minAmount);
      await deposit(backend, exact, minAmount, { actType: CONTINUOUS.kind });
      const reached = await readAccumulated(exact);
      expectEqual('totalRecharge at the target', reached.totalRecharge, step.target);
      expectBoard('at the target', reached, step.target, []);
      const answer = await expectSingleGrant(exact, stepClaim(claim, step));
      const board = answer[ACCUMULATED.query] as AccumulatedBoard;
      expectEqual('board of the query', await readAccumulated(exact), board);
      expectEqual('totalRecharge after a claim', board.totalRecharge, step.target);
      expectBoard('after a claim', board, step.target, [step.awardId]);
      expectEqual('received items', listReceived(board), listItemIds([step]));
      if (next) await expectRefusal(exact, 3103, [claim, { awardId: next.awardId }]);
      expectEqual('board of another player', await readAccumulated(stranger), start);
      await expectRefusal(stranger, 3103, [claim, { awardId: step.awardId }]);
    },
  },
  'accumulated-steps': {
    statements: ['1-40', '1-42', '7.5-09', '2.2-110', '3-093'],
    title: 'pays each reached step once, in any order; unknown steps are refused with 3102',
    run: async (backend) => {
      const player = await createRegular(backend, ACCUMULATED.activity);
      const { claim } = ACCUMULATED;
      const { steps } = await readAccumulated(player);
      const some = steps.slice(0, 3);
      const last = some.at(-1) ?? steps[0];
      const unknown = Math.max(...pick(steps, 'awardId')) + 1;
      await expectRefusal(player, 3102, [claim, { awardId: unknown }]);
      await deposit(backend, player, last.target);
      expectBoard('with all steps reached', await readAccumulated(player), last.target, []);
      const received: Step[] = [];
      for (const step of some.toReversed()) {
        const answer = await expectSingleGrant(player, stepClaim(claim, step));
        received.push(step);
        const board = answer[ACCUMULATED.query] as AccumulatedBoard;
        expectBoard('after a claim', board, last.target, pick(received, 'awardId'));
        expectEqual('received items', listReceived(board), listItemIds(received));
        expectEqual('board of the query', await readAccumulated(player), board);
      }
      await expectRefusal(player, 3102, [claim, { awardId: unknown }]);
      const later = steps[some.length];
      if (later) await expectRefusal(player, 3103, [claim, { awardId: later.awardId }]);
      await backend.hooks.moveTime(DAY);
      for (const { awardId } of some) await expectRefusal(player, 3104, [claim, { awardId }]);
    },
  },
  'accumulated-above-the-last-step': {
    statements: ['7.5-08', '2.2-110'],
    title: 'shows the whole sum of deposits also above the target of the last step',
    run: async (backend) => {
      const player = await createRegular(backend, ACCUMULATED.activity);
      const { steps } = await readAccumulated(player);
      const last = steps.at(-1) ?? steps[0];
      const { minAmount = 100_00, maxAmount = Infinity } = await anyChannel(backend);
      requireThat(last.target <= 10 * maxAmount, 'the last step asks for too many deposits');
      let total = 0;
      while (total <= last.target) {
        const amount = Math.min(maxAmount, Math.max(minAmount, last.target - total + 1));
        await deposit(backend, player, amount);
        total += amount;
      }
      const board = await readAccumulated(player);
      expectEqual('totalRecharge', board.totalRecharge, total);
      expectBoard('above the last step', board, total, []);
      await expectSingleGrant(player, stepClaim(ACCUMULATED.claim, last));
      expectEqual('totalRecharge after a claim', (await readAccumulated(player)).totalRecharge, total);
    },
  },
  'accumulated-at-once': {
    statements: ['7.5-09'],
    title: 'pays a step of the accumulated deposits once for simultaneous calls, with a key or without',
    run: async (backend) => {
      const prepare = async () => {
        const player = await createRegular(backend, ACCUMULATED.activity);
        await deposit(backend, player, (await readAccumulated(player)).steps[0].target);
        return player;
      };
      await expectPaidOnce(backend, prepare, async (player) =>
        stepClaim(ACCUMULATED.claim, (await readAccumulated(player)).steps[0]),
      );
    },
  },
  'accumulated-refusal-has-no-effect': {
    statements: ['7.5-09'],
    title: 'pays a step that was refused before it was reached',
    run: async (backend) => {
      const player = await createRegular(backend, ACCUMULATED.activity);
      const start = await readAccumulated(player);
      const [step] = start.steps;
      await expectRefusal(player, 3103, [ACCUMULATED.claim, { awardId: step.awardId }]);
      expectEqual('board after the refusal', await readAccumulated(player), start);
      await deposit(backend, player, step.target);
      await expectSingleGrant(player, stepClaim(ACCUMULATED.claim, step));
    },
  },
  'accumulated-closed': {
    statements: ['7.5-08', '7.5-09'],
    title: 'neither counts deposits nor pays steps while the accumulated deposits are closed',
    run: async (backend) => {
      const player = await createRegular(backend, ACCUMULATED.activity);
      const { activity, kind, query, claim } = ACCUMULATED;
      const [step] = (await readAccumulated(player)).steps;
      await deposit(backend, player, step.target);
      const before = await readAccumulated(player);
      await closeActivities(backend);
      await player.expectErrcode(query, 3101);
      await expectRefusal(player, 3101, [claim, { awardId: step.awardId }]);
      await expectRefusal(player, 2304, [
        'recharge3',
        createOrder(await anyChannel(backend), step.target, kind),
      ]);
      await deposit(backend, player, step.target);
      await backend.hooks.setConfig({ activityIds: [activity] });
      expectEqual('board afterwards', await readAccumulated(player), before);
      await expectSingleGrant(player, stepClaim(claim, step));
    },
  },
};
