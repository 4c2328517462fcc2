import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectBetween, expectEqual, expectFields, expectThat, requireThat } from '../../protocol/expect.ts';
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
import { play } from '../shared/games.ts';
import { addUp, expectPages, PAGE, pick } from '../shared/lists.ts';
import { expectMasked, getNickname } from '../shared/nicknames.ts';
import { coinsIn, STATE, stepAt, type Step } from '../shared/rewards.ts';
import { expectNow, SECOND, untilMidnight } from '../shared/time.ts';
import { AGENT_EXCHANGE } from './agent.ts';
import { closesFor, ENOUGH, invite, inviteMany, inviter, inviteRich } from './friends.ts';

interface Agent5 {
  readonly inviteCount: number;
  readonly inviteValidCount: number;
  readonly amount: number;
  readonly betRate?: number;
  readonly itemStatus: number;
  readonly steps: readonly Step[];
}

export const AGENT5 = 'appAgent5User';
export const AGENT5_RECEIVE: Call = ['appAgent5UserReceive'];
export const AGENT5_LOG = 'appAgent5UserLog';
export const receiveValid = (awardId: number): Call => ['appAgent5UserInviteValidReceive', { awardId }];
const readAgent5 = async (player: Player) => (await readState(player, AGENT5)) as Agent5;
const agent5Player = (backend: Backend) => inviter(backend, ACTIVITY.agent5);
/** Kinds of income. */
const INCOME = { deposit: 1, stake: 2, validInvite: 3 } as const;

const readLog = async (player: Player): Promise<readonly Fields[]> =>
  (await player.expectOk(AGENT5_LOG, PAGE))['list'];

