import type { Backend, Body, Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat, requireThat } from '../../protocol/expect.ts';
import { ACTIVITY, readState } from '../shared/activities.ts';
import type { Call } from '../shared/calls.ts';
import {
  expectGrant,
  expectLaterStepFirst,
  expectPaidOnce,
  expectRefusal,
  REFUSED,
  UNKNOWN_ID,
} from '../shared/claims.ts';
import { deposit } from '../shared/deposits.ts';
import { expectPages, expectTotal, PAGE, pick } from '../shared/lists.ts';
import { expectMasked, getNickname } from '../shared/nicknames.ts';
import { expectField, STATE, stepAt, type RewardItem, type Step } from '../shared/rewards.ts';
import { DAY, expectNow, SECOND } from '../shared/time.ts';
import { ENOUGH, invite, inviteMany, inviter, inviteUntil } from './friends.ts';

interface AgentCount {
  readonly inviteCount: number;
  readonly scratchCount: number;
  readonly lotteryCount: number;
  readonly itemStatus: number;
  readonly awardId: number;
  readonly steps: readonly Step[];
  readonly prizes: readonly RewardItem[];
}

export const COUNT = 'agent4Data';
export const SCRATCH: Call = ['agent4Scratch'];
export const LOTTERY: Call = ['agent4Lottery'];
export const ROWS = 'agent4InviteRows';
export const award = (awardId: number): Call => ['agent4Award', { awardId }];
export const readCount = async (player: Player) => (await readState(player, COUNT)) as AgentCount;
const countIn = (answer: Body): AgentCount => answer[COUNT];
export const countPlayer = (backend: Backend) => inviter(backend, ACTIVITY.agentCount);

/** The counts of a player. */
const readCounts = async (player: Player) => {
  const { inviteCount, scratchCount, lotteryCount } = await readCount(player);
  return { inviteCount, scratchCount, lotteryCount };
};

/** How many qualified friends a draw needs. */
async function friendsPerDraw(backend: Backend): Promise<number> {
  const player = await countPlayer(backend);
  return inviteUntil(backend, player, 'a draw', async () => (await readCount(player)).lotteryCount > 0, {
    amount: ENOUGH,
    atMost: 6,
  });
}

async function withFriends(backend: Backend, count: number): Promise<Player> {
  const player = await countPlayer(backend);
  await inviteMany(backend, player, count, ENOUGH);
  return player;
}

