import { expectEqual, expectThat } from '../../protocol/expect.ts';
import type { Backend, Player } from '../../protocol/backend.ts';
import {
  ACTIVITY,
  closes,
  expectMasked,
  expectNow,
  grants,
  paysOnce,
  play,
  playerWith,
  REFUSED,
  refuses,
  stateOf,
  type Call,
} from '../shared/activities.ts';
import { coinsIn, ENOUGH, inviter, inviteRich, nicknameOf } from '../shared/friends.ts';
import { deposit, SECOND, untilMidnight } from '../shared/wallet.ts';

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
const agentOf = async (player: Player) => (await stateOf(player, AGENT)) as Agent;
const agentPlayer = (backend: Backend) => inviter(backend, ACTIVITY.agent);

/** An agent with income from a friend. */
async function earner(backend: Backend): Promise<Player> {
  const player = await agentPlayer(backend);
  await play(backend, await inviteRich(backend, player), 100_00, 3);
  return player;
}

/** The income of one friend who stakes a hundred a round, so many times. */
async function incomeOf(backend: Backend, bet: number, rounds: number): Promise<number> {
  const player = await agentPlayer(backend);
  await play(backend, await inviteRich(backend, player), bet, rounds);
  return (await agentOf(player)).totalIncome;
}

export const agentChecks = {
  'agent-income': {
    statements: ['1-31', '2.2-099', '7.5-16', '7.5-17'],
    title: "turns a share of the friends' stakes into income and pays it once",
    run: async (backend: Backend) => {
      const player = await agentPlayer(backend);
      const other = await agentPlayer(backend);
      const { betRate, ...start } = await agentOf(player);
      expectEqual('start', start, { inviteCount: 0, totalIncome: 0, availableIncome: 0, rows: [] });
      await refuses(player, REFUSED.noIncome, AGENT_EXCHANGE, AGENT);
      const friend = await inviteRich(backend, player);
      expectEqual('with a friend', await agentOf(player), {
        ...start,
        inviteCount: 1,
        ...(betRate === undefined ? {} : { betRate }),
      });
      await refuses(player, REFUSED.noIncome, AGENT_EXCHANGE, AGENT);
      await play(backend, friend, 100_00, 3);
      const { totalIncome, availableIncome, rows } = await agentOf(player);
      expectThat(
        'totalIncome',
        totalIncome > 0 && totalIncome < 300_00,
        'a share of the stakes',
        totalIncome,
      );
      expectEqual('availableIncome', availableIncome, totalIncome);
      expectEqual(
        'rows',
        rows.map(({ income }) => income),
        [totalIncome],
      );
      const answer = await grants(player, AGENT_EXCHANGE, AGENT);
      const item = coinsIn(answer['propList']);
      expectEqual('paid', { count: item.count, betRate: item.betRate }, { count: totalIncome, betRate });
      expectEqual('afterwards', answer[AGENT], {
        inviteCount: 1,
        totalIncome,
        availableIncome: 0,
        ...(betRate === undefined ? {} : { betRate }),
        rows,
      });
      await refuses(player, REFUSED.noIncome, AGENT_EXCHANGE, AGENT);
      await play(backend, friend, 100_00, 3);
      const again = await agentOf(player);
      expectEqual(
        'income of the same stakes',
        [again.totalIncome, again.availableIncome],
        [2 * totalIncome, totalIncome],
      );
      await grants(player, AGENT_EXCHANGE, AGENT);
      expectEqual(
        'totals',
        [(await agentOf(player)).totalIncome, (await agentOf(player)).availableIncome],
        [2 * totalIncome, 0],
      );
      const { inviteCount, totalIncome: none } = await agentOf(other);
      expectEqual('another player', { inviteCount, none }, { inviteCount: 0, none: 0 });
    },
  },
  'agent-own-stakes': {
    statements: ['2.2-099', '7.5-16'],
    title: 'counts neither own stakes nor deposits of friends for the agent programme',
    run: async (backend: Backend) => {
      const player = await playerWith(backend, [ACTIVITY.agent], { coin: 10_000_00 });
      const friend = await inviteRich(backend, player);
      await play(backend, player, 100_00, 2);
      await deposit(backend, friend, ENOUGH);
      const { totalIncome, rows } = await agentOf(player);
      expectEqual('income', { totalIncome, rows }, { totalIncome: 0, rows: [] });
    },
  },
  'agent-fractions': {
    statements: ['7.5-16'],
    title: 'keeps fractions of a hundredth of the income until they add up',
    level: 'should' as const,
    run: async (backend: Backend) => {
      const whole = await incomeOf(backend, 100_00, 1);
      expectEqual('income of many small stakes', await incomeOf(backend, 1_00, 100), whole);
    },
  },
  'agent-rounding': {
    statements: ['7.5-16'],
    title: 'rounds income down: a small stake never pays more than its part of a large one',
    level: 'should' as const,
    run: async (backend: Backend) => {
      const small = await incomeOf(backend, 1_00, 1);
      const large = await incomeOf(backend, 100_00, 1);
      expectThat('income of a stake of one', small * 100 <= large, `at most ${large / 100}`, small);
    },
  },
  'agent-rows': {
    statements: ['7.5-16', '2.2-099'],
    title: 'lists the income of each friend and day, newest first and masked, adding up to the total',
    run: async (backend: Backend) => {
      const player = await agentPlayer(backend);
      const [one, two] = [await inviteRich(backend, player), await inviteRich(backend, player)];
      await play(backend, one, 100_00, 4);
      await backend.hooks.moveTime(2 * SECOND);
      await play(backend, two, 100_00, 2);
      const same = await agentOf(player);
      const [later, earlier] = same.rows;
      expectEqual('rows', same.rows.length, 2);
      expectEqual('double stakes', earlier?.income, 2 * (later?.income ?? 0));
      expectMasked(later?.nickname, nicknameOf(two));
      expectMasked(earlier?.nickname, nicknameOf(one));
      expectThat('order', (later?.timestamp ?? 0) > (earlier?.timestamp ?? 0), 'newest first');
      await backend.hooks.moveTime(await untilMidnight(backend));
      await play(backend, one, 100_00, 2);
      const { rows, totalIncome } = await agentOf(player);
      expectEqual('rows on the next day', rows.slice(1), same.rows);
      expectEqual('newest row', rows[0]?.income, later?.income);
      expectNow('time of the newest row', rows[0]?.timestamp ?? 0, backend);
      expectEqual(
        'sum of the rows',
        rows.reduce((sum, { income }) => sum + income, 0),
        totalIncome,
      );
    },
  },
  'agent-friends-at-once': {
    statements: ['7.5-16'],
    title: 'counts all stakes when friends play at once',
    run: async (backend: Backend) => {
      const each = await incomeOf(backend, 100_00, 5);
      const player = await agentPlayer(backend);
      const friends: Player[] = [];
      for (let index = 0; index < 6; index++) friends.push(await inviteRich(backend, player));
      await Promise.all(friends.map(async (friend) => play(backend, friend, 100_00, 5)));
      expectEqual('totalIncome', (await agentOf(player)).totalIncome, friends.length * each);
    },
  },
  'agent-once': {
    statements: ['7.5-17'],
    title: 'pays the income of the agent programme once for repeated and simultaneous calls',
    run: async (backend: Backend) =>
      paysOnce(backend, () => earner(backend), AGENT_EXCHANGE, {
        refusal: REFUSED.noIncome,
        other: ['appAgent5UserReceive'],
      }),
  },
  'agent-closed': {
    statements: ['7.5-16', '7.5-17'],
    title:
      'refuses the agent programme with 3101 while it is closed, and counts friends and stakes meanwhile',
    run: async (backend: Backend) => {
      const player = await earner(backend);
      const { totalIncome } = await agentOf(player);
      await closes(backend, player, ACTIVITY.agent, [[AGENT], AGENT_EXCHANGE], { query: AGENT });
      await closes(backend, player, ACTIVITY.agent, [[AGENT]], {
        query: AGENT,
        counts: true,
        meanwhile: async () => play(backend, await inviteRich(backend, player), 100_00, 3),
      });
      const { inviteCount, totalIncome: now } = await agentOf(player);
      expectEqual('counted meanwhile', { inviteCount, now }, { inviteCount: 2, now: 2 * totalIncome });
    },
  },
};
