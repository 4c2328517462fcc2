import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import type { Backend, Body, Player } from '../../protocol/backend.ts';
import {
  ACTIVITY,
  expectField,
  expectMasked,
  expectNow,
  grants,
  paysOnce,
  REFUSED,
  refuses,
  stateOf,
  stepAt,
  UNKNOWN_ID,
  type Call,
  type Step,
} from '../shared/activities.ts';
import {
  ENOUGH,
  expectPages,
  invite,
  inviteMany,
  inviter,
  inviteUntil,
  nicknameOf,
} from '../shared/friends.ts';
import { DAY, deposit, PAGE, SECOND, STATE, type RewardItem } from '../shared/wallet.ts';

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
export const countOf = async (player: Player) => (await stateOf(player, COUNT)) as AgentCount;
const countIn = (answer: Body): AgentCount => answer[COUNT];
export const countPlayer = (backend: Backend) => inviter(backend, ACTIVITY.agentCount);

/** The counts of a player. */
const countsOf = async (player: Player) => {
  const { inviteCount, scratchCount, lotteryCount } = await countOf(player);
  return { inviteCount, scratchCount, lotteryCount };
};

/** How many qualified friends a draw needs. */
async function friendsPerDraw(backend: Backend): Promise<number> {
  const player = await countPlayer(backend);
  return inviteUntil(backend, player, 'a draw', async () => (await countOf(player)).lotteryCount > 0, {
    amount: ENOUGH,
    atMost: 6,
  });
}

async function withFriends(backend: Backend, count: number): Promise<Player> {
  const player = await countPlayer(backend);
  await inviteMany(backend, player, count, ENOUGH);
  return player;
}