export const countChecks: CheckDefinitions = {
  'count-friends': {
    statements: ['1-31', '2.2-100', '7.5-18'],
    title: 'gives scratch cards and draws for qualified friends alone',
    run: async (backend) => {
      const player = await countPlayer(backend);
      const stranger = await countPlayer(backend);
      const { steps, awardId, itemStatus } = await readCount(player);
      expectEqual(
        'first step',
        { awardId, itemStatus },
        { awardId: stepAt(steps, 0).awardId, itemStatus: STATE.open },
      );
      const nothing = { inviteCount: 0, scratchCount: 0, lotteryCount: 0 };
      expectEqual('counts at first', await readCounts(player), nothing);
      const [first] = await inviteMany(backend, player, 2);
      expectEqual('counts for friends without deposits', await readCounts(player), nothing);
      if (first) await deposit(backend, first, ENOUGH);
      const counts = await readCounts(player);
      expectEqual('inviteCount', counts.inviteCount, 1);
      expectThat('scratchCount', counts.scratchCount > 0, 'a card', counts.scratchCount);
      if (first) await deposit(backend, first, ENOUGH);
      expectEqual('counts after a second deposit', await readCounts(player), counts);
      let count = 1;
      while ((await readCount(player)).lotteryCount === 0 && count < 6) {
        await invite(backend, player, ENOUGH);
        count += 1;
        expectFields('friends and cards', await readCounts(player), {
          inviteCount: count,
          scratchCount: count * counts.scratchCount,
        });
      }
      expectEqual('lotteryCount', (await readCount(player)).lotteryCount, 1);
      if (count > 1) {
        const other3 = await countPlayer(backend);
        await inviteMany(backend, other3, count - 1, ENOUGH);
        expectEqual('lotteryCount of one friend less', (await readCount(other3)).lotteryCount, 0);
        await inviteMany(backend, player, count, ENOUGH);
        expectEqual('lotteryCount of twice as many friends', (await readCount(player)).lotteryCount, 2);
      }
      expectEqual('counts of another player', await readCounts(stranger), nothing);
    },
  },
  'count-scratch': {
    statements: ['7.5-19', '2.2-100'],
    title: 'scratches each card once and grants its content',
    run: async (backend) => {
      const empty = await countPlayer(backend);
      await expectRefusal(empty, REFUSED.usedUp, SCRATCH, COUNT);
      const player = await withFriends(backend, 3);
      for (let left = (await readCount(player)).scratchCount - 1; left >= 0; left--) {
        const answer = await expectGrant(player, SCRATCH, COUNT);
        expectEqual('number of items of a card', answer['propList'].length, 1);
        expectEqual('cards left', countIn(answer).scratchCount, left);
      }
      await expectRefusal(player, REFUSED.usedUp, SCRATCH, COUNT);
      await invite(backend, player, ENOUGH);
      await expectGrant(player, SCRATCH, COUNT);
    },
  },
  'count-scratch-once': {
    statements: ['7.5-19'],
    title: 'uses each scratch card once for repeated and simultaneous calls',
    run: async (backend) => {
      const { scratchCount } = await readCount(await withFriends(backend, 2));
      requireThat(scratchCount < 10, 'a friend brings too many cards');
      await expectPaidOnce(backend, () => withFriends(backend, 2), {
        call: SCRATCH,
        again: REFUSED.usedUp,
        times: scratchCount,
        foreign: LOTTERY,
      });
    },
  },
  'count-lottery': {
    statements: ['7.5-21', '2.2-100'],
    title: 'grants the prize of the drawn field for each draw',
    run: async (backend) => {
      const empty = await countPlayer(backend);
      await expectRefusal(empty, REFUSED.usedUp, LOTTERY, COUNT);
      const friends = await friendsPerDraw(backend);
      const player = await withFriends(backend, friends);
      const { scratchCount } = await readCount(player);
      const answer = await expectGrant(player, LOTTERY, COUNT);
      const after = countIn(answer);
      expectField(answer['propList'], after.prizes, answer['index']);
      expectFields('counts after a draw', after, { lotteryCount: 0, scratchCount });
      await expectRefusal(player, REFUSED.usedUp, LOTTERY, COUNT);
      await inviteMany(backend, player, friends, ENOUGH);
      await expectGrant(player, LOTTERY, COUNT);
    },
  },
  'count-lottery-once': {
    statements: ['7.5-21'],
    title: 'uses each draw once for repeated and simultaneous calls',
    run: async (backend) => {
      const friends = await friendsPerDraw(backend);
      await expectPaidOnce(backend, () => withFriends(backend, friends), {
        call: LOTTERY,
        again: REFUSED.usedUp,
        foreign: SCRATCH,
      });
    },
  },
  'count-steps': {
    statements: ['7.5-22', '7.5-18', '2.2-100', '4-62', '4-63', '4-64'],
    title: 'grants the award of each step once, with exactly enough qualified friends',
    run: async (backend) => {
      const player = await countPlayer(backend);
      const { steps } = await readCount(player);
      const reachable = steps.filter(({ target }) => target <= 12);
      requireThat(reachable.length > 0, 'the steps ask for too many friends');
      await invite(backend, player);
      await expectRefusal(player, REFUSED.unknown, award(UNKNOWN_ID), COUNT);
      let valid = 0;
      for (const [index, { awardId, target, propList }] of reachable.entries()) {
        await expectRefusal(player, REFUSED.notReached, award(awardId), COUNT);
        while (valid < target) {
          if (valid === target - 1) await expectRefusal(player, REFUSED.notReached, award(awardId), COUNT);
          await invite(backend, player, ENOUGH);
          valid += 1;
        }
        expectFields('first step', await readCount(player), { awardId, itemStatus: STATE.claimable });
        const after = countIn(await expectGrant(player, award(awardId), COUNT, { items: propList }));
        const next = steps[index + 1];
        expectFields('next step', after, {
          awardId: next?.awardId ?? awardId,
          itemStatus: next ? STATE.open : STATE.claimed,
        });
        expectEqual(
          'states',
          pick(after.steps, 'itemStatus'),
          steps.map((_, at) => (at <= index ? STATE.claimed : STATE.open)),
        );
        await expectRefusal(player, REFUSED.claimed, award(awardId), COUNT);
      }
      const [first, second] = reachable;
      if (!first || !second) return;
      const late = await withFriends(backend, second.target);
      await expectLaterStepFirst(late, COUNT, award, [first, second]);
    },
  },
  'count-step-once': {
    statements: ['7.5-22'],
    title: 'grants a step once for repeated and simultaneous claims',
    run: async (backend) => {
      const first = stepAt((await readCount(await countPlayer(backend))).steps, 0);
      requireThat(first.target <= 6, 'the first step asks for too many friends');
      await expectPaidOnce(backend, () => withFriends(backend, first.target), {
        call: award(first.awardId),
        again: REFUSED.claimed,
        foreign: award(UNKNOWN_ID),
      });
    },
  },
  'count-rows': {
    statements: ['7.5-20', '2.2-100'],
    title: 'lists the invited players, newest first, masked, in pages, and who is qualified',
    run: async (backend) => {
      const player = await countPlayer(backend);
      const stranger = await countPlayer(backend);
      const first = await invite(backend, player, ENOUGH);
      await backend.hooks.moveTime(2 * SECOND);
      const second = await invite(backend, player);
      const rows = await expectPages(player, ROWS, 'rows');
      expectEqual('valid of the rows', pick(rows, 'valid'), [0, 1]);
      expectMasked(rows[0]?.['nickname'], getNickname(second));
      expectMasked(rows[1]?.['nickname'], getNickname(first));
      const times = pick(rows, 'timestamp');
      expectThat('times of the invitations', times[0] > times[1], 'newest first', times);
      expectNow('time of an invitation', rows[0]?.['timestamp'], backend);
      await backend.hooks.moveTime(DAY);
      await deposit(backend, second, ENOUGH);
      const later = await player.expectOk(ROWS, PAGE);
      expectEqual('rows after a deposit', later['rows'], [{ ...rows[0], valid: 1 }, rows[1]]);
      await expectTotal(stranger, ROWS, 0);
    },
  },
};
