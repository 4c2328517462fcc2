import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual } from '../../protocol/expect.ts';
import { createVisitor } from '../shared/activities.ts';
import { expectPaidOnce, expectRefusal, expectSingleGrant } from '../shared/claims.ts';
import { pick } from '../shared/lists.ts';
import { STATE } from '../shared/rewards.ts';
import { DAY, untilMidnight } from '../shared/time.ts';
import { boardIn, FREE_SIGN, freeSignClaim, readFreeSign } from './board.ts';

export const signInChecks: CheckDefinitions = {
  'sign-in-board': {
    statements: ['1-36', '2.2-107', '3-093'],
    title: 'grants the seven days of the daily sign-in in turn and begins again after the last one',
    run: async (backend) => {
      const player = await createVisitor(backend, FREE_SIGN);
      const start = await readFreeSign(player);
      expectEqual('days', pick(start.rewards, 'day'), [1, 2, 3, 4, 5, 6, 7]);
      for (const day of [1, 2, 3, 4, 5, 6, 7, 1, 2]) {
        const before = await readFreeSign(player);
        expectEqual('board before', before, { ...start, day, itemStatus: STATE.claimable });
        const answer = await expectSingleGrant(player, freeSignClaim(before));
        const board = boardIn(answer, 'appFreeSignUser');
        expectEqual('board', board, { ...start, day, itemStatus: STATE.claimed });
        expectEqual('board afterwards', await readFreeSign(player), board);
        await backend.hooks.moveTime(DAY);
      }
    },
  },
  'sign-in-midnight': {
    statements: ['2.2-107'],
    title: 'begins the day of the sign-in at midnight of the region, and the board again after a missed day',
    run: async (backend) => {
      const player = await createVisitor(backend, FREE_SIGN);
      const board = await readFreeSign(player);
      await expectSingleGrant(player, freeSignClaim(board));
      await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
      await expectRefusal(player, 3104, ['appFreeSignUserReceive']);
      await backend.hooks.moveTime(backend.slack);
      const second = await readFreeSign(player);
      expectEqual('board at midnight', second, { ...board, day: 2 });
      await expectSingleGrant(player, freeSignClaim(second));
      await backend.hooks.moveTime(2 * DAY - backend.slack);
      expectEqual('board at the end of the day', await readFreeSign(player), { ...board, day: 3 });
      await backend.hooks.moveTime(backend.slack);
      const again = await readFreeSign(player);
      expectEqual('board after a missed day', again, board);
      await expectSingleGrant(player, freeSignClaim(again));
    },
  },
  'sign-in-at-once': {
    statements: ['2.2-107'],
    title: 'signs in once for simultaneous calls, with a key or without',
    run: async (backend) =>
      expectPaidOnce(
        backend,
        () => createVisitor(backend, FREE_SIGN),
        async (player) => freeSignClaim(await readFreeSign(player)),
      ),
  },
};
