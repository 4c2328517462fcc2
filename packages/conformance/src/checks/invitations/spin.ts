import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import type { Backend, Player } from '../../protocol/backend.ts';
import {
  ACTIVITY,
  endsAt,
  expectField,
  expectMasked,
  expectNow,
  grants,
  paysOnce,
  REFUSED,
  refuses,
  stateOf,
  type Call,
} from '../shared/activities.ts';
import {
  closesFor,
  coinsIn,
  ENOUGH,
  expectPages,
  invite,
  inviteMany,
  inviter,
  inviteUntil,
  nicknameOf,
} from '../shared/friends.ts';
import {
  DAY,
  deposit,
  expectNoChange,
  JUST_BEFORE,
  MINUTE,
  PAGE,
  STATE,
  type RewardItem,
} from '../shared/wallet.ts';

interface Spin {
  readonly spinCount: number;
  readonly amount: number;
  readonly targetAmount: number;
  readonly betRate?: number;
  readonly itemStatus: number;
  readonly expireTime: number;
  readonly wheel: readonly RewardItem[];
}

export const SPIN = 'actInviteUser';
export const SPIN_CALL: Call = ['actInviteUserSpin'];
export const EXCHANGE: Call = ['actInviteUserExchange'];
/** A round without what follows from the rest of it. */
function roundOf(round: Spin & { friendsNeeded?: number }): Spin {
  const { friendsNeeded: _friendsNeeded, ...rest } = round;
  return rest;
}
const spinOf = async (player: Player) => roundOf((await stateOf(player, SPIN)) as Spin);
const spinner = (backend: Backend) => inviter(backend, ACTIVITY.inviteSpin);

/** Spins once: the field is added to the amount, and nothing is paid. */
async function spin(player: Player): Promise<Spin & { readonly count: number }> {
  const before = await spinOf(player);
  const answer = await expectNoChange('a spin', player, () => player.expectOk(...SPIN_CALL));
  const after = roundOf(answer[SPIN] as Spin);
  const items = answer['propList'] as readonly RewardItem[];
  expectField(items, before.wheel, answer['index']);
  const { count } = coinsIn(items);
  expectEqual('after a spin', after, {
    ...before,
    spinCount: before.spinCount - 1,
    amount: before.amount + count,
    itemStatus: before.amount + count >= before.targetAmount ? STATE.claimable : STATE.open,
  });
  expectEqual('data of the answer', await spinOf(player), after);
  return { ...after, count };
}

/** Spins until no spin is left. A server that takes no spin away does not keep the check busy. */
async function spinAll(player: Player): Promise<Spin> {
  let current = await spinOf(player);
  for (let left = current.spinCount; left > 0; left--) current = await spin(player);
  return current;
}

/** A player whose spins have reached the target. */
async function fullSpinner(backend: Backend): Promise<Player> {
  const player = await spinner(backend);
  await inviteUntil(backend, player, 'the target of the spin', async () => {
    for (let left = (await spinOf(player)).spinCount; left > 0; left--) await player.expectOk(...SPIN_CALL);
    return (await spinOf(player)).itemStatus === STATE.claimable;
  });
  return player;
}