export const countChecks = {
  'count-friends': {
    statements: ['1-31', '2.2-100', '7.5-18'],
    title: 'gives scratch cards and draws for qualified friends alone',
    run: async (backend: Backend) => {
      const player = await countPlayer(backend);
      const other = await countPlayer(backend);
      const { steps, awardId, itemStatus } = await countOf(player);
      expectEqual(
        'step',
        { awardId, itemStatus },
        { awardId: stepAt(steps, 0).awardId, itemStatus: STATE.open },
      );
      const nothing = { inviteCount: 0, scratchCount: 0, lotteryCount: 0 };
      expectEqual('start', await countsOf(player), nothing);
      const [first] = await inviteMany(backend, player, 2);
      expectEqual('friends without deposits', await countsOf(player), nothing);
      if (first) await deposit(backend, first, ENOUGH);
      const one = await countsOf(player);
      expectEqual('inviteCount', one.inviteCount, 1);
      expectThat('scratchCount', one.scratchCount > 0, 'a card', one.scratchCount);
      if (first) await deposit(backend, first, ENOUGH);
      expectEqual('a second deposit', await countsOf(player), one);
      let count = 1;
      while ((await countOf(player)).lotteryCount === 0 && count < 6) {
        await invite(backend, player, ENOUGH);
        count += 1;
        const { inviteCount, scratchCount } = await countsOf(player);
        expectEqual(
          'cards',
          { inviteCount, scratchCount },
          { inviteCount: count, scratchCount: count * one.scratchCount },
        );
      }
      expectEqual('draws', (await countOf(player)).lotteryCount, 1);
      if (count > 1) {
        const other3 = await countPlayer(backend);
        await inviteMany(backend, other3, count - 1, ENOUGH);
        expectEqual('draws of one friend less', (await countOf(other3)).lotteryCount, 0);
        await inviteMany(backend, player, count, ENOUGH);
        expectEqual('draws of twice as many', (await countOf(player)).lotteryCount, 2);
      }
      expectEqual('another player', await countsOf(other), nothing);
    },
  },
  'count-scratch': {
    statements: ['7.5-19', '2.2-100'],
    title: 'scratches each card once and grants its content',
    run: async (backend: Backend) => {
      const empty = await countPlayer(backend);
      await refuses(empty, REFUSED.usedUp, SCRATCH, COUNT);
      const player = await withFriends(backend, 3);
      for (let left = (await countOf(player)).scratchCount - 1; left >= 0; left--) {
        const answer = await grants(player, SCRATCH, COUNT);
        expectEqual('items', answer['propList'].length, 1);
        expectEqual('cards left', countIn(answer).scratchCount, left);
      }
      await refuses(player, REFUSED.usedUp, SCRATCH, COUNT);
      await invite(backend, player, ENOUGH);
      await grants(player, SCRATCH, COUNT);
    },
  },
  'count-scratch-once': {
    statements: ['7.5-19'],
    title: 'uses each scratch card once for repeated and simultaneous calls',
    run: async (backend: Backend) => {
      const { scratchCount } = await countOf(await withFriends(backend, 2));
      requireThat(scratchCount < 10, 'a friend brings too many cards');
      await paysOnce(backend, () => withFriends(backend, 2), SCRATCH, {
        refusal: REFUSED.usedUp,
        times: scratchCount,
        other: LOTTERY,
      });
    },
  },
  'count-lottery': {
    statements: ['7.5-21', '2.2-100'],
    title: 'grants the prize of the drawn field for each draw',
    run: async (backend: Backend) => {
      const empty = await countPlayer(backend);
      await refuses(empty, REFUSED.usedUp, LOTTERY, COUNT);
      const friends = await friendsPerDraw(backend);
      const player = await withFriends(backend, friends);
      const { scratchCount } = await countOf(player);
      const answer = await grants(player, LOTTERY, COUNT);
      const after = countIn(answer);
      expectField(answer['propList'], after.prizes, answer['index']);
      expectEqual('counts', [after.lotteryCount, after.scratchCount], [0, scratchCount]);
      await refuses(player, REFUSED.usedUp, LOTTERY, COUNT);
      await inviteMany(backend, player, friends, ENOUGH);
      await grants(player, LOTTERY, COUNT);
    },
  },
  'count-lottery-once': {
    statements: ['7.5-21'],
    title: 'uses each draw once for repeated and simultaneous calls',
    run: async (backend: Backend) => {
      const friends = await friendsPerDraw(backend);
      await paysOnce(backend, () => withFriends(backend, friends), LOTTERY, {
        refusal: REFUSED.usedUp,
        other: SCRATCH,
      });
    },
  },
  'count-steps': {
    statements: ['7.5-22', '7.5-18', '2.2-100', '4-62', '4-63', '4-64'],
    title: 'grants the award of each step once, with exactly enough qualified friends',
    run: async (backend: Backend) => {
      const player = await countPlayer(backend);
      const { steps } = await countOf(player);
      const reachable = steps.filter(({ target }) => target <= 12);
      requireThat(reachable.length > 0, 'the steps ask for too many friends');
      await invite(backend, player);
      await refuses(player, REFUSED.unknown, award(UNKNOWN_ID), COUNT);
      let valid = 0;
      for (const [index, { awardId, target, propList }] of reachable.entries()) {
        await refuses(player, REFUSED.notReached, award(awardId), COUNT);
        while (valid < target) {
          if (valid === target - 1) await refuses(player, REFUSED.notReached, award(awardId), COUNT);
          await invite(backend, player, ENOUGH);
          valid += 1;
        }
        const reached = await countOf(player);
        expectEqual(
          'step',
          { awardId: reached.awardId, itemStatus: reached.itemStatus },
          { awardId, itemStatus: STATE.claimable },
        );
        const after = countIn(await grants(player, award(awardId), COUNT, { items: propList }));
        const next = steps[index + 1];
        expectEqual(
          'next step',
          { awardId: after.awardId, itemStatus: after.itemStatus },
          { awardId: next?.awardId ?? awardId, itemStatus: next ? STATE.open : STATE.claimed },
        );
        expectEqual(
          'states',
          after.steps.map((step) => step.itemStatus),
          steps.map((_, at) => (at <= index ? STATE.claimed : STATE.open)),
        );
        await refuses(player, REFUSED.claimed, award(awardId), COUNT);
      }
    },
  },
  'count-step-once': {
    statements: ['7.5-22'],
    title: 'grants a step once for repeated and simultaneous claims',
    run: async (backend: Backend) => {
      const first = stepAt((await countOf(await countPlayer(backend))).steps, 0);
      requireThat(first.target <= 6, 'the first step asks for too many friends');
      await paysOnce(backend, () => withFriends(backend, first.target), award(first.awardId), {
        refusal: REFUSED.claimed,
        other: award(UNKNOWN_ID),
      });
    },
  },
  'count-rows': {
    statements: ['7.5-20', '2.2-100'],
    title: 'lists the invited players, newest first, masked, in pages, and who is qualified',
    run: async (backend: Backend) => {
      const player = await countPlayer(backend);
      const other = await countPlayer(backend);
      const first = await invite(backend, player, ENOUGH);
      await backend.hooks.moveTime(2 * SECOND);
      const second = await invite(backend, player);
      const rows = await expectPages(player, ROWS, 'rows');
      expectEqual(
        'valid',
        rows.map(({ valid }) => valid),
        [0, 1],
      );
      expectMasked(rows[0]?.['nickname'], nicknameOf(second));
      expectMasked(rows[1]?.['nickname'], nicknameOf(first));
      expectThat('order', rows[0]?.['timestamp'] > rows[1]?.['timestamp'], 'newest first');
      expectNow('time of an invitation', rows[0]?.['timestamp'], backend);
      await backend.hooks.moveTime(DAY);
      await deposit(backend, second, ENOUGH);
      const later = await player.expectOk(ROWS, PAGE);
      expectEqual('after a deposit', later['rows'], [{ ...rows[0], valid: 1 }, rows[1]]);
      expectEqual('rows of another player', (await other.expectOk(ROWS, PAGE))['total'], 0);
    },
  },
};
