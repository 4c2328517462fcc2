import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import {
  ACTIVITY,
  expectMasked,
  expectNow,
  grants,
  paysOnce,
  play,
  REFUSED,
  refuses,
  stateOf,
  stepAt,
  UNKNOWN_ID,
  type Call,
  type Step,
} from '../shared/activities.ts';
import {
  closesFor,
  coinsIn,
  ENOUGH,
  expectPages,
  invite,
  inviteMany,
  inviter,
  inviteRich,
  nicknameOf,
} from '../shared/friends.ts';
import { deposit, JUST_BEFORE, PAGE, SECOND, STATE, untilMidnight } from '../shared/wallet.ts';
import { AGENT_EXCHANGE } from './agent.ts';

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
const agent5Of = async (player: Player) => (await stateOf(player, AGENT5)) as Agent5;
const agent5Player = (backend: Backend) => inviter(backend, ACTIVITY.agent5);
/** Kinds of income. */
const INCOME = { deposit: 1, stake: 2, validInvite: 3 } as const;

const logOf = async (player: Player): Promise<readonly Fields[]> =>
  (await player.expectOk(AGENT5_LOG, PAGE))['list'];

export const agent5Checks = {
  'agent5-income': {
    statements: ['1-31', '2.2-101', '7.5-24', '7.5-25', '7.5-23', '4-62', '4-63', '4-64'],
    title: 'has income from deposits, stakes and qualified friends, logs each, and pays the sum once',
    run: async (backend: Backend) => {
      const player = await agent5Player(backend);
      const other = await agent5Player(backend);
      const { inviteCount, inviteValidCount, amount, itemStatus, betRate } = await agent5Of(player);
      expectEqual(
        'start',
        { inviteCount, inviteValidCount, amount, itemStatus },
        { inviteCount: 0, inviteValidCount: 0, amount: 0, itemStatus: STATE.open },
      );
      await refuses(player, REFUSED.noIncome, AGENT5_RECEIVE, AGENT5);
      const friend = await inviteRich(backend, player);
      expectEqual('log of a friend without income', await logOf(player), []);
      expectEqual(
        'a friend',
        [(await agent5Of(player)).inviteCount, (await agent5Of(player)).amount],
        [1, 0],
      );
      await play(backend, friend, 100_00, 4);
      const staked = (await agent5Of(player)).amount;
      expectThat('share of the stakes', staked > 0 && staked < 400_00, 'a share', staked);
      await backend.hooks.moveTime(2 * SECOND);
      await deposit(backend, friend, ENOUGH);
      const rows = await expectPages(player, AGENT5_LOG, 'list');
      expectEqual(
        'types',
        rows.map(({ type }) => type),
        [INCOME.validInvite, INCOME.deposit, INCOME.stake],
      );
      expectEqual('income of the stakes', rows[2]?.['amount'], staked);
      for (const { nickname, amount: one } of rows) {
        expectMasked(nickname, nicknameOf(friend));
        expectThat('amount', one > 0, 'above 0', one);
      }
      expectThat('times', rows[1]?.['timestamp'] > rows[2]?.['timestamp'], 'newest first');
      expectNow('time of the newest', rows[0]?.['timestamp'], backend);
      const earned = await agent5Of(player);
      expectEqual(
        'amount',
        [earned.amount, earned.itemStatus, earned.inviteValidCount],
        [rows.reduce((sum, row) => sum + row['amount'], 0), STATE.claimable, 1],
      );
      const answer = await grants(player, AGENT5_RECEIVE, AGENT5);
      const item = coinsIn(answer['propList']);
      expectEqual('paid', { count: item.count, betRate: item.betRate }, { count: earned.amount, betRate });
      const after = answer[AGENT5] as Agent5;
      expectEqual('afterwards', [after.amount, after.itemStatus], [0, STATE.claimed]);
      await refuses(player, REFUSED.noIncome, AGENT5_RECEIVE, AGENT5);
      expectEqual('log afterwards', await logOf(player), rows);
      await deposit(backend, friend, ENOUGH);
      const again = await agent5Of(player);
      expectEqual(
        'income of the next deposit',
        [again.amount, again.itemStatus],
        [rows[1]?.['amount'], STATE.claimable],
      );
      expectEqual(
        'another player',
        await agent5Of(other).then((one) => [one.inviteCount, one.amount]),
        [0, 0],
      );
      expectEqual('log of another player', await logOf(other), []);
    },
  },
  'agent5-log': {
    statements: ['7.5-23'],
    title: 'has one row for the income of a kind from a friend on a day',
    level: 'should' as const,
    run: async (backend: Backend) => {
      const player = await agent5Player(backend);
      const friend = await inviteRich(backend, player);
      await play(backend, friend, 100_00, 2);
      const [first] = await logOf(player);
      await play(backend, friend, 100_00, 2);
      expectEqual(
        'rows of a day',
        (await logOf(player)).map(({ amount }) => amount),
        [2 * (first?.['amount'] ?? 0)],
      );
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      await play(backend, friend, 100_00, 2);
      expectEqual('rows before midnight', (await logOf(player)).length, 1);
      await backend.hooks.moveTime(JUST_BEFORE);
      await play(backend, friend, 100_00, 2);
      expectEqual('rows after midnight', (await logOf(player)).length, 2);
    },
  },
  'agent5-qualified': {
    statements: ['7.5-24', '7.5-26'],
    title: 'counts a friend who deposits enough as qualified, once',
    run: async (backend: Backend) => {
      const player = await agent5Player(backend);
      const [one, two] = await inviteMany(backend, player, 2);
      const counts = async () => {
        const { inviteCount, inviteValidCount } = await agent5Of(player);
        return [inviteCount, inviteValidCount];
      };
      expectEqual('without deposits', await counts(), [2, 0]);
      for (const [friend, valid] of [
        [one, 1],
        [one, 1],
        [two, 2],
        [two, 2],
      ] as const) {
        if (friend) await deposit(backend, friend, ENOUGH);
        expectEqual('qualified', await counts(), [2, valid]);
      }
      const valid = (await logOf(player)).filter(({ type }) => type === INCOME.validInvite);
      expectEqual('incomes for qualified friends', valid.length, 2);
      expectEqual('equal incomes', valid[0]?.['amount'], valid[1]?.['amount']);
    },
  },
  'agent5-steps': {
    statements: ['7.5-26', '7.5-24', '2.2-101'],
    title: 'grants the award of each step once, with exactly enough qualified friends',
    run: async (backend: Backend) => {
      const player = await agent5Player(backend);
      const { steps } = await agent5Of(player);
      const reachable = steps.filter(({ target }) => target <= 6);
      requireThat(reachable.length > 0, 'the steps ask for too many friends');
      const first = stepAt(steps, 0);
      await inviteMany(backend, player, first.target);
      await refuses(player, REFUSED.notReached, receiveValid(first.awardId), AGENT5);
      await refuses(player, REFUSED.unknown, receiveValid(UNKNOWN_ID), AGENT5);
      let valid = 0;
      for (const [index, { awardId, target, propList }] of reachable.entries()) {
        while (valid < target) {
          if (valid === target - 1) await refuses(player, REFUSED.notReached, receiveValid(awardId), AGENT5);
          await invite(backend, player, ENOUGH);
          valid += 1;
        }
        const reached = await agent5Of(player);
        expectEqual('inviteValidCount', reached.inviteValidCount, valid);
        expectEqual(
          'states',
          reached.steps.map((step) => step.itemStatus),
          steps.map((_, at) => {
            if (at < index) return STATE.claimed;
            return at === index ? STATE.claimable : STATE.open;
          }),
        );
        const answer = await grants(player, receiveValid(awardId), AGENT5, { items: propList });
        expectEqual('state afterwards', (answer[AGENT5] as Agent5).steps[index]?.itemStatus, STATE.claimed);
        await refuses(player, REFUSED.claimed, receiveValid(awardId), AGENT5);
      }
    },
  },
  'agent5-step-once': {
    statements: ['7.5-26'],
    title: 'grants a step of agent5 once for repeated and simultaneous claims',
    run: async (backend: Backend) => {
      const first = stepAt((await agent5Of(await agent5Player(backend))).steps, 0);
      requireThat(first.target <= 6, 'the first step asks for too many friends');
      const ready = async () => {
        const player = await agent5Player(backend);
        await inviteMany(backend, player, first.target, ENOUGH);
        return player;
      };
      await paysOnce(backend, ready, receiveValid(first.awardId), {
        refusal: REFUSED.claimed,
        other: receiveValid(UNKNOWN_ID),
      });
    },
  },
  'agent5-once': {
    statements: ['7.5-25'],
    title: 'pays the income of agent5 once for repeated and simultaneous calls',
    run: async (backend: Backend) => {
      const ready = async () => {
        const player = await agent5Player(backend);
        await invite(backend, player, ENOUGH);
        return player;
      };
      await paysOnce(backend, ready, AGENT5_RECEIVE, { refusal: REFUSED.noIncome, other: AGENT_EXCHANGE });
    },
  },
  'agent5-closed': {
    statements: ['7.5-23', '7.5-24', '7.5-25', '7.5-26'],
    title: 'refuses agent5 with 3101 while it is closed, and counts friends meanwhile',
    run: async (backend: Backend) => {
      const player = await agent5Player(backend);
      await invite(backend, player, ENOUGH);
      await closesFor(
        backend,
        player,
        ACTIVITY.agent5,
        [[AGENT5], [AGENT5_LOG, PAGE], AGENT5_RECEIVE, receiveValid(1), receiveValid(UNKNOWN_ID)],
        AGENT5,
      );
      expectEqual('inviteCount', (await agent5Of(player)).inviteCount, 2);
    },
  },
};
