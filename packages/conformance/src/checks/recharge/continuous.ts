import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, requireThat } from '../../protocol/expect.ts';
import { closeActivities, createRegular } from '../shared/activities.ts';
import { expectPaidOnce, expectRefusal, expectSingleGrant } from '../shared/claims.ts';
import { anyChannel, createOrder, deposit } from '../shared/deposits.ts';
import { pick } from '../shared/lists.ts';
import { STATE, type Step } from '../shared/rewards.ts';
import { DAY, untilMidnight } from '../shared/time.ts';
import { CONTINUOUS, expectBoard, listItemIds, listReceived, readContinuous, stepClaim } from './board.ts';

export const continuousChecks: CheckDefinitions = {
  'continuous-steps': {
    statements: ['1-43', '7.5-10', '7.5-11', '7.5-12', '2.2-110', '3-093'],
    title: 'counts days with a deposit, pays each step and the final reward once, and then begins again',
    run: async (backend) => {
      const player = await createRegular(backend, CONTINUOUS.activity);
      const { claim, extra: claimExtra, query } = CONTINUOUS;
      const { steps, extra, ...start } = await readContinuous(player);
      expectEqual(
        'dayCount, received items and final reward at first',
        [start.dayCount, start.propReceiveList, extra.itemStatus],
        [0, '[]', STATE.open],
      );
      const days = extra.target;
      requireThat(
        steps.every(({ target }) => target <= days),
        'the final reward is not the last one',
      );
      const unknown = Math.max(extra.awardId, ...pick(steps, 'awardId')) + 1;
      await expectRefusal(player, 3102, [claim, { awardId: unknown }]);
      await expectRefusal(player, 3103, [claimExtra]);
      for (const { awardId } of steps) await player.expectErrcode(claim, 3103, { awardId });
      const received: Step[] = [];
      for (let day = 1; day <= days; day++) {
        if (day > 1) await backend.hooks.moveTime(DAY);
        await deposit(backend, player, 100_00);
        const board = await readContinuous(player);
        expectEqual('dayCount', board.dayCount, day);
        expectEqual('final reward', board.extra, {
          ...extra,
          itemStatus: day === days ? STATE.claimable : STATE.open,
        });
        const awardIds = pick(received, 'awardId');
        expectBoard(`on day ${day}`, board, day, awardIds);
        for (const step of steps.filter(({ target }) => target === day)) {
          if (day > 2 && day < days) continue;
          await expectSingleGrant(player, stepClaim(claim, step));
          received.push(step);
        }
        for (const { awardId } of steps.filter(({ target }) => target === day + 1))
          await expectRefusal(player, 3103, [claim, { awardId }]);
        if (day < days) await player.expectErrcode(claimExtra, 3103);
      }
      const full = await readContinuous(player);
      const answer = await expectSingleGrant(player, {
        call: [claimExtra] as const,
        items: extra.propList,
        again: 3104,
      });
      expectEqual('board after the final reward', answer[query], {
        ...full,
        propReceiveList: answer[query].propReceiveList,
        extra: { ...extra, itemStatus: STATE.claimed },
      });
      expectEqual('received items', listReceived(answer[query]), listItemIds([...received, extra]));
      await backend.hooks.moveTime(DAY);
      await deposit(backend, player, 100_00);
      expectEqual('dayCount of a full row with open claims', (await readContinuous(player)).dayCount, days);
      for (const step of steps.filter((candidate) => !received.includes(candidate))) {
        const { [query]: board } = await expectSingleGrant(player, stepClaim(claim, step));
        received.push(step);
        expectBoard('of a full row', board, days, pick(received, 'awardId'));
      }
      await expectRefusal(player, 3104, [claimExtra]);
      await backend.hooks.moveTime(DAY);
      await deposit(backend, player, 100_00);
      const again = await readContinuous(player);
      expectFields('board of a new row', again, { dayCount: 1, propReceiveList: '[]', extra });
      expectBoard('of a new row', again, 1, []);
      for (const step of steps.filter(({ target }) => target === 1))
        await expectSingleGrant(player, stepClaim(claim, step));
    },
  },
  'continuous-final-reward-waits': {
    statements: ['7.5-10', '7.5-12'],
    title: 'begins no new row before the final reward of a full one is claimed',
    run: async (backend) => {
      const player = await createRegular(backend, CONTINUOUS.activity);
      const { steps, extra } = await readContinuous(player);
      for (let day = 1; day <= extra.target; day++) {
        await deposit(backend, player, 100_00);
        for (const { awardId } of steps.filter(({ target }) => target === day))
          await player.expectOk(CONTINUOUS.claim, { awardId });
        await backend.hooks.moveTime(DAY);
      }
      await deposit(backend, player, 100_00);
      expectEqual('dayCount of the full row', (await readContinuous(player)).dayCount, extra.target);
      await expectSingleGrant(player, { call: [CONTINUOUS.extra], items: extra.propList, again: 3104 });
      await backend.hooks.moveTime(2 * DAY);
      await deposit(backend, player, 100_00);
      expectFields('next row, after a missed day', await readContinuous(player), { dayCount: 1, extra });
    },
  },
  'continuous-midnight': {
    statements: ['7.5-10'],
    title: 'counts each day of the region once, from midnight to midnight',
    run: async (backend) => {
      const player = await createRegular(backend, CONTINUOUS.activity);
      const stranger = await createRegular(backend, CONTINUOUS.activity);
      const dayCount = async () => (await readContinuous(player)).dayCount;
      await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
      await deposit(backend, player, 100_00);
      await deposit(backend, player, 200_00, { actType: CONTINUOUS.kind });
      expectEqual('days before midnight', await dayCount(), 1);
      await backend.hooks.moveTime(backend.slack);
      expectEqual('days at midnight', await dayCount(), 1);
      await deposit(backend, player, 100_00);
      expectEqual('days with the deposit at midnight', await dayCount(), 2);
      await backend.hooks.moveTime(DAY - backend.slack);
      await deposit(backend, player, 100_00);
      expectEqual('days at the end of the day', await dayCount(), 2);
      expectEqual('days of another player', (await readContinuous(stranger)).dayCount, 0);
    },
  },
  'continuous-arrival': {
    statements: ['7.5-10'],
    title: 'counts a deposit on the day on which its payment arrives',
    level: 'should',
    run: async (backend) => {
      const player = await createRegular(backend, CONTINUOUS.activity);
      const order = createOrder(await anyChannel(backend), 100_00);
      await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
      await deposit(backend, player, 200_00);
      const { orderId } = await player.expectOk('recharge3', order, { key: backend.newKey() });
      await backend.hooks.moveTime(backend.slack);
      expectEqual('days before the payment arrives', (await readContinuous(player)).dayCount, 1);
      await backend.hooks.settleOrder(orderId);
      expectEqual('dayCount', (await readContinuous(player)).dayCount, 2);
    },
  },
  'continuous-missed-day': {
    statements: ['7.5-10'],
    title: 'begins a new row after a whole day without a deposit, with every step open again',
    run: async (backend) => {
      const player = await createRegular(backend, CONTINUOUS.activity);
      const { steps, extra } = await readContinuous(player);
      const { claim } = CONTINUOUS;
      const [first] = steps;
      await deposit(backend, player, 100_00);
      await backend.hooks.moveTime(DAY);
      await deposit(backend, player, 100_00);
      requireThat(first.target === 1, 'the first step needs more than a day');
      await expectSingleGrant(player, stepClaim(claim, first));
      await backend.hooks.moveTime((await untilMidnight(backend)) + DAY - backend.slack);
      const lastDay = await readContinuous(player);
      expectEqual('days at the end of a day without a deposit', lastDay.dayCount, 2);
      await backend.hooks.moveTime(backend.slack);
      const lost = await readContinuous(player);
      expectFields('board after a day without a deposit', lost, { dayCount: 0, extra });
      expectBoard('after it', lost, 0, []);
      for (const { awardId } of steps.slice(0, 2)) await expectRefusal(player, 3103, [claim, { awardId }]);
      await deposit(backend, player, 100_00);
      const again = await readContinuous(player);
      expectEqual('days of the new row', again.dayCount, 1);
      expectBoard('of the new row', again, 1, []);
      await expectSingleGrant(player, stepClaim(claim, first));
    },
  },
  'continuous-at-once': {
    statements: ['7.5-11', '7.5-12'],
    title: 'pays a step and the final reward once for simultaneous calls, with a key or without',
    run: async (backend) => {
      const { steps, extra } = await readContinuous(await createRegular(backend, CONTINUOUS.activity));
      requireThat(steps[0].target === 1, 'the first step needs more than a day');
      const prepare = async (days: number) => {
        const player = await createRegular(backend, CONTINUOUS.activity);
        for (let day = 1; day <= days; day++) {
          await backend.hooks.moveTime(DAY);
          await deposit(backend, player, 100_00);
        }
        return player;
      };
      await expectPaidOnce(backend, () => prepare(1), stepClaim(CONTINUOUS.claim, steps[0]));
      const claim = { call: [CONTINUOUS.extra], items: extra.propList, again: 3104 } as const;
      await expectPaidOnce(backend, () => prepare(extra.target), claim);
    },
  },
  'continuous-closed': {
    statements: ['7.5-10', '7.5-11', '7.5-12'],
    title: 'refuses the calls of the continuous deposits while they are closed with 3101',
    run: async (backend) => {
      const player = await createRegular(backend, CONTINUOUS.activity);
      const { activity, kind, query, claim, extra } = CONTINUOUS;
      const before = await readContinuous(player);
      await closeActivities(backend);
      await deposit(backend, player, 100_00);
      await player.expectErrcode(query, 3101);
      await expectRefusal(player, 3101, [claim, { awardId: before.steps[0].awardId }]);
      await expectRefusal(player, 3101, [extra]);
      await expectRefusal(player, 2304, ['recharge3', createOrder(await anyChannel(backend), 500_00, kind)]);
      await backend.hooks.setConfig({ activityIds: [activity] });
      expectEqual('board afterwards', await readContinuous(player), before);
    },
  },
};
