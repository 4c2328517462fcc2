import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, requireThat } from '../../protocol/expect.ts';
import { ACTIVITY, closeActivity, readActivities } from '../shared/activities.ts';
import { expectRefusal, REFUSED } from '../shared/claims.ts';
import { expectEnd } from '../shared/closings.ts';
import { deposit } from '../shared/deposits.ts';
import { expectTotal, PAGE } from '../shared/lists.ts';
import { STATE } from '../shared/rewards.ts';
import { DAY, expectRest } from '../shared/time.ts';
import { closesFor, ENOUGH, invite, inviteMany } from './friends.ts';
import { EXCHANGE, readSpin, SPIN, SPIN_CALL, spinner } from './spin-round.ts';

export const spinTimeChecks: CheckDefinitions = {
  'spin-rounds': {
    statements: ['7.5-02', '2.2-097'],
    title: 'ends a round at its time with what it collected, and begins the next one',
    run: async (backend) => {
      const player = await spinner(backend);
      const start = await readSpin(player);
      requireThat(start.expireTime !== -1, 'rounds do not end');
      const registered = backend.now();
      const [friend] = await inviteMany(backend, player, 2);
      await player.expectOk(...SPIN_CALL);
      const during = await readSpin(player);
      const { total } = await player.expectOk('actInviteUserRecord', PAGE);
      expectEqual('number of records', total, 2);
      await backend.hooks.moveTime(during.expireTime - backend.now() - backend.slack);
      expectEqual('round just before its end', await readSpin(player), during);
      await backend.hooks.moveTime(backend.slack);
      const next = await readSpin(player);
      expectFields('next round', next, { spinCount: start.spinCount, amount: 0, itemStatus: STATE.open });
      const length = next.expireTime - start.expireTime;
      expectRest('length of the first round', start.expireTime - registered, length, backend);
      await expectRefusal(player, REFUSED.notReached, EXCHANGE, SPIN);
      await expectTotal(player, 'actInviteUserRecord', 0);
      await invite(backend, player);
      await expectTotal(player, 'actInviteUserRecord', 1);
      if (friend) await deposit(backend, friend, ENOUGH);
      await expectTotal(player, 'actInviteUserRecord', 2);
    },
  },
  'spin-week': {
    statements: ['7.5-02'],
    title: 'has rounds of seven days from the registration on',
    level: 'should',
    run: async (backend) => {
      const player = await spinner(backend);
      const { expireTime } = await readSpin(player);
      expectRest('time until the end of the round', expireTime - backend.now(), 7 * DAY, backend);
      await backend.hooks.moveTime(DAY);
      expectEqual('expireTime a day later', (await readSpin(player)).expireTime, expireTime);
      const later = (await readSpin(await spinner(backend))).expireTime;
      expectRest('time until the end of a later round', later - backend.now(), 7 * DAY, backend);
      await backend.hooks.moveTime(7 * DAY);
      expectEqual('expireTime of the next round', (await readSpin(player)).expireTime, expireTime + 7 * DAY);
    },
  },
  'spin-counts-while-closed': {
    statements: ['7.5-02'],
    title: 'counts friends who come while the invite spin is closed, and refuses its calls with 3101',
    run: async (backend) => {
      const player = await spinner(backend);
      const open = await spinner(backend);
      await invite(backend, open, ENOUGH);
      await closesFor(
        backend,
        player,
        ACTIVITY.inviteSpin,
        [[SPIN], ['actInviteUserStatus'], ['actInviteUserRecord', PAGE], SPIN_CALL, EXCHANGE],
        SPIN,
      );
      const { spinCount } = await readSpin(open);
      expectEqual('spins of a friend meanwhile', (await readSpin(player)).spinCount, spinCount);
      await closeActivity(backend, ACTIVITY.inviteSpin);
      expectEqual('hasTurntable', (await readActivities(player))['hasTurntable'], false);
    },
  },
  'spin-ends': {
    statements: ['7.5-02'],
    title: 'ends the invite spin by the clock',
    run: async (backend) =>
      expectEnd(backend, ACTIVITY.inviteSpin, SPIN, [
        [SPIN],
        ['actInviteUserStatus'],
        ['actInviteUserRecord', PAGE],
        SPIN_CALL,
        EXCHANGE,
      ]),
  },
};