export const spinChecks = {
  'spin-begins': {
    statements: ['1-29', '2.2-097', '7.5-02', '7.5-04', '7.5-06', '4-62'],
    title: 'begins with a free spin, which adds its field to the amount and stays below the target',
    run: async (backend: Backend) => {
      const player = await spinner(backend);
      const start = await spinOf(player);
      expectEqual('amount', start.amount, 0);
      expectEqual('itemStatus', start.itemStatus, STATE.open);
      expectThat('spinCount', start.spinCount > 0, 'a free spin', start.spinCount);
      expectThat('targetAmount', start.targetAmount > 0, 'above 0', start.targetAmount);
      await refuses(player, REFUSED.notReached, EXCHANGE, SPIN);
      const end = await spinAll(player);
      expectThat(
        'amount of free spins',
        end.amount > 0 && end.amount < end.targetAmount,
        'below the target',
        end.amount,
      );
      await refuses(player, REFUSED.usedUp, SPIN_CALL, SPIN);
      await refuses(player, REFUSED.notReached, EXCHANGE, SPIN);
      const { actInviteUserStatus: status } = await player.expectOk('actInviteUserStatus');
      expectEqual('short state', status, { itemStatus: end.itemStatus, expireTime: end.expireTime });
      const { activityMap, hasTurntable } = await player.expectOk('getActivityIds');
      expectThat('activityMap', String(ACTIVITY.inviteSpin) in activityMap, 'the invite spin');
      expectEqual('hasTurntable', hasTurntable, true);
    },
  },
  'spin-friends': {
    statements: ['7.5-02', '7.5-03', '2.2-097'],
    title: "adds a spin for a friend's registration and one for a sufficient deposit, each once",
    run: async (backend: Backend) => {
      const player = await spinner(backend);
      const other = await spinner(backend);
      const countOf = async () => (await spinOf(player)).spinCount;
      const free = await countOf();
      const friend = await invite(backend, player);
      const perFriend = (await countOf()) - free;
      expectThat('spins of a friend', perFriend > 0, 'at least one', perFriend);
      await invite(backend, player);
      expectEqual('spins of two friends', await countOf(), free + 2 * perFriend);
      await deposit(backend, friend, ENOUGH);
      const perDeposit = (await countOf()) - free - 2 * perFriend;
      expectThat('spins of a deposit', perDeposit > 0, 'at least one', perDeposit);
      await deposit(backend, friend, ENOUGH);
      expectEqual('spins of a second deposit', await countOf(), free + 2 * perFriend + perDeposit);
      await deposit(backend, player, ENOUGH);
      expectEqual('spins of an own deposit', await countOf(), free + 2 * perFriend + perDeposit);
      expectEqual('spins of another player', (await spinOf(other)).spinCount, free);
    },
  },
  'spin-exchange': {
    statements: ['7.5-05', '7.5-06', '2.2-097', '4-63', '4-64'],
    title: 'pays the collected amount once after friends have closed the gap, and ends the round',
    run: async (backend: Backend) => {
      const player = await spinner(backend);
      await inviteUntil(backend, player, 'the target of the spin', async () => {
        await refuses(player, REFUSED.notReached, EXCHANGE);
        return (await spinAll(player)).itemStatus === STATE.claimable;
      });
      const { amount, betRate, expireTime } = await spinOf(player);
      const { actInviteUserStatus: full } = await player.expectOk('actInviteUserStatus');
      expectEqual('short state', full, { itemStatus: STATE.claimable, expireTime });
      const answer = await grants(player, EXCHANGE, SPIN);
      const item = coinsIn(answer['propList']);
      expectEqual('exchanged', { count: item.count, betRate: item.betRate }, { count: amount, betRate });
      const after = answer[SPIN] as Spin;
      expectEqual(
        'after the exchange',
        { amount: after.amount, itemStatus: after.itemStatus, spinCount: after.spinCount },
        { amount: 0, itemStatus: STATE.claimed, spinCount: 0 },
      );
      await invite(backend, player);
      await refuses(player, REFUSED.claimed, EXCHANGE, SPIN);
      await refuses(player, REFUSED.usedUp, SPIN_CALL, SPIN);
      const { actInviteUserStatus: ended } = await player.expectOk('actInviteUserStatus');
      expectEqual('short state at the end', ended, { itemStatus: STATE.claimed, expireTime });
    },
  },
  'spin-exchange-once': {
    statements: ['7.5-05'],
    title: 'pays the collected amount once for repeated and simultaneous exchanges',
    run: async (backend: Backend) =>
      paysOnce(backend, () => fullSpinner(backend), EXCHANGE, { refusal: REFUSED.claimed, other: SPIN_CALL }),
  },
  'spin-once': {
    statements: ['7.5-06'],
    title: 'uses each spin once for repeated and simultaneous calls',
    run: async (backend: Backend) => {
      const ready = async () => {
        const player = await spinner(backend);
        await invite(backend, player);
        return player;
      };
      const { spinCount } = await spinOf(await ready());
      requireThat(spinCount < 10, 'a friend brings too many spins');
      const keyed = await ready();
      const key = backend.newKey();
      const first = await keyed.expectOk(SPIN_CALL[0], {}, { key });
      expectEqual('answer to the same key', await keyed.expectOk(SPIN_CALL[0], {}, { key }), first);
      await keyed.expectErrcode(EXCHANGE[0], 103, {}, { key });
      expectEqual('spin', await spinOf(keyed), roundOf(first[SPIN] as Spin));
      const player = await ready();
      const answers = await expectNoChange('simultaneous spins', player, () =>
        Promise.all(Array.from({ length: 10 }, async () => player.call(...SPIN_CALL))),
      );
      const won = answers.filter(({ body }) => body.errcode === 0);
      expectEqual('spins', won.length, spinCount);
      for (const { body } of answers)
        expectThat('errcode', [0, REFUSED.usedUp].includes(body.errcode), '0 or 3105', body.errcode);
      const sum = won.reduce((total, { body }) => total + coinsIn(body['propList']).count, 0);
      const { amount, spinCount: left } = await spinOf(player);
      expectEqual('after simultaneous spins', { amount, left }, { amount: sum, left: 0 });
    },
  },
  'spin-rounds': {
    statements: ['7.5-02', '2.2-097'],
    title: 'ends a round at its time with what it collected, and begins the next one',
    run: async (backend: Backend) => {
      const player = await spinner(backend);
      const start = await spinOf(player);
      requireThat(start.expireTime !== -1, 'rounds do not end');
      const registered = backend.now();
      await inviteMany(backend, player, 2);
      await player.expectOk(...SPIN_CALL);
      const during = await spinOf(player);
      const { total } = await player.expectOk('actInviteUserRecord', PAGE);
      expectEqual('records', total, 2);
      await backend.hooks.moveTime(during.expireTime - backend.now() - JUST_BEFORE);
      expectEqual('just before the end', await spinOf(player), during);
      await backend.hooks.moveTime(JUST_BEFORE);
      const next = await spinOf(player);
      expectEqual(
        'next round',
        { spinCount: next.spinCount, amount: next.amount, itemStatus: next.itemStatus },
        { spinCount: start.spinCount, amount: 0, itemStatus: STATE.open },
      );
      const length = next.expireTime - start.expireTime;
      expectThat(
        'length of a round',
        Math.abs(start.expireTime - registered - length) < MINUTE,
        'equal rounds',
        length,
      );
      await refuses(player, REFUSED.notReached, EXCHANGE, SPIN);
      expectEqual(
        'records of the next round',
        (await player.expectOk('actInviteUserRecord', PAGE))['total'],
        0,
      );
      await invite(backend, player);
      expectEqual(
        'records of a new friend',
        (await player.expectOk('actInviteUserRecord', PAGE))['total'],
        1,
      );
    },
  },
  'spin-week': {
    statements: ['7.5-02'],
    title: 'has rounds of seven days from the registration on',
    level: 'should' as const,
    run: async (backend: Backend) => {
      const player = await spinner(backend);
      const { expireTime } = await spinOf(player);
      expectThat(
        'expireTime',
        Math.abs(expireTime - backend.now() - 7 * DAY) < MINUTE,
        'in seven days',
        expireTime,
      );
      await backend.hooks.moveTime(DAY);
      expectEqual('expireTime a day later', (await spinOf(player)).expireTime, expireTime);
      const later = await spinner(backend);
      expectThat(
        'expireTime of a later player',
        (await spinOf(later)).expireTime >= expireTime + DAY - MINUTE,
        'a day later',
      );
    },
  },
  'spin-records': {
    statements: ['7.5-03', '2.2-097'],
    title: 'lists friends and the amounts of their spins, newest first, in pages, with masked names',
    run: async (backend: Backend) => {
      const player = await spinner(backend);
      const other = await spinner(backend);
      const free = (await spinOf(player)).spinCount;
      const first = await invite(backend, player);
      expectEqual(
        'records of another player',
        (await other.expectOk('actInviteUserRecord', PAGE))['total'],
        0,
      );
      await backend.hooks.moveTime(MINUTE);
      const second = await invite(backend, player);
      const fresh = await expectPages(player, 'actInviteUserRecord', 'list');
      expectEqual(
        'amounts before the spins',
        fresh.map(({ amount }) => amount),
        [0, 0],
      );
      expectThat('order', fresh[0]?.['timestamp'] >= fresh[1]?.['timestamp'] + MINUTE / 2, 'newest first');
      expectMasked(fresh[0]?.['nickname'], nicknameOf(second));
      expectMasked(fresh[1]?.['nickname'], nicknameOf(first));
      expectNow('time of the newest', fresh[0]?.['timestamp'], backend);
      const before = await spinOf(player);
      requireThat(before.spinCount === free + 2, 'a friend brings another number of spins');
      for (let index = 0; index < free; index++) await player.expectOk(...SPIN_CALL);
      const one = await spin(player);
      const two = await spin(player);
      const rows = await expectPages(player, 'actInviteUserRecord', 'list');
      expectEqual(
        'amounts',
        rows.map(({ amount }) => amount),
        [two.count, one.count],
      );
    },
  },
  'spin-counts-while-closed': {
    statements: ['7.5-02'],
    title: 'counts friends who come while the invite spin is closed, and refuses its calls with 3101',
    run: async (backend: Backend) => {
      const player = await spinner(backend);
      const { spinCount } = await spinOf(player);
      await closesFor(
        backend,
        player,
        ACTIVITY.inviteSpin,
        [[SPIN], ['actInviteUserStatus'], ['actInviteUserRecord', PAGE], SPIN_CALL, EXCHANGE],
        SPIN,
      );
      expectEqual('spins of a friend meanwhile', (await spinOf(player)).spinCount, spinCount + 1);
    },
  },
  'spin-ends': {
    statements: ['7.5-02'],
    title: 'ends the invite spin by the clock',
    run: async (backend: Backend) =>
      endsAt(backend, ACTIVITY.inviteSpin, SPIN, [
        [SPIN],
        ['actInviteUserStatus'],
        ['actInviteUserRecord', PAGE],
        SPIN_CALL,
        EXCHANGE,
      ]),
  },
};
