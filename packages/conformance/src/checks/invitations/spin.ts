import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectBetween, expectEqual, expectFields, expectThat, requireThat } from '../../protocol/expect.ts';
import { ACTIVITY, readState } from '../shared/activities.ts';
import { expectGrant, expectPaidOnce, expectRefusal, REFUSED } from '../shared/claims.ts';
import { deposit } from '../shared/deposits.ts';
import { expectOrder, expectPages, expectTotal, pick } from '../shared/lists.ts';
import { expectMasked, getNickname } from '../shared/nicknames.ts';
import { coinsIn, STATE } from '../shared/rewards.ts';
import { expectNow, MINUTE } from '../shared/time.ts';
import { expectNoChange } from '../shared/wallet.ts';
import { ENOUGH, invite, inviteUntil } from './friends.ts';
import {
  EXCHANGE,
  fullSpinner,
  omitFriendsNeeded,
  readSpin,
  SPIN,
  spin,
  SPIN_CALL,
  spinAll,
  spinner,
  type Spin,
} from './spin-round.ts';
import { spinTimeChecks } from './spin-times.ts';

export const spinChecks: CheckDefinitions = {
  'spin-begins': {
    statements: ['1-29', '2.2-097', '7.5-02', '7.5-04', '7.5-06', '4-62'],
    title: 'begins with a free spin, which adds its field to the amount and stays below the target',
    run: async (backend) => {
      const player = await spinner(backend);
      const start = await readSpin(player);
      expectEqual('amount', start.amount, 0);
      expectEqual('itemStatus', start.itemStatus, STATE.open);
      expectThat('spinCount', start.spinCount > 0, 'a free spin', start.spinCount);
      expectThat('targetAmount', start.targetAmount > 0, 'above 0', start.targetAmount);
      await expectRefusal(player, REFUSED.notReached, EXCHANGE, SPIN);
      const end = await spinAll(player, 'free');
      expectBetween('amount of free spins', end.amount, 0, end.targetAmount);
      await expectRefusal(player, REFUSED.usedUp, SPIN_CALL, SPIN);
      await expectRefusal(player, REFUSED.notReached, EXCHANGE, SPIN);
      const { actInviteUserStatus: status } = await player.expectOk('actInviteUserStatus');
      expectEqual('short state', status, { itemStatus: end.itemStatus, expireTime: end.expireTime });
      const { activityMap, hasTurntable } = await player.expectOk('getActivityIds');
      const ids = Object.keys(activityMap);
      expectThat(
        'activityMap',
        ids.includes(String(ACTIVITY.inviteSpin)),
        `with ${ACTIVITY.inviteSpin}`,
        ids,
      );
      expectEqual('hasTurntable', hasTurntable, true);
    },
  },
  'spin-friends': {
    statements: ['7.5-02', '7.5-03', '2.2-097'],
    title: "adds a spin for a friend's registration and one for a sufficient deposit, each once",
    run: async (backend) => {
      const player = await spinner(backend);
      const stranger = await spinner(backend);
      const countSpins = async () => (await readSpin(player)).spinCount;
      const free = await countSpins();
      const friend = await invite(backend, player);
      const perFriend = (await countSpins()) - free;
      expectThat('spins of a friend', perFriend > 0, 'at least one', perFriend);
      await invite(backend, player);
      expectEqual('spins of two friends', await countSpins(), free + 2 * perFriend);
      await deposit(backend, friend, ENOUGH);
      const perDeposit = (await countSpins()) - free - 2 * perFriend;
      expectThat('spins of a deposit', perDeposit > 0, 'at least one', perDeposit);
      await deposit(backend, friend, ENOUGH);
      expectEqual('spins of a second deposit', await countSpins(), free + 2 * perFriend + perDeposit);
      await deposit(backend, player, ENOUGH);
      expectEqual('spins of an own deposit', await countSpins(), free + 2 * perFriend + perDeposit);
      expectEqual('spins of another player', (await readSpin(stranger)).spinCount, free);
    },
  },
  'spin-exchange': {
    statements: ['7.5-05', '7.5-06', '2.2-097', '4-63', '4-64'],
    title:
      'pays the collected amount once after friends have closed the gap, and then in the next round only',
    run: async (backend) => {
      const player = await spinner(backend);
      const { spinCount: free, friendsNeeded } = await readState(player, SPIN);
      const friends = await inviteUntil(backend, player, 'the target of the spin', async () => {
        await expectRefusal(player, REFUSED.notReached, EXCHANGE);
        return (await spinAll(player)).itemStatus === STATE.claimable;
      });
      if (friendsNeeded !== undefined) {
        expectThat('friends', friends <= friendsNeeded, `at most ${friendsNeeded} needed`, friends);
        expectFields('round at the target', await readState(player, SPIN), { friendsNeeded: 0 });
      }
      const { amount, betRate, expireTime } = await readSpin(player);
      const { actInviteUserStatus: full } = await player.expectOk('actInviteUserStatus');
      expectEqual('short state', full, { itemStatus: STATE.claimable, expireTime });
      const answer = await expectGrant(player, EXCHANGE, SPIN);
      const item = coinsIn(answer['propList']);
      expectFields('exchanged item', item, { count: amount, betRate });
      const after = answer[SPIN] as Spin;
      expectFields('round after the exchange', after, { amount: 0, itemStatus: STATE.claimed, spinCount: 0 });
      await invite(backend, player);
      await expectRefusal(player, REFUSED.claimed, EXCHANGE, SPIN);
      await expectRefusal(player, REFUSED.usedUp, SPIN_CALL, SPIN);
      const { actInviteUserStatus: ended } = await player.expectOk('actInviteUserStatus');
      expectEqual('short state at the end', ended, { itemStatus: STATE.claimed, expireTime });
      if (expireTime === -1) return;
      await backend.hooks.moveTime(expireTime - backend.now() + backend.slack);
      const next = { spinCount: free, amount: 0, itemStatus: STATE.open };
      expectFields('round after the exchanged one', await readSpin(player), next);
      await spin(player);
    },
  },
  'spin-exchange-once': {
    statements: ['7.5-05'],
    title: 'pays the collected amount once for repeated and simultaneous exchanges',
    run: async (backend) =>
      expectPaidOnce(backend, () => fullSpinner(backend), {
        call: EXCHANGE,
        again: REFUSED.claimed,
        foreign: SPIN_CALL,
      }),
  },
  'spin-once': {
    statements: ['7.5-06'],
    title: 'uses each spin once for repeated and simultaneous calls',
    run: async (backend) => {
      const ready = async () => {
        const player = await spinner(backend);
        await invite(backend, player);
        return player;
      };
      const { spinCount } = await readSpin(await ready());
      requireThat(spinCount < 10, 'a friend brings too many spins');
      const keyed = await ready();
      const key = backend.newKey();
      const first = await keyed.expectOk(SPIN_CALL[0], {}, { key });
      expectEqual('answer to the same key', await keyed.expectOk(SPIN_CALL[0], {}, { key }), first);
      await keyed.expectErrcode(EXCHANGE[0], 103, {}, { key });
      expectEqual(
        'round after a repeated key',
        await readSpin(keyed),
        omitFriendsNeeded(first[SPIN] as Spin),
      );
      const player = await ready();
      const answers = await expectNoChange('simultaneous spins', player, () =>
        Promise.all(Array.from({ length: 10 }, async () => player.call(...SPIN_CALL))),
      );
      const won = answers.filter(({ body }) => body.errcode === 0);
      expectEqual('successful simultaneous spins', won.length, spinCount);
      for (const { body } of answers)
        expectThat(
          'errcode of a simultaneous spin',
          [0, REFUSED.usedUp].includes(body.errcode),
          '0 or 3105',
          body.errcode,
        );
      const sum = won.reduce((total, { body }) => total + coinsIn(body['propList']).count, 0);
      expectFields('round after simultaneous spins', await readSpin(player), { amount: sum, spinCount: 0 });
    },
  },
  'spin-records': {
    statements: ['7.5-03', '2.2-097'],
    title: 'lists friends and the amounts of their spins, newest first, in pages, with masked names',
    run: async (backend) => {
      const player = await spinner(backend);
      const stranger = await spinner(backend);
      const free = (await readSpin(player)).spinCount;
      const first = await invite(backend, player);
      await expectTotal(stranger, 'actInviteUserRecord', 0);
      await backend.hooks.moveTime(MINUTE);
      const second = await invite(backend, player);
      const fresh = await expectPages(player, 'actInviteUserRecord', 'list');
      expectEqual('amounts of the records before the spins', pick(fresh, 'amount'), [0, 0]);
      expectOrder('times of the records', pick(fresh, 'timestamp'), 'descending');
      expectMasked(fresh[0]?.['nickname'], getNickname(second));
      expectMasked(fresh[1]?.['nickname'], getNickname(first));
      expectNow('time of the newest', fresh[0]?.['timestamp'], backend);
      const before = await readSpin(player);
      requireThat(before.spinCount === free + 2, 'a friend brings another number of spins');
      for (let index = 0; index < free; index++) await player.expectOk(...SPIN_CALL);
      const firstAnswer = await spin(player, 'friend');
      const secondAnswer = await spin(player, 'friend');
      const rows = await expectPages(player, 'actInviteUserRecord', 'list');
      expectEqual('amounts of the records', pick(rows, 'amount'), [secondAnswer.count, firstAnswer.count]);
    },
  },
  ...spinTimeChecks,
};
