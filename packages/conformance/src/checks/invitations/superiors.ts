import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual } from '../../protocol/expect.ts';
import { bonusPlayer, readBonus } from './bonus.ts';
import { invite, inviteRich } from './friends.ts';

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
