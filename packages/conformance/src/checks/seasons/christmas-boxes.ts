import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat, requireThat } from '../../protocol/expect.ts';
import {
  expectGrant,
  expectLaterStepFirst,
  expectPaidOnce,
  expectRefusal,
  REFUSED,
  UNKNOWN_ID,
} from '../shared/claims.ts';
import { anyChannel, createOrder, deposit } from '../shared/deposits.ts';
import { STATE, stepAt } from '../shared/rewards.ts';
import { DAY } from '../shared/time.ts';
import {
  atChristmas,
  CHRISTMAS,
  christmasIn,
  OPEN,
  openBoxes,
  readChristmas,
  receiveStep,
  SIGN,
  withBoxes,
} from './christmas-board.ts';
import { LARGE, roundsDown } from './deposits.ts';

export const christmasBoxChecks: CheckDefinitions = {
  'christmas-boxes': {
    statements: ['7.5-31', '2.2-108'],
    title: 'opens each box once, grants its content and counts it',
    run: async (backend) => {
      const player = await atChristmas(backend);
      await expectRefusal(player, REFUSED.usedUp, OPEN, CHRISTMAS);
      await player.expectOk(...SIGN);
      await deposit(backend, player, LARGE);
      const { openCount } = await readChristmas(player);
      requireThat(openCount <= 40, 'a deposit gives too many boxes to open them all');
      for (let opened = 1; opened <= openCount; opened++) {
        const answer = await expectGrant(player, OPEN, CHRISTMAS);
        expectEqual('content of a box', answer['propList'].length, 1);
        const board = christmasIn(answer);
        expectFields('boxes', board, { opened, openCount: openCount - opened });
      }
      await expectRefusal(player, REFUSED.usedUp, OPEN, CHRISTMAS);
    },
  },
  'christmas-boxes-once': {
    statements: ['7.5-31'],
    title: 'opens no more boxes than there are for repeated and simultaneous calls',
    run: async (backend) => {
      const count = christmasIn(await (await atChristmas(backend)).expectOk(...SIGN)).openCount;
      requireThat(count < 10, 'a sign-in gives too many boxes');
      const ready = async () => {
        const player = await atChristmas(backend);
        await player.expectOk(...SIGN);
        return player;
      };
      await expectPaidOnce(backend, ready, {
        call: OPEN,
        again: REFUSED.usedUp,
        times: count,
        foreign: SIGN,
      });
    },
  },
  'christmas-deposits': {
    statements: ['2.2-108', '7.5-30'],
    title: 'gives boxes for deposits, for a larger one not fewer, and none before they arrive',
    run: async (backend) => {
      const player = await atChristmas(backend);
      const stranger = await atChristmas(backend);
      const { orderId } = await player.expectOk('recharge3', createOrder(await anyChannel(backend), LARGE));
      expectEqual('boxes before the payment', (await readChristmas(player)).openCount, 0);
      await backend.hooks.settleOrder(orderId);
      const large = (await readChristmas(player)).openCount;
      expectThat('boxes', large > 0, 'at least one', large);
      expectEqual('boxes of another player', (await readChristmas(stranger)).openCount, 0);
      await deposit(backend, player, LARGE);
      expectEqual('boxes of the same deposit again', (await readChristmas(player)).openCount, 2 * large);
      await backend.hooks.moveTime(DAY);
      const { openCount: signed } = christmasIn(await player.expectOk(...SIGN));
      expectThat('boxes after a sign-in', signed > 2 * large, `more than ${2 * large}`, signed);
      const small = await atChristmas(backend);
      await deposit(backend, small, 100_00);
      const { openCount } = await readChristmas(small);
      expectThat('boxes of a small deposit', openCount <= large, `at most ${large}`, openCount);
    },
  },
  'christmas-part-of-a-box': {
    statements: ['2.2-108'],
    title: 'gives no box for a part of what a box costs',
    level: 'should',
    run: async (backend) =>
      roundsDown(async (amount) => {
        const player = await atChristmas(backend);
        await deposit(backend, player, amount);
        return (await readChristmas(player)).openCount;
      }),
  },
  'christmas-steps': {
    statements: ['7.5-32', '2.2-108', '4-62', '4-63', '4-64'],
    title: 'grants the award of each step once, when exactly enough boxes are opened',
    run: async (backend) => {
      const { steps } = await readChristmas(await atChristmas(backend));
      const [first, second] = [stepAt(steps, 0), stepAt(steps, 1)];
      requireThat(second.target <= 60, 'the second step asks for too many boxes');
      const player = await withBoxes(backend, second.target);
      await openBoxes(player, first.target - 1);
      await expectRefusal(player, REFUSED.notReached, receiveStep(first.awardId), CHRISTMAS);
      await expectRefusal(player, REFUSED.unknown, receiveStep(UNKNOWN_ID), CHRISTMAS);
      await player.expectOk(...OPEN);
      const reached = await readChristmas(player);
      expectFields('current step', reached, { awardId: first.awardId, itemStatus: STATE.claimable });
      await expectRefusal(player, REFUSED.notReached, receiveStep(second.awardId), CHRISTMAS);
      const answer = christmasIn(
        await expectGrant(player, receiveStep(first.awardId), CHRISTMAS, { items: first.propList }),
      );
      expectEqual(
        'next step',
        { awardId: answer.awardId, itemStatus: answer.itemStatus, first: stepAt(answer.steps, 0).itemStatus },
        { awardId: second.awardId, itemStatus: STATE.open, first: STATE.claimed },
      );
      await expectRefusal(player, REFUSED.claimed, receiveStep(first.awardId), CHRISTMAS);
      await openBoxes(player, second.target - first.target - 1);
      await expectRefusal(player, REFUSED.notReached, receiveStep(second.awardId), CHRISTMAS);
      await player.expectOk(...OPEN);
      await expectGrant(player, receiveStep(second.awardId), CHRISTMAS, { items: second.propList });
      const late = await withBoxes(backend, second.target);
      await openBoxes(late, second.target);
      await expectLaterStepFirst(late, CHRISTMAS, receiveStep, [first, second]);
    },
  },
  'christmas-step-once': {
    statements: ['7.5-32'],
    title: 'pays a step once for repeated and simultaneous claims',
    run: async (backend) => {
      const first = stepAt((await readChristmas(await atChristmas(backend))).steps, 0);
      const ready = async () => {
        const player = await withBoxes(backend, first.target);
        await openBoxes(player, first.target);
        return player;
      };
      await expectPaidOnce(backend, ready, {
        call: receiveStep(first.awardId),
        again: REFUSED.claimed,
        foreign: receiveStep(UNKNOWN_ID),
      });
    },
  },
};
