import type { Backend, Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectBetween, expectEqual, expectFields, expectThat } from '../../protocol/expect.ts';
import { ACTIVITY, playerWith, readState } from '../shared/activities.ts';
import type { Call } from '../shared/calls.ts';
import { expectGrant, expectPaidOnce, expectRefusal, REFUSED } from '../shared/claims.ts';
import { expectClosed } from '../shared/closings.ts';
import { deposit } from '../shared/deposits.ts';
import { play } from '../shared/games.ts';
import { addUp, pick } from '../shared/lists.ts';
import { expectMasked, getNickname } from '../shared/nicknames.ts';
import { coinsIn } from '../shared/rewards.ts';
import { expectNow, SECOND, untilMidnight } from '../shared/time.ts';
import { ENOUGH, inviter, inviteRich } from './friends.ts';

interface Agent {
  readonly inviteCount: number;
  readonly totalIncome: number;
  readonly availableIncome: number;
  readonly betRate?: number;
  readonly rows: readonly {
    readonly nickname: string;
    readonly income: number;
    readonly timestamp: number;
  }[];
}

export const AGENT = 'agentData';
export const AGENT_EXCHANGE: Call = ['agent3Exchange'];
const readAgent = async (player: Player) => (await readState(player, AGENT)) as Agent;
const agentPlayer = (backend: Backend) => inviter(backend, ACTIVITY.agent);

/** An agent with income from a friend. */
async function earner(backend: Backend): Promise<Player> {
  const player = await agentPlayer(backend);
  await play(backend, await inviteRich(backend, player), 100_00, 3);
  return player;
}

/** The income of one friend who stakes a hundred a round, so many times. */
async function earnIncome(backend: Backend, bet: number, rounds: number): Promise<number> {
  const player = await agentPlayer(backend);
  await play(backend, await inviteRich(backend, player), bet, rounds);
  return (await readAgent(player)).totalIncome;
}

