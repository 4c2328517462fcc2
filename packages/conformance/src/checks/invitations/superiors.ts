import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual } from '../../protocol/expect.ts';
import { ACTIVITY, openActivities, readState } from '../shared/activities.ts';
import { deposit } from '../shared/deposits.ts';
import { play } from '../shared/games.ts';
import { pick } from '../shared/lists.ts';
import { readTasks } from './agent-tasks.ts';
import { AGENT } from './agent.ts';
import { AGENT5 } from './agent5.ts';
import { bonusPlayer, readBonus } from './bonus.ts';
import { readCount } from './count.ts';
import { ENOUGH, invite, inviteRich } from './friends.ts';

export const friendChecks: CheckDefinitions = {
  'invite-code': {
    statements: ['3-013', '3-103'],
    title: 'makes the owner of the invite code the superior, and ignores an unknown code',
    run: async (backend) => {
      const player = await bonusPlayer(backend);
      const friend = await invite(backend, player);
      expectEqual('pid', (await friend.info())['pid'], player.userId);
      const stranger = await backend.registered({ outValue: 'no-such-code' });
      expectEqual('pid of an unknown code', (await stranger.info())['pid'], 0);
      expectEqual('inviteCount', (await readBonus(player)).inviteCount, 1);
      await friend.expectErrcode('agentFill', 2113, { pid: stranger.userId });
      expectEqual('inviteCount', (await readBonus(player)).inviteCount, 1);
    },
  },
  'invite-code-with-a-one-time-code': {
    statements: ['3-013', '7.2-05'],
    title: 'makes the owner of the invite code the superior of a player who registers with a one-time code',
    run: async (backend) => {
      const player = await bonusPlayer(backend);
      await backend.hooks.setConfig({ registerType: 1, otpStatus: 1 });
      expectEqual('pid', (await (await invite(backend, player)).info())['pid'], player.userId);
    },
  },
  'superior-named-later': {
    statements: ['2.2-086', '7.5-16', '7.5-18', '7.5-24'],
    title: 'counts for a superior only what a friend deposits and stakes after naming the superior',
    level: 'should',
    run: async (backend) => {
      await openActivities(backend, ACTIVITY.agent, ACTIVITY.agent5, ACTIVITY.agentCount);
      /** What a superior sees when a friend comes, and when the friend has deposited and staked then. */
      const observe = async (hasHistory: boolean) => {
        const superior = await backend.registered();
        const friend = await backend.player({ coin: 10_000_00 });
        if (hasHistory) {
          await deposit(backend, friend, ENOUGH);
          await play(backend, friend, 100_00, 3);
        }
        await friend.expectOk('agentFill', { pid: superior.userId });
        const read = async () => {
          const { inviteCount, totalIncome } = await readState(superior, AGENT);
          const { inviteValidCount, amount } = await readState(superior, AGENT5);
          const { scratchCount } = await readCount(superior);
          const tasks = pick(await readTasks(superior), 'num');
          return { inviteCount, totalIncome, inviteValidCount, amount, scratchCount, tasks };
        };
        const start = await read();
        await deposit(backend, friend, 100_00);
        await play(backend, friend, 100_00, 2);
        return { start, afterwards: await read() };
      };
      expectEqual(
        'counts for a friend with earlier deposits and stakes',
        await observe(true),
        await observe(false),
      );
    },
  },
  'named-superior': {
    statements: ['2.2-086'],
    title: 'counts a friend who names the player as superior, once',
    run: async (backend) => {
      const player = await bonusPlayer(backend);
      const friend = await inviteRich(backend, player);
      expectEqual('inviteCount', (await readBonus(player)).inviteCount, 1);
      await friend.expectErrcode('agentFill', 2113, { pid: player.userId });
      expectEqual('inviteCount', (await readBonus(player)).inviteCount, 1);
    },
  },
};
