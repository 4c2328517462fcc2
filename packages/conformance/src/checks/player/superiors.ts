import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual } from '../../protocol/expect.ts';
import { expectAnother, expectErrcodes } from '../shared/calls.ts';

export const superiorChecks: CheckDefinitions = {
  'superior-is-set-once': {
    statements: ['2.2-086', '7.2-35'],
    title: 'sets the superior once, to another existing player, and refuses a circle',
    run: async (backend) => {
      const [player, superior, friend] = [
        await backend.registered(),
        await backend.registered(),
        await backend.registered(),
      ];
      await player.expectErrcode('agentFill', 2114, { pid: superior.userId + 900_000 });
      await player.expectErrcode('agentFill', 2115, { pid: player.userId });
      expectEqual('pid before', (await player.info())['pid'], 0);
      expectEqual(
        'pid',
        (await player.expectOk('agentFill', { pid: superior.userId }))['pid'],
        superior.userId,
      );
      expectEqual('pid of the user info', (await player.info())['pid'], superior.userId);
      await player.expectErrcode('agentFill', 2113, { pid: friend.userId });
      await superior.expectErrcode('agentFill', 2116, { pid: player.userId });
      await friend.expectOk('agentFill', { pid: player.userId });
      await superior.expectErrcode('agentFill', 2116, { pid: friend.userId });
      expectEqual('pid after', (await player.info())['pid'], superior.userId);
    },
  },
  'superiors-of-each-other': {
    statements: ['7.2-35'],
    title: 'refuses one of two players who name each other simultaneously',
    run: async (backend) => {
      const [first, second] = [await backend.registered(), await backend.registered()];
      const answers = await Promise.all([
        first.call('agentFill', { pid: second.userId }),
        second.call('agentFill', { pid: first.userId }),
      ]);
      expectErrcodes(answers, { 0: 1, 2116: 1 });
    },
  },
  'invite-code-sets-the-superior': {
    statements: ['3-013', '0-06', '3-103'],
    title: 'makes the owner of the invite code the superior of a registration, and ignores unknown codes',
    run: async (backend) => {
      const inviter = await backend.registered();
      const friend = await backend.registered({ outValue: inviter.userInfo['inviteCode'] });
      expectEqual('pid', friend.userInfo['pid'], inviter.userId);
      const stranger = await backend.registered({ outValue: 'T0000000' });
      expectEqual('pid with an unknown code', stranger.userInfo['pid'], 0);
      const { inviteCode } = inviter.userInfo;
      expectAnother('invite code of another player', friend.userInfo['inviteCode'], inviteCode);
    },
  },
};