export const agentChecks: CheckDefinitions = {
  'agent-income': {
    statements: ['1-31', '2.2-099', '7.5-16', '7.5-17'],
    title: "turns a share of the friends' stakes into income and pays it once",
    run: async (backend) => {
      const player = await agentPlayer(backend);
      const stranger = await agentPlayer(backend);
      const { betRate, ...start } = await readAgent(player);
      expectEqual('agentData at first', start, {
        inviteCount: 0,
        totalIncome: 0,
        availableIncome: 0,
        rows: [],
      });
      await expectRefusal(player, REFUSED.noIncome, AGENT_EXCHANGE, AGENT);
      const friend = await inviteRich(backend, player);
      expectEqual('agentData with a friend', await readAgent(player), {
        ...start,
        inviteCount: 1,
        ...(betRate === undefined ? {} : { betRate }),
      });
      await expectRefusal(player, REFUSED.noIncome, AGENT_EXCHANGE, AGENT);
      await play(backend, friend, 100_00, 3);
      const { totalIncome, availableIncome, rows } = await readAgent(player);
      expectBetween('totalIncome', totalIncome, 0, 300_00);
      expectEqual('availableIncome', availableIncome, totalIncome);
      expectEqual('rows of the friends', pick(rows, 'income'), [totalIncome]);
      const answer = await expectGrant(player, AGENT_EXCHANGE, AGENT);
      const item = coinsIn(answer['propList']);
      expectFields('paid item', item, { count: totalIncome, betRate });
      expectEqual('agentData after the payment', answer[AGENT], {
        inviteCount: 1,
        totalIncome,
        availableIncome: 0,
        ...(betRate === undefined ? {} : { betRate }),
        rows,
      });
      await expectRefusal(player, REFUSED.noIncome, AGENT_EXCHANGE, AGENT);
      await play(backend, friend, 100_00, 3);
      const again = await readAgent(player);
      expectFields('income of the same stakes', again, {
        totalIncome: 2 * totalIncome,
        availableIncome: totalIncome,
      });
      await expectGrant(player, AGENT_EXCHANGE, AGENT);
      expectFields('incomes after another payment', await readAgent(player), {
        totalIncome: 2 * totalIncome,
        availableIncome: 0,
      });
      expectFields('agentData of another player', await readAgent(stranger), {
        inviteCount: 0,
        totalIncome: 0,
      });
    },
  },
  'agent-own-stakes': {
    statements: ['2.2-099', '7.5-16'],
    title: 'counts neither own stakes nor deposits of friends for the agent programme',
    run: async (backend) => {
      const player = await playerWith(backend, [ACTIVITY.agent], { coin: 10_000_00 });
      const friend = await inviteRich(backend, player);
      await play(backend, player, 100_00, 2);
      await deposit(backend, friend, ENOUGH);
      expectFields('income and rows', await readAgent(player), { totalIncome: 0, rows: [] });
    },
  },
  'agent-fractions': {
    statements: ['7.5-16'],
    title: 'keeps fractions of a hundredth of the income until they add up',
    level: 'should',
    run: async (backend) => {
      const whole = await earnIncome(backend, 100_00, 1);
      expectEqual('income of many small stakes', await earnIncome(backend, 1_00, 100), whole);
    },
  },
  'agent-rounding': {
    statements: ['7.5-16'],
    title: 'rounds income down: a small stake never pays more than its part of a large one',
    level: 'should',
    run: async (backend) => {
      const small = await earnIncome(backend, 1_00, 1);
      const large = await earnIncome(backend, 100_00, 1);
      expectThat('income of a stake of one', small * 100 <= large, `at most ${large / 100}`, small);
    },
  },
  'agent-rows': {
    statements: ['7.5-16', '2.2-099'],
    title: 'lists the income of each friend and day, newest first and masked, adding up to the total',
    run: async (backend) => {
      const player = await agentPlayer(backend);
      const [firstPlayer, second] = [await inviteRich(backend, player), await inviteRich(backend, player)];
      await play(backend, firstPlayer, 100_00, 4);
      await backend.hooks.moveTime(2 * SECOND);
      await play(backend, second, 100_00, 2);
      const same = await readAgent(player);
      const [later, earlier] = same.rows;
      expectEqual('rows of the friends', same.rows.length, 2);
      expectEqual('income of double stakes', earlier?.income, 2 * (later?.income ?? 0));
      expectMasked(later?.nickname, getNickname(second));
      expectMasked(earlier?.nickname, getNickname(firstPlayer));
      expectThat(
        'times of the rows',
        later!.timestamp > earlier!.timestamp,
        'newest first',
        pick(same.rows, 'timestamp'),
      );
      await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
      await play(backend, second, 100_00);
      const { rows: today } = await readAgent(player);
      expectEqual('rows just before midnight', today.length, 2);
      expectNow('time of the row that grew', today[0]?.timestamp ?? 0, backend);
      await backend.hooks.moveTime(backend.slack);
      const yesterday = (await readAgent(player)).rows;
      await play(backend, firstPlayer, 100_00, 2);
      const { rows, totalIncome } = await readAgent(player);
      expectEqual('rows on the next day', rows.slice(1), yesterday);
      expectEqual('income of the newest row', rows[0]?.income, later?.income);
      expectNow('time of the newest row', rows[0]?.timestamp ?? 0, backend);
      expectEqual('sum of the rows', addUp(rows, 'income'), totalIncome);
    },
  },
  'agent-friends-at-once': {
    statements: ['7.5-16'],
    title: 'counts all stakes when friends play simultaneously',
    run: async (backend) => {
      const each = await earnIncome(backend, 100_00, 5);
      const player = await agentPlayer(backend);
      const friends: Player[] = [];
      for (let index = 0; index < 6; index++) friends.push(await inviteRich(backend, player));
      await Promise.all(friends.map(async (friend) => play(backend, friend, 100_00, 5)));
      expectEqual('totalIncome', (await readAgent(player)).totalIncome, friends.length * each);
    },
  },
  'agent-once': {
    statements: ['7.5-17'],
    title: 'pays the income of the agent programme once for repeated and simultaneous calls',
    run: async (backend) =>
      expectPaidOnce(backend, () => earner(backend), {
        call: AGENT_EXCHANGE,
        again: REFUSED.noIncome,
        foreign: ['appAgent5UserReceive'],
      }),
  },
  'agent-closed': {
    statements: ['7.5-16', '7.5-17'],
    title:
      'refuses the agent programme with 3101 while it is closed, and counts friends and stakes meanwhile',
    run: async (backend) => {
      const player = await earner(backend);
      const { totalIncome } = await readAgent(player);
      await expectClosed(backend, player, ACTIVITY.agent, [[AGENT], AGENT_EXCHANGE], { query: AGENT });
      await expectClosed(backend, player, ACTIVITY.agent, [[AGENT]], {
        query: AGENT,
        counts: true,
        meanwhile: async () => play(backend, await inviteRich(backend, player), 100_00, 3),
      });
      expectFields('friends and income counted meanwhile', await readAgent(player), {
        inviteCount: 2,
        totalIncome: 2 * totalIncome,
      });
    },
  },
};