export const agent5Checks: CheckDefinitions = {
  'agent5-income': {
    statements: ['1-31', '2.2-101', '7.5-24', '7.5-25', '7.5-23', '4-62', '4-63', '4-64'],
    title: 'has income from deposits, stakes and qualified friends, logs each, and pays the sum once',
    run: async (backend) => {
      const player = await agent5Player(backend);
      const stranger = await agent5Player(backend);
      const { betRate, ...start } = await readAgent5(player);
      expectFields('state at first', start, {
        inviteCount: 0,
        inviteValidCount: 0,
        amount: 0,
        itemStatus: STATE.open,
      });
      await expectRefusal(player, REFUSED.noIncome, AGENT5_RECEIVE, AGENT5);
      const friend = await inviteRich(backend, player);
      expectEqual('log of a friend without income', await readLog(player), []);
      expectFields('state with a friend', await readAgent5(player), { inviteCount: 1, amount: 0 });
      await play(backend, friend, 100_00, 4);
      const staked = (await readAgent5(player)).amount;
      expectBetween('share of the stakes', staked, 0, 400_00);
      await backend.hooks.moveTime(2 * SECOND);
      await deposit(backend, friend, ENOUGH);
      const rows = await expectPages(player, AGENT5_LOG, 'list');
      expectEqual('types of the rows', pick(rows, 'type'), [
        INCOME.validInvite,
        INCOME.deposit,
        INCOME.stake,
      ]);
      expectEqual('income of the stakes', rows[2]?.['amount'], staked);
      for (const { nickname, amount: income } of rows) {
        expectMasked(nickname, getNickname(friend));
        expectThat('income of a row', income > 0, 'above 0', income);
      }
      const times = pick(rows, 'timestamp');
      expectThat('times of the rows', times[1] > times[2], 'newest first', times);
      expectNow('time of the newest', rows[0]?.['timestamp'], backend);
      const earned = await readAgent5(player);
      expectFields('income of a row', earned, {
        amount: addUp(rows, 'amount'),
        itemStatus: STATE.claimable,
        inviteValidCount: 1,
      });
      const answer = await expectGrant(player, AGENT5_RECEIVE, AGENT5);
      const item = coinsIn(answer['propList']);
      expectFields('paid item', item, { count: earned.amount, betRate });
      const after = answer[AGENT5] as Agent5;
      expectFields('state after the payment', after, { amount: 0, itemStatus: STATE.claimed });
      await expectRefusal(player, REFUSED.noIncome, AGENT5_RECEIVE, AGENT5);
      expectEqual('log afterwards', await readLog(player), rows);
      await deposit(backend, friend, ENOUGH);
      const again = await readAgent5(player);
      expectFields('income of the next deposit', again, {
        amount: rows[1]?.['amount'],
        itemStatus: STATE.claimable,
      });
      expectEqual('sum of the log', addUp(await readLog(player), 'amount'), earned.amount + again.amount);
      expectFields('state of another player', await readAgent5(stranger), { inviteCount: 0, amount: 0 });
      expectEqual('log of another player', await readLog(stranger), []);
    },
  },
  'agent5-log': {
    statements: ['7.5-23'],
    title: 'has one row for the income of a kind from a friend on a day',
    level: 'should',
    run: async (backend) => {
      const player = await agent5Player(backend);
      const friend = await inviteRich(backend, player);
      await play(backend, friend, 100_00, 2);
      const [first] = await readLog(player);
      await play(backend, friend, 100_00, 2);
      expectEqual('incomes of the rows of a day', pick(await readLog(player), 'amount'), [
        2 * (first?.['amount'] ?? 0),
      ]);
      await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
      await play(backend, friend, 100_00, 2);
      const today = await readLog(player);
      expectEqual('rows before midnight', today.length, 1);
      expectNow('time of the row that grew', today[0]?.['timestamp'], backend);
      await backend.hooks.moveTime(backend.slack);
      await play(backend, friend, 100_00, 2);
      expectEqual('rows after midnight', (await readLog(player)).length, 2);
    },
  },
  'agent5-qualified': {
    statements: ['7.5-24', '7.5-26'],
    title: 'counts a friend who deposits enough as qualified, once',
    run: async (backend) => {
      const player = await agent5Player(backend);
      const [first, second] = await inviteMany(backend, player, 2);
      const counts = async () => {
        const { inviteCount, inviteValidCount } = await readAgent5(player);
        return [inviteCount, inviteValidCount];
      };
      expectEqual('friends and qualified friends without deposits', await counts(), [2, 0]);
      for (const [friend, valid] of [
        [first, 1],
        [first, 1],
        [second, 2],
        [second, 2],
      ] as const) {
        if (friend) await deposit(backend, friend, ENOUGH);
        expectEqual('friends and qualified friends', await counts(), [2, valid]);
      }
      const valid = (await readLog(player)).filter(({ type }) => type === INCOME.validInvite);
      expectEqual('incomes for qualified friends', valid.length, 2);
      expectEqual('income for the second qualified friend', valid[0]?.['amount'], valid[1]?.['amount']);
    },
  },
  'agent5-steps': {
    statements: ['7.5-26', '7.5-24', '2.2-101'],
    title: 'grants the award of each step once, with exactly enough qualified friends',
    run: async (backend) => {
      const player = await agent5Player(backend);
      const { steps } = await readAgent5(player);
      const reachable = steps.filter(({ target }) => target <= 6);
      requireThat(reachable.length > 0, 'the steps ask for too many friends');
      const first = stepAt(steps, 0);
      await inviteMany(backend, player, first.target);
      const unqualified = (await readAgent5(player)).steps;
      expectEqual(
        'states without a deposit',
        pick(unqualified, 'itemStatus'),
        steps.map(() => STATE.open),
      );
      await expectRefusal(player, REFUSED.notReached, receiveValid(first.awardId), AGENT5);
      await expectRefusal(player, REFUSED.unknown, receiveValid(UNKNOWN_ID), AGENT5);
      let valid = 0;
      for (const [index, { awardId, target, propList }] of reachable.entries()) {
        while (valid < target) {
          if (valid === target - 1)
            await expectRefusal(player, REFUSED.notReached, receiveValid(awardId), AGENT5);
          await invite(backend, player, ENOUGH);
          valid += 1;
        }
        const reached = await readAgent5(player);
        expectEqual('inviteValidCount', reached.inviteValidCount, valid);
        expectEqual(
          'states',
          pick(reached.steps, 'itemStatus'),
          steps.map((_, at) => {
            if (at < index) return STATE.claimed;
            return at === index ? STATE.claimable : STATE.open;
          }),
        );
        const answer = await expectGrant(player, receiveValid(awardId), AGENT5, { items: propList });
        expectEqual('state afterwards', (answer[AGENT5] as Agent5).steps[index]?.itemStatus, STATE.claimed);
        await expectRefusal(player, REFUSED.claimed, receiveValid(awardId), AGENT5);
      }
      const [, second] = reachable;
      if (!second) return;
      const late = await agent5Player(backend);
      await inviteMany(backend, late, second.target, ENOUGH);
      await expectLaterStepFirst(late, AGENT5, receiveValid, [first, second]);
    },
  },
  'agent5-step-once': {
    statements: ['7.5-26'],
    title: 'grants a step of agent5 once for repeated and simultaneous claims',
    run: async (backend) => {
      const first = stepAt((await readAgent5(await agent5Player(backend))).steps, 0);
      requireThat(first.target <= 6, 'the first step asks for too many friends');
      const ready = async () => {
        const player = await agent5Player(backend);
        await inviteMany(backend, player, first.target, ENOUGH);
        return player;
      };
      await expectPaidOnce(backend, ready, {
        call: receiveValid(first.awardId),
        again: REFUSED.claimed,
        foreign: receiveValid(UNKNOWN_ID),
      });
    },
  },
  'agent5-once': {
    statements: ['7.5-25'],
    title: 'pays the income of agent5 once for repeated and simultaneous calls',
    run: async (backend) => {
      const ready = async () => {
        const player = await agent5Player(backend);
        await invite(backend, player, ENOUGH);
        return player;
      };
      await expectPaidOnce(backend, ready, {
        call: AGENT5_RECEIVE,
        again: REFUSED.noIncome,
        foreign: AGENT_EXCHANGE,
      });
    },
  },
  'agent5-closed': {
    statements: ['7.5-23', '7.5-24', '7.5-25', '7.5-26'],
    title: 'refuses agent5 with 3101 while it is closed, and counts friends meanwhile',
    run: async (backend) => {
      const player = await agent5Player(backend);
      await invite(backend, player, ENOUGH);
      const { amount } = await readAgent5(player);
      await closesFor(
        backend,
        player,
        ACTIVITY.agent5,
        [[AGENT5], [AGENT5_LOG, PAGE], AGENT5_RECEIVE, receiveValid(1), receiveValid(UNKNOWN_ID)],
        AGENT5,
      );
      expectFields('friends and income counted meanwhile', await readAgent5(player), {
        inviteCount: 2,
        inviteValidCount: 2,
        amount: 2 * amount,
      });
    },
  },
};
