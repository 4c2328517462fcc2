import { defineChecks } from '../check.ts';
import { expectEqual, expectThat, requireThat } from '../expect.ts';
import type { Backend, Body, Fields, Player } from '../run/backend.ts';
import {
  ACTIVITY,
  closes,
  endsAt,
  expectField,
  expectMasked,
  expectNow,
  grants,
  ignoresDoubleClick,
  needsSession,
  paysOnce,
  play,
  playerWith,
  REFUSED,
  refuses,
  STATE,
  stateOf,
  stepAt,
  UNKNOWN_ID,
  type Call,
  type Step,
  type Task,
} from './support/activities.ts';
import { coinsIn, ENOUGH, invite, inviteMany, inviter, inviteRich, inviteUntil } from './support/friends.ts';
import {
  DAY,
  deposit,
  expectNoChange,
  gainOf,
  JUST_BEFORE,
  MINUTE,
  SECOND,
  untilMidnight,
  walletOf,
  type RewardItem,
} from './support/wallet.ts';

const PAGE = { page: 1, pageSize: 20 };

/** The pages of a list of two rows agree with the whole list. */
async function expectPages(player: Player, call: string, field: string): Promise<readonly Fields[]> {
  const whole = await player.done(call, PAGE);
  const rows = whole[field] as readonly Fields[];
  expectEqual('total', whole['total'], rows.length);
  for (const [index, row] of rows.entries()) {
    const page = await player.done(call, { page: index + 1, pageSize: 1 });
    expectEqual(
      `page ${index + 1}`,
      { rows: page[field], total: page['total'] },
      { rows: [row], total: rows.length },
    );
  }
  const after = await player.done(call, { page: rows.length + 1, pageSize: 1 });
  expectEqual(
    'page after the last',
    { rows: after[field], total: after['total'] },
    { rows: [], total: rows.length },
  );
  return rows;
}

const nicknameOf = ({ userInfo }: Player) => String(userInfo['nickname']);

// Invite spin

interface Spin {
  readonly spinCount: number;
  readonly amount: number;
  readonly targetAmount: number;
  readonly betRate?: number;
  readonly itemStatus: number;
  readonly expireTime: number;
  readonly wheel: readonly RewardItem[];
}

const SPIN = 'actInviteUser';
const SPIN_CALL: Call = ['actInviteUserSpin'];
const EXCHANGE: Call = ['actInviteUserExchange'];
const spinOf = async (player: Player) => (await stateOf(player, SPIN)) as Spin;
const spinner = (backend: Backend) => inviter(backend, ACTIVITY.inviteSpin);

/** Spins once: the field is added to the amount, and nothing is paid. */
async function spin(player: Player): Promise<Spin & { readonly count: number }> {
  const before = await spinOf(player);
  const answer = await expectNoChange('a spin', player, () => player.done(...SPIN_CALL));
  const after = answer[SPIN] as Spin;
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
    for (let left = (await spinOf(player)).spinCount; left > 0; left--) await player.done(...SPIN_CALL);
    return (await spinOf(player)).itemStatus === STATE.claimable;
  });
  return player;
}

