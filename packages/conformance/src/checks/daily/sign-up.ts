import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields } from '../../protocol/expect.ts';
import { createVisitor } from '../shared/activities.ts';
import { expectPaidOnce, expectRefusal, expectSingleGrant } from '../shared/claims.ts';
import { pick } from '../shared/lists.ts';
import { STATE } from '../shared/rewards.ts';
import { DAY, untilMidnight } from '../shared/time.ts';
import { boardIn, readSignUp, SIGN_UP, signUpClaim } from './board.ts';

export const signUpChecks: CheckDefinitions = {
  'sign-up-places': {
    statements: ['7.5-14', '7.5-15', '4-45', '4-46', '2.2-111', '3-093'],
    title: 'grants each place of the sign-up bonus on a day of its own and answers -1 after the last one',
    run: async (backend) => {
      const player = await createVisitor(backend, SIGN_UP);
      const start = await readSignUp(player);
      const places = pick(start.rewards, 'day');
      expectEqual(
        'places',
        places,
        places.map((_, at) => at + 1),
      );
      expectEqual('days at first', start.days, []);
      for (const day of places) {
        const before = await readSignUp(player);
        expectEqual('board before', before, { ...start, day, days: places.slice(0, day - 1) });
        expectEqual('state before', before.itemStatus, STATE.claimable);
        const answer = await expectSingleGrant(player, signUpClaim(start, day));
        const received = places.slice(0, day);
        const board = boardIn(answer, 'loginBonus3User');
        expectEqual('board', board, {
          ...start,
          day,
          itemStatus: STATE.claimed,
          days: day === places.length ? [...received, -1] : received,
        });
        expectEqual('board afterwards', await readSignUp(player), board);
        await backend.hooks.moveTime(DAY);
      }
      const end = await readSignUp(player);
      expectFields('board after the last place', end, { days: [...places, -1], itemStatus: STATE.claimed });
      for (const day of places) await player.expectErrcode('loginBonus3UserReceive', 3104, { day });
      await expectRefusal(player, 3104, ['loginBonus3UserReceive', { day: places.length }]);
    },
  },
  'sign-up-refuses': {
    statements: ['7.5-15'],
    title: 'refuses a later place with 3103, an unknown one with 3102 and a received one with 3104',
    run: async (backend) => {
      const player = await createVisitor(backend, SIGN_UP);
      const board = await readSignUp(player);
      const count = board.rewards.length;
      await expectRefusal(player, 3103, ['loginBonus3UserReceive', { day: 2 }]);
      await expectRefusal(player, 3103, ['loginBonus3UserReceive', { day: count }]);
      await expectRefusal(player, 3102, ['loginBonus3UserReceive', { day: count + 1 }]);
      expectEqual('board after refusals', await readSignUp(player), board);
      await expectSingleGrant(player, signUpClaim(board, 1));
      const received = await readSignUp(player);
      await expectRefusal(player, 3103, ['loginBonus3UserReceive', { day: 2 }]);
      await expectRefusal(player, 3102, ['loginBonus3UserReceive', { day: count + 1 }]);
      expectEqual('board after more refusals', await readSignUp(player), received);
      for (const day of [0, -1, 367, '1', null])
        expectEqual(
          `status for the day ${String(day)}`,
          (await player.call('loginBonus3UserReceive', { day }, { raw: true })).status,
          400,
        );
    },
  },
  'sign-up-midnight': {
    statements: ['7.5-15'],
    title: 'grants the next place from the next midnight of the region on; a missed day changes nothing',
    run: async (backend) => {
      const player = await createVisitor(backend, SIGN_UP);
      const board = await readSignUp(player);
      await expectSingleGrant(player, signUpClaim(board, 1));
      await backend.hooks.moveTime((await untilMidnight(backend)) - backend.slack);
      await expectRefusal(player, 3103, ['loginBonus3UserReceive', { day: 2 }]);
      expectEqual('state before midnight', (await readSignUp(player)).itemStatus, STATE.claimed);
      await backend.hooks.moveTime(backend.slack);
      expectEqual('board at midnight', await readSignUp(player), { ...board, day: 2, days: [1] });
      await backend.hooks.moveTime(2 * DAY);
      expectEqual('board after missed days', await readSignUp(player), { ...board, day: 2, days: [1] });
      await expectRefusal(player, 3104, ['loginBonus3UserReceive', { day: 1 }]);
      await expectRefusal(player, 3103, ['loginBonus3UserReceive', { day: 3 }]);
      await expectSingleGrant(player, signUpClaim(board, 2));
      await backend.hooks.moveTime(await untilMidnight(backend));
      await expectSingleGrant(player, signUpClaim(board, 3));
    },
  },
  'sign-up-at-once': {
    statements: ['7.5-15'],
    title: 'grants a place of the sign-up bonus once for simultaneous calls, with a key or without',
    run: async (backend) =>
      expectPaidOnce(
        backend,
        () => createVisitor(backend, SIGN_UP),
        async (player) => signUpClaim(await readSignUp(player), 1),
      ),
  },
};