const spinChecks = {
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
      const { actInviteUserStatus: status } = await player.done('actInviteUserStatus');
      expectEqual('short state', status, { itemStatus: end.itemStatus, expireTime: end.expireTime });
      const { activityMap, hasTurntable } = await player.done('getActivityIds');
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
      const { actInviteUserStatus: full } = await player.done('actInviteUserStatus');
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
      const { actInviteUserStatus: ended } = await player.done('actInviteUserStatus');
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
      const first = await keyed.done(SPIN_CALL[0], {}, { key });
      expectEqual('answer to the same key', await keyed.done(SPIN_CALL[0], {}, { key }), first);
      await keyed.refused(EXCHANGE[0], 103, {}, { key });
      expectEqual('spin', await spinOf(keyed), first[SPIN]);
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
      await player.done(...SPIN_CALL);
      const during = await spinOf(player);
      const { total } = await player.done('actInviteUserRecord', PAGE);
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
      expectEqual('records of the next round', (await player.done('actInviteUserRecord', PAGE))['total'], 0);
      await invite(backend, player);
      expectEqual('records of a new friend', (await player.done('actInviteUserRecord', PAGE))['total'], 1);
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
      expectEqual('records of another player', (await other.done('actInviteUserRecord', PAGE))['total'], 0);
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
      for (let index = 0; index < free; index++) await player.done(...SPIN_CALL);
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

/** The calls are refused while the activity is closed; a friend comes and deposits meanwhile, which counts. */
async function closesFor(
  backend: Backend,
  player: Player,
  activity: number,
  calls: readonly Call[],
  query: string,
): Promise<void> {
  await closes(backend, player, activity, calls, { query });
  await closes(backend, player, activity, calls, {
    query,
    meanwhile: async () => invite(backend, player),
    counts: true,
  });
}

// Invite bonus

interface Bonus {
  readonly awardId: number;
  readonly inviteCount: number;
  readonly itemStatus: number;
}

interface BonusStep {
  readonly id: number;
  readonly inviteCount: number;
  readonly award: readonly RewardItem[];
}

const BONUS = 'appInviteBonus1User';
const bonusOf = async (player: Player) => (await stateOf(player, BONUS)) as Bonus;
const bonusStepsOf = async (backend: Backend): Promise<readonly BonusStep[]> =>
  (await backend.webConfig())['appInviteBonus1ConfigList'];
const receiveBonus = (propId: number): Call => ['appInviteBonus1UserReceive', { propId }];
const bonusPlayer = (backend: Backend) => inviter(backend, ACTIVITY.inviteBonus);
const NO_ITEM = 1399;

/** A claim with a key of its own. */
const claimBonus = async (backend: Backend, player: Player, item: RewardItem): Promise<Bonus> =>
  (await grants(player, receiveBonus(item.id), BONUS, { items: [item], options: { key: backend.newKey() } }))[
    BONUS
  ];

const refusesBonus = async (backend: Backend, player: Player, errcode: number, propId: number) =>
  expectNoChange('a refused bonus', player, async () => {
    const before = await bonusOf(player);
    await player.refused('appInviteBonus1UserReceive', errcode, { propId }, { key: backend.newKey() });
    expectEqual('bonus', await bonusOf(player), before);
  });

const bonusChecks = {
  'bonus-steps': {
    statements: [
      '2.2-113',
      '1-30',
      '3-058',
      '3-086',
      '3-087',
      '4-62',
      '4-63',
      '4-64',
      '4-69',
      '7.4-15',
      '7.4-16',
      '7.4-17',
      '7.5-41',
    ],
    title:
      'opens each step with exactly the friends it asks for, grants its items once, and stays claimed at the end',
    run: async (backend: Backend) => {
      const steps = await bonusStepsOf(backend);
      const last = stepAt(steps, steps.length - 1);
      requireThat(last.inviteCount <= 30, 'the last step asks for too many friends');
      const player = await bonusPlayer(backend);
      let friends = 0;
      for (const [index, { id, inviteCount, award }] of steps.entries()) {
        const item = stepAt(award, 0);
        while (friends < inviteCount) {
          expectEqual('before the step', await bonusOf(player), {
            awardId: id,
            inviteCount: friends,
            itemStatus: STATE.open,
          });
          if (friends === 0 || friends === inviteCount - 1)
            await refusesBonus(backend, player, REFUSED.notReached, item.id);
          await invite(backend, player);
          friends += 1;
        }
        expectEqual('reached', await bonusOf(player), {
          awardId: id,
          inviteCount,
          itemStatus: STATE.claimable,
        });
        await refusesBonus(backend, player, REFUSED.unknown, NO_ITEM);
        for (const one of award) await claimBonus(backend, player, one);
        const next = steps[index + 1];
        expectEqual('after the step', await bonusOf(player), {
          awardId: next?.id ?? id,
          inviteCount,
          itemStatus: next ? STATE.open : STATE.claimed,
        });
      }
      for (const { id } of last.award) await refusesBonus(backend, player, REFUSED.claimed, id);
      await invite(backend, player);
      expectEqual('at the end', await bonusOf(player), {
        awardId: last.id,
        inviteCount: friends + 1,
        itemStatus: STATE.claimed,
      });
    },
  },
  'bonus-several-steps': {
    statements: ['7.4-16', '3-086'],
    title: 'grants steps that are reached together one after the other',
    run: async (backend: Backend) => {
      const steps = await bonusStepsOf(backend);
      const [first, second] = [stepAt(steps, 0), stepAt(steps, 1)];
      requireThat(second.inviteCount <= 30, 'the second step asks for too many friends');
      const player = await bonusPlayer(backend);
      await inviteMany(backend, player, second.inviteCount);
      for (const item of first.award) await claimBonus(backend, player, item);
      expectEqual('second step', await bonusOf(player), {
        awardId: second.id,
        inviteCount: second.inviteCount,
        itemStatus: STATE.claimable,
      });
      for (const item of second.award) await claimBonus(backend, player, item);
    },
  },
  'bonus-double-click': {
    statements: ['7.4-16'],
    title:
      'takes the same item within three seconds without a key for a double click, and each key for a claim',
    run: async (backend: Backend) => {
      const steps = await bonusStepsOf(backend);
      const [first, second] = [stepAt(steps, 0), stepAt(steps, 1)];
      const item = stepAt(first.award, 0);
      const again = second.award.find(({ id }) => id === item.id);
      requireThat(
        first.award.length === 1 && again !== undefined && second.inviteCount <= 30,
        'the steps differ',
      );
      const player = await bonusPlayer(backend);
      await inviteMany(backend, player, second.inviteCount);
      await ignoresDoubleClick(backend, player, receiveBonus(item.id), BONUS, [item, again]);
    },
  },
  'bonus-keys-at-once': {
    statements: ['7.4-16'],
    title: 'grants a step for each of two keys at once',
    run: async (backend: Backend) => {
      const steps = await bonusStepsOf(backend);
      const [first, second] = [stepAt(steps, 0), stepAt(steps, 1)];
      const item = stepAt(first.award, 0);
      requireThat(
        first.award.length === 1 &&
          second.award.length === 1 &&
          second.award[0]?.id === item.id &&
          second.inviteCount <= 30,
        'the steps differ',
      );
      const player = await bonusPlayer(backend);
      await inviteMany(backend, player, second.inviteCount);
      const before = await walletOf(player);
      const answers = await Promise.all(
        [backend.newKey(), backend.newKey()].map(async (key) =>
          player.done(...receiveBonus(item.id), { key }),
        ),
      );
      const items = answers.flatMap(({ propList }) => propList as RewardItem[]);
      expectEqual(
        'granted coins',
        items.map(({ count }) => count).toSorted((a, b) => a - b),
        [item.count, second.award[0]?.count].toSorted((a, b) => a - b),
      );
      expectEqual('coin', (await walletOf(player)).coin, before.coin + gainOf(items).coin);
    },
  },
  'bonus-once': {
    statements: ['7.4-16'],
    title: 'grants an item once for repeated and simultaneous claims',
    run: async (backend: Backend) => {
      const first = stepAt(await bonusStepsOf(backend), 0);
      const item = stepAt(first.award, 0);
      const ready = async () => {
        const player = await bonusPlayer(backend);
        await inviteMany(backend, player, first.inviteCount);
        return player;
      };
      await paysOnce(backend, ready, receiveBonus(item.id), {
        // With other keys they are claims of the next step, which is not reached.
        refusal: REFUSED.notReached,
        or: [REFUSED.claimed],
        other: receiveBonus(NO_ITEM),
      });
    },
  },
  'bonus-read': {
    statements: ['7.4-15', '3-087'],
    title: 'returns no granted items on a read, and only to the player the own friends',
    run: async (backend: Backend) => {
      const player = await bonusPlayer(backend);
      const other = await bonusPlayer(backend);
      await invite(backend, player);
      const answer = await expectNoChange('a read', player, () => player.done(BONUS));
      expectEqual('propList', answer['propList'], []);
      expectEqual('inviteCount', answer[BONUS].inviteCount, 1);
      expectEqual('inviteCount of another player', (await bonusOf(other)).inviteCount, 0);
    },
  },
  'bonus-closed': {
    statements: ['7.4-15', '7.4-16', '7.5-41'],
    title: 'refuses the invite bonus with 3101 while it is closed, and counts friends who come meanwhile',
    run: async (backend: Backend) => {
      const player = await bonusPlayer(backend);
      const item = stepAt(stepAt(await bonusStepsOf(backend), 0).award, 0);
      await closesFor(
        backend,
        player,
        ACTIVITY.inviteBonus,
        [[BONUS], receiveBonus(item.id), receiveBonus(NO_ITEM)],
        BONUS,
      );
      expectEqual('inviteCount', (await bonusOf(player)).inviteCount, 1);
    },
  },
};

// How players become friends

const friendChecks = {
  'invite-code': {
    statements: ['3-013', '3-103', '7.6-01'],
    title: 'makes the owner of the invite code the superior, and ignores an unknown code',
    run: async (backend: Backend) => {
      const player = await bonusPlayer(backend);
      const friend = await invite(backend, player);
      expectEqual('pid', (await friend.info())['pid'], player.userId);
      const stranger = await backend.registered({ outValue: 'no-such-code' });
      expectEqual('pid of an unknown code', (await stranger.info())['pid'], 0);
      expectEqual('inviteCount', (await bonusOf(player)).inviteCount, 1);
      await friend.refused('agentFill', 2113, { pid: stranger.userId });
      expectEqual('inviteCount', (await bonusOf(player)).inviteCount, 1);
    },
  },
  'named-superior': {
    statements: ['2.2-086'],
    title: 'counts a friend who names the player as superior, once',
    run: async (backend: Backend) => {
      const player = await bonusPlayer(backend);
      const friend = await inviteRich(backend, player);
      expectEqual('inviteCount', (await bonusOf(player)).inviteCount, 1);
      await friend.refused('agentFill', 2113, { pid: player.userId });
      expectEqual('inviteCount', (await bonusOf(player)).inviteCount, 1);
    },
  },
};

// Agent

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

const AGENT = 'agentData';
const AGENT_EXCHANGE: Call = ['agent3Exchange'];
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

const agentChecks = {
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

// Agent5

interface Agent5 {
  readonly inviteCount: number;
  readonly inviteValidCount: number;
  readonly amount: number;
  readonly betRate?: number;
  readonly itemStatus: number;
  readonly steps: readonly Step[];
}

const AGENT5 = 'appAgent5User';
const AGENT5_RECEIVE: Call = ['appAgent5UserReceive'];
const AGENT5_LOG = 'appAgent5UserLog';
const receiveValid = (awardId: number): Call => ['appAgent5UserInviteValidReceive', { awardId }];
const agent5Of = async (player: Player) => (await stateOf(player, AGENT5)) as Agent5;
const agent5Player = (backend: Backend) => inviter(backend, ACTIVITY.agent5);
/** Kinds of income. */
const INCOME = { deposit: 1, stake: 2, validInvite: 3 } as const;

const logOf = async (player: Player): Promise<readonly Fields[]> =>
  (await player.done(AGENT5_LOG, PAGE))['list'];

const agent5Checks = {
  'agent5-income': {
    statements: ['1-31', '2.2-101', '7.5-24', '7.5-25', '7.5-23', '4-62', '4-63', '4-64'],
    title: 'has income from deposits, stakes and qualified friends, logs each, and pays the sum once',
    run: async (backend: Backend) => {
      const player = await agent5Player(backend);
      const other = await agent5Player(backend);
      const { inviteCount, inviteValidCount, amount, itemStatus, betRate } = await agent5Of(player);
      expectEqual(
        'start',
        { inviteCount, inviteValidCount, amount, itemStatus },
        { inviteCount: 0, inviteValidCount: 0, amount: 0, itemStatus: STATE.open },
      );
      await refuses(player, REFUSED.noIncome, AGENT5_RECEIVE, AGENT5);
      const friend = await inviteRich(backend, player);
      expectEqual('log of a friend without income', await logOf(player), []);
      expectEqual(
        'a friend',
        [(await agent5Of(player)).inviteCount, (await agent5Of(player)).amount],
        [1, 0],
      );
      await play(backend, friend, 100_00, 4);
      const staked = (await agent5Of(player)).amount;
      expectThat('share of the stakes', staked > 0 && staked < 400_00, 'a share', staked);
      await backend.hooks.moveTime(2 * SECOND);
      await deposit(backend, friend, ENOUGH);
      const rows = await expectPages(player, AGENT5_LOG, 'list');
      expectEqual(
        'types',
        rows.map(({ type }) => type),
        [INCOME.validInvite, INCOME.deposit, INCOME.stake],
      );
      expectEqual('income of the stakes', rows[2]?.['amount'], staked);
      for (const { nickname, amount: one } of rows) {
        expectMasked(nickname, nicknameOf(friend));
        expectThat('amount', one > 0, 'above 0', one);
      }
      expectThat('times', rows[1]?.['timestamp'] > rows[2]?.['timestamp'], 'newest first');
      expectNow('time of the newest', rows[0]?.['timestamp'], backend);
      const earned = await agent5Of(player);
      expectEqual(
        'amount',
        [earned.amount, earned.itemStatus, earned.inviteValidCount],
        [rows.reduce((sum, row) => sum + row['amount'], 0), STATE.claimable, 1],
      );
      const answer = await grants(player, AGENT5_RECEIVE, AGENT5);
      const item = coinsIn(answer['propList']);
      expectEqual('paid', { count: item.count, betRate: item.betRate }, { count: earned.amount, betRate });
      const after = answer[AGENT5] as Agent5;
      expectEqual('afterwards', [after.amount, after.itemStatus], [0, STATE.claimed]);
      await refuses(player, REFUSED.noIncome, AGENT5_RECEIVE, AGENT5);
      expectEqual('log afterwards', await logOf(player), rows);
      await deposit(backend, friend, ENOUGH);
      const again = await agent5Of(player);
      expectEqual(
        'income of the next deposit',
        [again.amount, again.itemStatus],
        [rows[1]?.['amount'], STATE.claimable],
      );
      expectEqual(
        'another player',
        await agent5Of(other).then((one) => [one.inviteCount, one.amount]),
        [0, 0],
      );
      expectEqual('log of another player', await logOf(other), []);
    },
  },
  'agent5-log': {
    statements: ['7.5-23'],
    title: 'has one row for the income of a kind from a friend on a day',
    level: 'should' as const,
    run: async (backend: Backend) => {
      const player = await agent5Player(backend);
      const friend = await inviteRich(backend, player);
      await play(backend, friend, 100_00, 2);
      const [first] = await logOf(player);
      await play(backend, friend, 100_00, 2);
      expectEqual(
        'rows of a day',
        (await logOf(player)).map(({ amount }) => amount),
        [2 * (first?.['amount'] ?? 0)],
      );
      await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
      await play(backend, friend, 100_00, 2);
      expectEqual('rows before midnight', (await logOf(player)).length, 1);
      await backend.hooks.moveTime(JUST_BEFORE);
      await play(backend, friend, 100_00, 2);
      expectEqual('rows after midnight', (await logOf(player)).length, 2);
    },
  },
  'agent5-qualified': {
    statements: ['7.5-24', '7.5-26'],
    title: 'counts a friend who deposits enough as qualified, once',
    run: async (backend: Backend) => {
      const player = await agent5Player(backend);
      const [one, two] = await inviteMany(backend, player, 2);
      const counts = async () => {
        const { inviteCount, inviteValidCount } = await agent5Of(player);
        return [inviteCount, inviteValidCount];
      };
      expectEqual('without deposits', await counts(), [2, 0]);
      for (const [friend, valid] of [
        [one, 1],
        [one, 1],
        [two, 2],
        [two, 2],
      ] as const) {
        if (friend) await deposit(backend, friend, ENOUGH);
        expectEqual('qualified', await counts(), [2, valid]);
      }
      const valid = (await logOf(player)).filter(({ type }) => type === INCOME.validInvite);
      expectEqual('incomes for qualified friends', valid.length, 2);
      expectEqual('equal incomes', valid[0]?.['amount'], valid[1]?.['amount']);
    },
  },
  'agent5-steps': {
    statements: ['7.5-26', '7.5-24', '2.2-101'],
    title: 'grants the award of each step once, with exactly enough qualified friends',
    run: async (backend: Backend) => {
      const player = await agent5Player(backend);
      const { steps } = await agent5Of(player);
      const reachable = steps.filter(({ target }) => target <= 6);
      requireThat(reachable.length > 0, 'the steps ask for too many friends');
      const first = stepAt(steps, 0);
      await inviteMany(backend, player, first.target);
      await refuses(player, REFUSED.notReached, receiveValid(first.awardId), AGENT5);
      await refuses(player, REFUSED.unknown, receiveValid(UNKNOWN_ID), AGENT5);
      let valid = 0;
      for (const [index, { awardId, target, propList }] of reachable.entries()) {
        while (valid < target) {
          if (valid === target - 1) await refuses(player, REFUSED.notReached, receiveValid(awardId), AGENT5);
          await invite(backend, player, ENOUGH);
          valid += 1;
        }
        const reached = await agent5Of(player);
        expectEqual('inviteValidCount', reached.inviteValidCount, valid);
        expectEqual(
          'states',
          reached.steps.map((step) => step.itemStatus),
          steps.map((_, at) => {
            if (at < index) return STATE.claimed;
            return at === index ? STATE.claimable : STATE.open;
          }),
        );
        const answer = await grants(player, receiveValid(awardId), AGENT5, { items: propList });
        expectEqual('state afterwards', (answer[AGENT5] as Agent5).steps[index]?.itemStatus, STATE.claimed);
        await refuses(player, REFUSED.claimed, receiveValid(awardId), AGENT5);
      }
    },
  },
  'agent5-step-once': {
    statements: ['7.5-26'],
    title: 'grants a step of agent5 once for repeated and simultaneous claims',
    run: async (backend: Backend) => {
      const first = stepAt((await agent5Of(await agent5Player(backend))).steps, 0);
      requireThat(first.target <= 6, 'the first step asks for too many friends');
      const ready = async () => {
        const player = await agent5Player(backend);
        await inviteMany(backend, player, first.target, ENOUGH);
        return player;
      };
      await paysOnce(backend, ready, receiveValid(first.awardId), {
        refusal: REFUSED.claimed,
        other: receiveValid(UNKNOWN_ID),
      });
    },
  },
  'agent5-once': {
    statements: ['7.5-25'],
    title: 'pays the income of agent5 once for repeated and simultaneous calls',
    run: async (backend: Backend) => {
      const ready = async () => {
        const player = await agent5Player(backend);
        await invite(backend, player, ENOUGH);
        return player;
      };
      await paysOnce(backend, ready, AGENT5_RECEIVE, { refusal: REFUSED.noIncome, other: AGENT_EXCHANGE });
    },
  },
  'agent5-closed': {
    statements: ['7.5-23', '7.5-24', '7.5-25', '7.5-26'],
    title: 'refuses agent5 with 3101 while it is closed, and counts friends meanwhile',
    run: async (backend: Backend) => {
      const player = await agent5Player(backend);
      await invite(backend, player, ENOUGH);
      await closesFor(
        backend,
        player,
        ACTIVITY.agent5,
        [[AGENT5], [AGENT5_LOG, PAGE], AGENT5_RECEIVE, receiveValid(1), receiveValid(UNKNOWN_ID)],
        AGENT5,
      );
      expectEqual('inviteCount', (await agent5Of(player)).inviteCount, 2);
    },
  },
};

// Agent count

interface AgentCount {
  readonly inviteCount: number;
  readonly scratchCount: number;
  readonly lotteryCount: number;
  readonly itemStatus: number;
  readonly awardId: number;
  readonly steps: readonly Step[];
  readonly prizes: readonly RewardItem[];
}

const COUNT = 'agent4Data';
const SCRATCH: Call = ['agent4Scratch'];
const LOTTERY: Call = ['agent4Lottery'];
const ROWS = 'agent4InviteRows';
const award = (awardId: number): Call => ['agent4Award', { awardId }];
const countOf = async (player: Player) => (await stateOf(player, COUNT)) as AgentCount;
const countIn = (answer: Body): AgentCount => answer[COUNT];
const countPlayer = (backend: Backend) => inviter(backend, ACTIVITY.agentCount);

/** The counts of a player. */
const countsOf = async (player: Player) => {
  const { inviteCount, scratchCount, lotteryCount } = await countOf(player);
  return { inviteCount, scratchCount, lotteryCount };
};

/** How many qualified friends a draw needs. */
async function friendsPerDraw(backend: Backend): Promise<number> {
  const player = await countPlayer(backend);
  return inviteUntil(backend, player, 'a draw', async () => (await countOf(player)).lotteryCount > 0, {
    amount: ENOUGH,
    atMost: 6,
  });
}

async function withFriends(backend: Backend, count: number): Promise<Player> {
  const player = await countPlayer(backend);
  await inviteMany(backend, player, count, ENOUGH);
  return player;
}

const countChecks = {
  'count-friends': {
    statements: ['1-31', '2.2-100', '7.5-18'],
    title: 'gives scratch cards and draws for qualified friends alone',
    run: async (backend: Backend) => {
      const player = await countPlayer(backend);
      const other = await countPlayer(backend);
      const { steps, awardId, itemStatus } = await countOf(player);
      expectEqual(
        'step',
        { awardId, itemStatus },
        { awardId: stepAt(steps, 0).awardId, itemStatus: STATE.open },
      );
      const nothing = { inviteCount: 0, scratchCount: 0, lotteryCount: 0 };
      expectEqual('start', await countsOf(player), nothing);
      const [first] = await inviteMany(backend, player, 2);
      expectEqual('friends without deposits', await countsOf(player), nothing);
      if (first) await deposit(backend, first, ENOUGH);
      const one = await countsOf(player);
      expectEqual('inviteCount', one.inviteCount, 1);
      expectThat('scratchCount', one.scratchCount > 0, 'a card', one.scratchCount);
      if (first) await deposit(backend, first, ENOUGH);
      expectEqual('a second deposit', await countsOf(player), one);
      let count = 1;
      while ((await countOf(player)).lotteryCount === 0 && count < 6) {
        await invite(backend, player, ENOUGH);
        count += 1;
        const { inviteCount, scratchCount } = await countsOf(player);
        expectEqual(
          'cards',
          { inviteCount, scratchCount },
          { inviteCount: count, scratchCount: count * one.scratchCount },
        );
      }
      expectEqual('draws', (await countOf(player)).lotteryCount, 1);
      if (count > 1) {
        const other3 = await countPlayer(backend);
        await inviteMany(backend, other3, count - 1, ENOUGH);
        expectEqual('draws of one friend less', (await countOf(other3)).lotteryCount, 0);
        await inviteMany(backend, player, count, ENOUGH);
        expectEqual('draws of twice as many', (await countOf(player)).lotteryCount, 2);
      }
      expectEqual('another player', await countsOf(other), nothing);
    },
  },
  'count-scratch': {
    statements: ['7.5-19', '2.2-100'],
    title: 'scratches each card once and grants its content',
    run: async (backend: Backend) => {
      const empty = await countPlayer(backend);
      await refuses(empty, REFUSED.usedUp, SCRATCH, COUNT);
      const player = await withFriends(backend, 3);
      for (let left = (await countOf(player)).scratchCount - 1; left >= 0; left--) {
        const answer = await grants(player, SCRATCH, COUNT);
        expectEqual('items', answer['propList'].length, 1);
        expectEqual('cards left', countIn(answer).scratchCount, left);
      }
      await refuses(player, REFUSED.usedUp, SCRATCH, COUNT);
      await invite(backend, player, ENOUGH);
      await grants(player, SCRATCH, COUNT);
    },
  },
  'count-scratch-once': {
    statements: ['7.5-19'],
    title: 'uses each scratch card once for repeated and simultaneous calls',
    run: async (backend: Backend) => {
      const { scratchCount } = await countOf(await withFriends(backend, 2));
      requireThat(scratchCount < 10, 'a friend brings too many cards');
      await paysOnce(backend, () => withFriends(backend, 2), SCRATCH, {
        refusal: REFUSED.usedUp,
        times: scratchCount,
        other: LOTTERY,
      });
    },
  },
  'count-lottery': {
    statements: ['7.5-21', '2.2-100'],
    title: 'grants the prize of the drawn field for each draw',
    run: async (backend: Backend) => {
      const empty = await countPlayer(backend);
      await refuses(empty, REFUSED.usedUp, LOTTERY, COUNT);
      const friends = await friendsPerDraw(backend);
      const player = await withFriends(backend, friends);
      const { scratchCount } = await countOf(player);
      const answer = await grants(player, LOTTERY, COUNT);
      const after = countIn(answer);
      expectField(answer['propList'], after.prizes, answer['index']);
      expectEqual('counts', [after.lotteryCount, after.scratchCount], [0, scratchCount]);
      await refuses(player, REFUSED.usedUp, LOTTERY, COUNT);
      await inviteMany(backend, player, friends, ENOUGH);
      await grants(player, LOTTERY, COUNT);
    },
  },
  'count-lottery-once': {
    statements: ['7.5-21'],
    title: 'uses each draw once for repeated and simultaneous calls',
    run: async (backend: Backend) => {
      const friends = await friendsPerDraw(backend);
      await paysOnce(backend, () => withFriends(backend, friends), LOTTERY, {
        refusal: REFUSED.usedUp,
        other: SCRATCH,
      });
    },
  },
  'count-steps': {
    statements: ['7.5-22', '7.5-18', '2.2-100', '4-62', '4-63', '4-64'],
    title: 'grants the award of each step once, with exactly enough qualified friends',
    run: async (backend: Backend) => {
      const player = await countPlayer(backend);
      const { steps } = await countOf(player);
      const reachable = steps.filter(({ target }) => target <= 12);
      requireThat(reachable.length > 0, 'the steps ask for too many friends');
      await invite(backend, player);
      await refuses(player, REFUSED.unknown, award(UNKNOWN_ID), COUNT);
      let valid = 0;
      for (const [index, { awardId, target, propList }] of reachable.entries()) {
        await refuses(player, REFUSED.notReached, award(awardId), COUNT);
        while (valid < target) {
          if (valid === target - 1) await refuses(player, REFUSED.notReached, award(awardId), COUNT);
          await invite(backend, player, ENOUGH);
          valid += 1;
        }
        const reached = await countOf(player);
        expectEqual(
          'step',
          { awardId: reached.awardId, itemStatus: reached.itemStatus },
          { awardId, itemStatus: STATE.claimable },
        );
        const after = countIn(await grants(player, award(awardId), COUNT, { items: propList }));
        const next = steps[index + 1];
        expectEqual(
          'next step',
          { awardId: after.awardId, itemStatus: after.itemStatus },
          { awardId: next?.awardId ?? awardId, itemStatus: next ? STATE.open : STATE.claimed },
        );
        expectEqual(
          'states',
          after.steps.map((step) => step.itemStatus),
          steps.map((_, at) => (at <= index ? STATE.claimed : STATE.open)),
        );
        await refuses(player, REFUSED.claimed, award(awardId), COUNT);
      }
    },
  },
  'count-step-once': {
    statements: ['7.5-22'],
    title: 'grants a step once for repeated and simultaneous claims',
    run: async (backend: Backend) => {
      const first = stepAt((await countOf(await countPlayer(backend))).steps, 0);
      requireThat(first.target <= 6, 'the first step asks for too many friends');
      await paysOnce(backend, () => withFriends(backend, first.target), award(first.awardId), {
        refusal: REFUSED.claimed,
        other: award(UNKNOWN_ID),
      });
    },
  },
  'count-rows': {
    statements: ['7.5-20', '2.2-100'],
    title: 'lists the invited players, newest first, masked, in pages, and who is qualified',
    run: async (backend: Backend) => {
      const player = await countPlayer(backend);
      const other = await countPlayer(backend);
      const first = await invite(backend, player, ENOUGH);
      await backend.hooks.moveTime(2 * SECOND);
      const second = await invite(backend, player);
      const rows = await expectPages(player, ROWS, 'rows');
      expectEqual(
        'valid',
        rows.map(({ valid }) => valid),
        [0, 1],
      );
      expectMasked(rows[0]?.['nickname'], nicknameOf(second));
      expectMasked(rows[1]?.['nickname'], nicknameOf(first));
      expectThat('order', rows[0]?.['timestamp'] > rows[1]?.['timestamp'], 'newest first');
      expectNow('time of an invitation', rows[0]?.['timestamp'], backend);
      await backend.hooks.moveTime(DAY);
      await deposit(backend, second, ENOUGH);
      const later = await player.done(ROWS, PAGE);
      expectEqual('after a deposit', later['rows'], [{ ...rows[0], valid: 1 }, rows[1]]);
      expectEqual('rows of another player', (await other.done(ROWS, PAGE))['total'], 0);
    },
  },
};

// Tasks of an agent

const TASKS = 'appProxyUser4TaskUser';
const tasksOf = async (player: Player): Promise<readonly Task[]> => (await stateOf(player, TASKS))['tasks'];
const tasksIn = (answer: Body): readonly Task[] => answer[TASKS].tasks;
const shareTask = (id: number): Call => ['appProxyUser4TaskUserShare', { id }];
const receiveTask = (id: number): Call => ['appProxyUser4TaskUserReceive', { id }];
const numsOf = (tasks: readonly Task[]) => tasks.map(({ num }) => num);

/** The tasks whose progress a deed changes. */
async function tasksFor(
  backend: Backend,
  deed: (player: Player) => Promise<unknown>,
): Promise<readonly number[]> {
  const player = await countPlayer(backend);
  const before = await tasksOf(player);
  await deed(player);
  const after = await tasksOf(player);
  return before.filter(({ num }, index) => after[index]?.num !== num).map(({ id }) => id);
}

/** The tasks that count shares: those that a share can be reported for. */
async function sharedTasks(backend: Backend): Promise<readonly number[]> {
  const { length } = await tasksOf(await countPlayer(backend));
  for (let index = 0; index < length; index++) {
    const player = await countPlayer(backend);
    const before = await tasksOf(player);
    const { body } = await player.call(...shareTask(stepAt(before, index).id));
    if (body.errcode !== 0) continue;
    const after = await tasksOf(player);
    return before.filter(({ num }, at) => after[at]?.num !== num).map(({ id }) => id);
  }
  requireThat(false, 'no task counts shares');
  return [];
}

/** Claims the completed tasks, each once; the others are refused. */
async function claimTasks(player: Player): Promise<number> {
  let claimed = 0;
  for (const task of await tasksOf(player)) {
    if (task.itemStatus === STATE.claimable) {
      expectEqual('progress of a completed task', task.num, task.target);
      const answer = await grants(player, receiveTask(task.id), TASKS, { items: task.propList });
      expectEqual(
        'task afterwards',
        tasksIn(answer).find(({ id }) => id === task.id),
        { ...task, itemStatus: STATE.claimed },
      );
      await refuses(player, REFUSED.claimed, receiveTask(task.id), TASKS);
      claimed += 1;
    } else if (task.itemStatus === STATE.open) {
      expectThat('progress of an open task', task.num < task.target, `below ${task.target}`, task.num);
      await refuses(player, REFUSED.notReached, receiveTask(task.id), TASKS);
    }
  }
  return claimed;
}

/** What the tasks of an agent count. */
const DEEDS: Readonly<Record<string, (backend: Backend, player: Player) => Promise<unknown>>> = {
  friends: async (backend, player) => invite(backend, player),
  'qualified-friends': async (backend, player) => invite(backend, player, ENOUGH),
  'stakes-of-friends': async (backend, player) =>
    play(backend, await inviteRich(backend, player), 100_00, 100),
};

const taskChecks = {
  'tasks-begin': {
    statements: ['7.5-27', '2.2-100', '4-62'],
    title: 'shows a new player the tasks of an agent, none of which is completed',
    run: async (backend: Backend) => {
      const player = await countPlayer(backend);
      const tasks = await tasksOf(player);
      expectThat('tasks', tasks.length > 0, 'at least one');
      for (const { num, itemStatus, target, propList } of tasks) {
        expectEqual('task', { num, itemStatus }, { num: 0, itemStatus: STATE.open });
        expectThat('target and reward', target > 0 && propList.length > 0, 'above 0, and items');
      }
      expectEqual('claimed tasks', await claimTasks(player), 0);
      await refuses(player, REFUSED.unknown, receiveTask(UNKNOWN_ID), TASKS);
      await refuses(player, REFUSED.unknown, shareTask(UNKNOWN_ID), TASKS);
    },
  },
  ...Object.fromEntries(
    Object.entries(DEEDS).map(([name, deed]) => [
      `tasks-${name}`,
      {
        statements: ['2.2-100', '4-62', '4-63', '4-64'],
        title: `completes tasks of an agent by ${name.replaceAll('-', ' ')} and grants each once`,
        run: async (backend: Backend) => {
          const other = await countPlayer(backend);
          const player = await countPlayer(backend);
          await deed(backend, player);
          expectThat('completed tasks', (await claimTasks(player)) > 0, 'at least one');
          for (const { num } of await tasksOf(other)) expectEqual('task of another player', num, 0);
          await backend.hooks.moveTime(DAY);
          expectEqual('completed on the next day', await claimTasks(player), 0);
        },
      },
    ]),
  ),
  'tasks-progress': {
    statements: ['2.2-100'],
    title: "counts the friends' stakes for a task exactly, up to its target",
    run: async (backend: Backend) => {
      const player = await countPlayer(backend);
      const friend = await inviteRich(backend, player);
      const before = await tasksOf(player);
      await play(backend, friend, 100_00);
      const after = await tasksOf(player);
      const counting = after.filter(({ num }, index) => num !== before[index]?.num);
      requireThat(counting.length > 0, 'no task counts stakes of friends');
      for (const { num, target } of counting) expectEqual('progress', num, Math.min(100_00, target));
      const [task] = counting;
      requireThat(
        task !== undefined && task.target % 100_00 === 0 && task.target <= 20_000_00,
        'another target',
      );
      await play(backend, friend, 100_00, task.target / 100_00 - 2);
      await play(backend, friend, 50_00);
      const almost = (await tasksOf(player)).find(({ id }) => id === task.id);
      expectEqual('just below', [almost?.num, almost?.itemStatus], [task.target - 50_00, STATE.open]);
      await refuses(player, REFUSED.notReached, receiveTask(task.id), TASKS);
      await play(backend, friend, 50_00);
      const done = (await tasksOf(player)).find(({ id }) => id === task.id);
      expectEqual('at the target', [done?.num, done?.itemStatus], [task.target, STATE.claimable]);
      await play(backend, friend, 100_00);
      expectEqual(
        'above the target',
        (await tasksOf(player)).find(({ id }) => id === task.id),
        done,
      );
    },
  },
  'tasks-share': {
    statements: ['7.5-28', '2.2-100'],
    title: "counts a share once a day by midnight of the region's zone, for all tasks that count shares",
    run: async (backend: Backend) => {
      const ids = await sharedTasks(backend);
      const player = await countPlayer(backend);
      const others = (await tasksOf(player)).filter(({ id }) => !ids.includes(id));
      for (const { id } of others) await refuses(player, REFUSED.unknown, shareTask(id), TASKS);
      const longest = Math.min(
        8,
        Math.max(...(await tasksOf(player)).filter(({ id }) => ids.includes(id)).map(({ target }) => target)),
      );
      for (let day = 1; day <= longest; day++) {
        const answer = await expectNoChange('a share', player, () =>
          player.done(...shareTask(stepAt(ids, 0))),
        );
        expectEqual('tasks of the answer', tasksIn(answer), await tasksOf(player));
        for (const { id, num, target, itemStatus } of tasksIn(answer)) {
          const expected = ids.includes(id) ? Math.min(day, target) : 0;
          expectEqual(`progress of task ${id}`, num, expected);
          if (itemStatus !== STATE.claimed)
            expectEqual(
              `state of task ${id}`,
              itemStatus,
              expected === target ? STATE.claimable : STATE.open,
            );
        }
        for (const id of ids) await refuses(player, REFUSED.shared, shareTask(id), TASKS);
        if (day === 1) await claimTasks(player);
        await backend.hooks.moveTime((await untilMidnight(backend)) - JUST_BEFORE);
        await player.refused(...sharedAgain(ids));
        await backend.hooks.moveTime(JUST_BEFORE);
      }
      await claimTasks(player);
    },
  },
  'tasks-share-once': {
    statements: ['2.2-100'],
    title: 'counts one of simultaneous shares, and answers a repeated key',
    run: async (backend: Backend) => {
      const [id] = await sharedTasks(backend);
      requireThat(id !== undefined, 'no task counts shares');
      const players: Player[] = [];
      const ready = async () => {
        const player = await countPlayer(backend);
        players.push(player);
        return player;
      };
      await paysOnce(backend, ready, shareTask(id), { refusal: REFUSED.shared, other: SCRATCH });
      for (const player of players)
        expectThat('progress', Math.max(...numsOf(await tasksOf(player))) === 1, '1');
    },
  },
  'tasks-once': {
    statements: ['7.5-29', '2.2-100'],
    title: 'grants a task of an agent once for repeated and simultaneous claims',
    run: async (backend: Backend) => {
      const [id] = await tasksFor(backend, (player) => invite(backend, player));
      requireThat(id !== undefined, 'no task counts friends');
      const target = (await tasksOf(await countPlayer(backend))).find((task) => task.id === id)?.target ?? 0;
      requireThat(target <= 6, 'the task asks for too many friends');
      const ready = async () => {
        const player = await countPlayer(backend);
        await inviteMany(backend, player, target);
        return player;
      };
      await paysOnce(backend, ready, receiveTask(id), {
        refusal: REFUSED.claimed,
        other: receiveTask(UNKNOWN_ID),
      });
    },
  },
  'count-closed': {
    statements: ['7.5-18', '7.5-19', '7.5-20', '7.5-21', '7.5-22', '2.2-100'],
    title: 'refuses the agent-count programme with 3101 while it is closed, and counts friends meanwhile',
    run: async (backend: Backend) => {
      const player = await countPlayer(backend);
      await invite(backend, player, ENOUGH);
      const [task] = await tasksOf(player);
      const id = task?.id ?? 1;
      await closesFor(
        backend,
        player,
        ACTIVITY.agentCount,
        [
          [COUNT],
          [ROWS, PAGE],
          SCRATCH,
          LOTTERY,
          award(1),
          award(UNKNOWN_ID),
          [TASKS],
          shareTask(id),
          receiveTask(id),
          receiveTask(UNKNOWN_ID),
        ],
        COUNT,
      );
      expectEqual('rows', (await player.done(ROWS, PAGE))['total'], 2);
    },
  },
};

/** A share that was reported today. */
const sharedAgain = (ids: readonly number[]) =>
  ['appProxyUser4TaskUserShare', REFUSED.shared, { id: stepAt(ids, 0) }] as const;

const CALLS: readonly Call[] = [
  [SPIN],
  ['actInviteUserStatus'],
  ['actInviteUserRecord', PAGE],
  SPIN_CALL,
  EXCHANGE,
  [BONUS],
  receiveBonus(2001),
  [AGENT],
  AGENT_EXCHANGE,
  [AGENT5],
  [AGENT5_LOG, PAGE],
  AGENT5_RECEIVE,
  receiveValid(1),
  [COUNT],
  [ROWS, PAGE],
  SCRATCH,
  LOTTERY,
  award(1),
  [TASKS],
  shareTask(1),
  receiveTask(1),
];

/** Checks of invitations and agent programmes. */
export const invitationsChecks = defineChecks('invitations', {
  ...friendChecks,
  ...spinChecks,
  ...bonusChecks,
  ...agentChecks,
  ...agent5Checks,
  ...countChecks,
  ...taskChecks,
  'needs-a-session': {
    statements: ['6-16', '7.5-01'],
    title: 'answers 401 to the calls of invitations without a session',
    run: async (backend) => needsSession(backend, CALLS),
  },
});
