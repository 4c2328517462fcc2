import { defineChecks } from '../../protocol/check.ts';
import { expectEqual, expectThat } from '../../protocol/expect.ts';
import type { Backend, Fields, Player } from '../../protocol/backend.ts';
import {
  AT_ONCE,
  atOnce,
  errcodesOf,
  expectChange,
  expectNoChange,
  JUST_BEFORE,
  LOCKED,
  MINUTE,
  PAGE,
  SAFE_PASSWORD,
  setSafePassword,
  staleOf,
  walletOf,
  withdrawer,
  WRONG_PASSWORDS,
} from '../shared/wallet.ts';

const START = 1_000_00;
const OTHER_PASSWORD = 'another-77';

/** A player with coins and a safebox password. */
async function owner(backend: Backend, coin = START): Promise<Player> {
  const player = await backend.player({ coin });
  await setSafePassword(backend, player);
  return player;
}

const passwords = async (backend: Backend, oldPassword: string, password: string) => ({
  oldPassword: await backend.encryptPassword(oldPassword),
  password: await backend.encryptPassword(password),
});

const change = async (backend: Backend, player: Player, oldPassword: string, password: string) =>
  (await player.call('modifySafePassword', await passwords(backend, oldPassword, password))).body;

const taking = async (backend: Backend, amount: unknown, password = SAFE_PASSWORD) => ({
  amount,
  safeboxPassword: await backend.encryptPassword(password),
});

const takeOut = async (backend: Backend, player: Player, amount: number, password = SAFE_PASSWORD) =>
  (await player.call('safeboxWithdraw', await taking(backend, amount, password))).body;

/** What both calls say about the safebox. */
async function boxOf(player: Player): Promise<{ safebox: number; hasSafeboxPassword: boolean }> {
  const { safebox, hasSafeboxPassword } = await player.expectOk('getSafebox');
  const info = await player.info();
  expectEqual(
    'safebox of the user info',
    [info['safebox'], info['hasSafeboxPassword']],
    [safebox, hasSafeboxPassword],
  );
  return { safebox, hasSafeboxPassword };
}

/** Passwords that the length rule of the configuration excludes, and one of the shortest length. */
async function lengthsOf(backend: Backend) {
  const { passwordLengthMin: min, passwordLengthMax: max } = await backend.webConfig();
  const ofLength = (length: number) => 'q7'.repeat(length).slice(0, length);
  return { odd: [ofLength(min - 1), ofLength(max + 1)], shortest: ofLength(min), longest: ofLength(max) };
}

export const safeboxChecks = defineChecks('safebox', {
  'empty-at-first': {
    statements: ['7.2-37'],
    title: 'answers an empty safebox without a password to a new player',
    run: async (backend) => {
      const player = await backend.player();
      expectEqual('safebox', await boxOf(player), { safebox: 0, hasSafeboxPassword: false });
    },
  },
  'sets-the-password-once': {
    statements: ['7.2-38', '2.2-083', '2.3-46'],
    title: 'sets the first password once and refuses a second one with 2601',
    run: async (backend) => {
      const player = await backend.player();
      const other = await backend.player();
      const { hasSafeboxPassword } = await setSafePassword(backend, player);
      expectEqual('hasSafeboxPassword of the answer', hasSafeboxPassword, true);
      expectEqual('safebox', await boxOf(player), { safebox: 0, hasSafeboxPassword: true });
      for (const password of [OTHER_PASSWORD, SAFE_PASSWORD])
        await player.expectErrcode('safeboxPasswordInit', 2601, {
          password: await backend.encryptPassword(password),
        });
      expectEqual(
        'change from the second',
        (await change(backend, player, OTHER_PASSWORD, 'third-pw-1')).errcode,
        2603,
      );
      expectEqual(
        'change from the first',
        (await change(backend, player, SAFE_PASSWORD, OTHER_PASSWORD)).errcode,
        0,
      );
      expectEqual('safebox of another player', await boxOf(other), { safebox: 0, hasSafeboxPassword: false });
    },
  },
  'first-passwords-at-once': {
    statements: ['7.2-38'],
    title: 'sets one of several first passwords that are sent at once',
    run: async (backend) => {
      const player = await backend.player();
      const all = [SAFE_PASSWORD, OTHER_PASSWORD, 'third-pw-1'];
      const bodies = await Promise.all(
        all.map(async (one) => ({ password: await backend.encryptPassword(one) })),
      );
      const answers = await Promise.all(bodies.map((body) => player.call('safeboxPasswordInit', body)));
      expectEqual('errcodes', errcodesOf(answers), [0, 2601, 2601]);
    },
  },
  'length-of-the-first-password': {
    statements: ['7.2-38'],
    title: 'refuses a first password of another length with 2109 and accepts the shortest one',
    run: async (backend) => {
      const player = await backend.player();
      const { odd, shortest } = await lengthsOf(backend);
      for (const password of odd)
        await player.expectErrcode('safeboxPasswordInit', 2109, {
          password: await backend.encryptPassword(password),
        });
      expectEqual('hasSafeboxPassword', (await boxOf(player)).hasSafeboxPassword, false);
      await setSafePassword(backend, player, shortest);
      expectEqual('change', (await change(backend, player, shortest, OTHER_PASSWORD)).errcode, 0);
    },
  },
  'length-of-a-new-password': {
    statements: ['7.2-39'],
    title: 'refuses a new password of another length with 2109 and keeps the old one',
    run: async (backend) => {
      const player = await owner(backend);
      const { odd, longest } = await lengthsOf(backend);
      for (const password of odd)
        expectEqual('errcode', (await change(backend, player, SAFE_PASSWORD, password)).errcode, 2109);
      expectEqual('longest', (await change(backend, player, SAFE_PASSWORD, longest)).errcode, 0);
      expectEqual('old one', (await change(backend, player, SAFE_PASSWORD, OTHER_PASSWORD)).errcode, 2603);
      expectEqual('back', (await change(backend, player, longest, OTHER_PASSWORD)).errcode, 0);
    },
  },
  'changes-the-password': {
    statements: ['7.2-39', '2.2-083'],
    title: 'changes the password with the old one only',
    run: async (backend) => {
      const player = await backend.player();
      expectEqual(
        'errcode without a password',
        (await change(backend, player, SAFE_PASSWORD, OTHER_PASSWORD)).errcode,
        2602,
      );
      await setSafePassword(backend, player);
      expectEqual(
        'errcode with a wrong one',
        (await change(backend, player, 'not-this-one', OTHER_PASSWORD)).errcode,
        2603,
      );
      expectEqual(
        'errcode with the password of the account',
        (await change(backend, player, player.password, OTHER_PASSWORD)).errcode,
        2603,
      );
      expectEqual(
        'errcode with the right one',
        (await change(backend, player, SAFE_PASSWORD, OTHER_PASSWORD)).errcode,
        0,
      );
      expectEqual(
        'errcode with the old one afterwards',
        (await change(backend, player, SAFE_PASSWORD, 'third-pw-1')).errcode,
        2603,
      );
      expectEqual(
        'errcode with the new one afterwards',
        (await change(backend, player, OTHER_PASSWORD, SAFE_PASSWORD)).errcode,
        0,
      );
      const { body } = await backend.signIn(player.account, player.password);
      expectEqual('log-in with the password of the account', body.errcode, 0);
    },
  },
  'differs-from-the-account': {
    statements: ['7.2-38', '7.2-39'],
    title: 'refuses the password of the account as safebox password with 2122',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player();
      await player.expectErrcode('safeboxPasswordInit', 2122, {
        password: await backend.encryptPassword(player.password),
      });
      expectEqual('hasSafeboxPassword', (await boxOf(player)).hasSafeboxPassword, false);
      await setSafePassword(backend, player);
      expectEqual(
        'errcode of a change',
        (await change(backend, player, SAFE_PASSWORD, player.password)).errcode,
        2122,
      );
      expectEqual('old one', (await change(backend, player, SAFE_PASSWORD, OTHER_PASSWORD)).errcode, 0);
    },
  },
  'stale-passwords': {
    statements: ['7.2-38', '7.2-39'],
    title: 'refuses passwords for an old key with 2110, without counting them',
    run: async (backend) => {
      const player = await backend.player({ coin: START });
      const first = { password: staleOf(await backend.encryptPassword(SAFE_PASSWORD)) };
      await player.expectErrcode('safeboxPasswordInit', 2110, first);
      expectEqual('hasSafeboxPassword', (await boxOf(player)).hasSafeboxPassword, false);
      await setSafePassword(backend, player);
      await player.expectOk('safeboxDeposit', { amount: 100_00 });
      const body = await passwords(backend, SAFE_PASSWORD, OTHER_PASSWORD);
      await player.expectErrcode('modifySafePassword', 2110, { ...body, password: staleOf(body.password) });
      for (let n = 0; n <= WRONG_PASSWORDS; n++) {
        const stale = { ...body, oldPassword: staleOf(body.oldPassword) };
        await player.expectErrcode('modifySafePassword', 2110, stale);
        const taken = await taking(backend, 1);
        const old = { ...taken, safeboxPassword: staleOf(taken.safeboxPassword) };
        await expectNoChange('a stale password', player, () =>
          player.expectErrcode('safeboxWithdraw', 2110, old),
        );
      }
      expectEqual('right one', (await takeOut(backend, player, 100_00)).errcode, 0);
    },
  },
  'moves-both-ways': {
    statements: ['2.2-083', '7.2-37'],
    title: 'moves exact amounts between balance and safebox, so that the sum stays the same',
    run: async (backend) => {
      const player = await owner(backend);
      const inside = await expectChange('moving in', player, { coin: -300_01, safebox: 300_01 }, () =>
        player.expectOk('safeboxDeposit', { amount: 300_01 }),
      );
      expectEqual('answer of moving in', [inside['safebox'], inside['coin']], [300_01, START - 300_01]);
      expectEqual('coins', await player.coin(), START - 300_01);
      expectEqual('safebox', (await boxOf(player)).safebox, 300_01);
      const out = await expectChange('moving out', player, { coin: 120_00, safebox: -120_00 }, async () =>
        player.expectOk('safeboxWithdraw', await taking(backend, 120_00)),
      );
      expectEqual('answer of moving out', [out['safebox'], out['coin']], [180_01, START - 180_01]);
      await expectChange('a hundredth', player, { coin: -1, safebox: 1 }, () =>
        player.expectOk('safeboxDeposit', { amount: 1 }),
      );
      await player.expectOk('safeboxDeposit', { amount: await player.coin() });
      expectEqual('all coins', [await player.coin(), (await boxOf(player)).safebox], [0, START]);
      await player.expectOk('safeboxWithdraw', await taking(backend, START));
      expectEqual('all back', [await player.coin(), (await boxOf(player)).safebox], [START, 0]);
    },
  },
  'no-more-than-there-is': {
    statements: ['2.2-083'],
    title: 'refuses to move more than the balance or the safebox has with 2605',
    run: async (backend) => {
      const player = await owner(backend);
      await player.expectOk('safeboxDeposit', { amount: 400_00 });
      await expectNoChange('amounts that are too high', player, async () => {
        await player.expectErrcode('safeboxDeposit', 2605, { amount: START - 400_00 + 1 });
        await player.expectErrcode('safeboxDeposit', 2605, { amount: Number.MAX_SAFE_INTEGER });
        await player.expectErrcode('safeboxWithdraw', 2605, await taking(backend, 400_01));
      });
      await player.expectOk('safeboxDeposit', { amount: START - 400_00 });
      await player.expectOk('safeboxWithdraw', await taking(backend, START));
    },
  },
  'amounts-are-whole': {
    statements: ['2.2-083', '9-12'],
    title: 'answers 400 to amounts that the contract excludes, without a move',
    run: async (backend) => {
      const player = await owner(backend);
      await player.expectOk('safeboxDeposit', { amount: 400_00 });
      await expectNoChange('odd amounts', player, async () => {
        for (const amount of [0, -1, 1.5, '5', null, Number.MAX_SAFE_INTEGER + 2]) {
          expectEqual(
            `status for ${String(amount)}`,
            [
              (await player.call('safeboxDeposit', { amount })).status,
              (await player.call('safeboxWithdraw', await taking(backend, amount))).status,
            ],
            [400, 400],
          );
        }
      });
    },
  },
  'needs-a-password': {
    statements: ['2.2-083'],
    title: 'refuses to move coins before a password is set with 2602',
    run: async (backend) => {
      const player = await backend.player({ coin: START, safebox: 50_00 });
      await expectNoChange('moves without a password', player, async () => {
        await player.expectErrcode('safeboxDeposit', 2602, { amount: 100 });
        await player.expectErrcode('safeboxWithdraw', 2602, await taking(backend, 100));
      });
    },
  },
  'takes-out-with-the-password': {
    statements: ['2.2-083'],
    title: 'moves coins out of the safebox with the right password only, with 2603 for others',
    run: async (backend) => {
      const player = await owner(backend);
      await player.expectOk('safeboxDeposit', { amount: 400_00 });
      await expectNoChange('wrong passwords', player, async () => {
        for (const password of ['not-this-one', player.password, SAFE_PASSWORD.toUpperCase()])
          expectEqual('errcode', (await takeOut(backend, player, 1_00, password)).errcode, 2603);
        // A wrong password says nothing about what is in the safebox.
        expectEqual('errcode', (await takeOut(backend, player, 900_00, 'not-this-one')).errcode, 2603);
      });
      expectEqual('errcode of the right one', (await takeOut(backend, player, 1_00)).errcode, 0);
    },
  },
  locks: {
    statements: ['7.2-39', '2.2-083'],
    title: 'locks for 15 minutes after five wrong passwords, also for the right one',
    run: async (backend) => {
      const player = await owner(backend);
      await player.expectOk('safeboxDeposit', { amount: 400_00 });
      for (let n = 0; n < WRONG_PASSWORDS; n++)
        expectEqual('errcode', (await takeOut(backend, player, 1_00, 'not-this-one')).errcode, 2603);
      const { errcode, error } = await takeOut(backend, player, 1_00);
      expectEqual('errcode after five', errcode, 2604);
      const retryAfterMs = error?.retryAfterMs;
      expectThat(
        'retryAfterMs',
        retryAfterMs <= LOCKED && retryAfterMs > LOCKED - MINUTE,
        'the time until the end of the lock',
        retryAfterMs,
      );
      expectEqual(
        'errcode of a change',
        (await change(backend, player, SAFE_PASSWORD, OTHER_PASSWORD)).errcode,
        2604,
      );
      await expectChange('moving in while locked', player, { coin: -1_00, safebox: 1_00 }, () =>
        player.expectOk('safeboxDeposit', { amount: 1_00 }),
      );
      expectEqual('log-in', (await backend.signIn(player.account, player.password)).body.errcode, 0);
      await backend.hooks.moveTime(LOCKED - JUST_BEFORE);
      const locked = await takeOut(backend, player, 1_00);
      expectEqual('errcode just before the end', locked.errcode, 2604);
      expectThat(
        'retryAfterMs just before the end',
        locked['error']?.retryAfterMs <= JUST_BEFORE,
        'a moment',
        locked['error']?.retryAfterMs,
      );
      await backend.hooks.moveTime(JUST_BEFORE);
      expectEqual('errcode afterwards', (await takeOut(backend, player, 401_00)).errcode, 0);
    },
  },
  'locks-at-once': {
    statements: ['7.2-39'],
    title: 'counts wrong passwords that are sent at once',
    run: async (backend) => {
      const player = await owner(backend);
      const body = await passwords(backend, 'not-this-one', OTHER_PASSWORD);
      const answers = await atOnce(() => player.call('modifySafePassword', body));
      expectEqual('errcodes', errcodesOf(answers), [
        ...Array.from({ length: WRONG_PASSWORDS }, () => 2603),
        ...Array.from({ length: AT_ONCE - WRONG_PASSWORDS }, () => 2604),
      ]);
    },
  },
  'counts-all-wrong-passwords': {
    statements: ['7.2-39', '2.2-083'],
    title: 'counts wrong passwords of changes, of moves and of withdrawals together',
    level: 'should',
    run: async (backend) => {
      const one = await withdrawer(backend);
      const { player } = one;
      await player.expectOk('safeboxDeposit', { amount: 100_00 });
      const { minAmount } = await one.info();
      const wrong = { safeboxPassword: await backend.encryptPassword('not-this-one') };
      for (let n = 0; n < 2; n++) {
        expectEqual('change', (await change(backend, player, 'not-this-one', OTHER_PASSWORD)).errcode, 2603);
        expectEqual('move', (await takeOut(backend, player, 1_00, 'not-this-one')).errcode, 2603);
      }
      await one.expectErrcode(2603, minAmount, wrong);
      await one.expectErrcode(2604, minAmount);
      expectEqual('move', (await takeOut(backend, player, 1_00)).errcode, 2604);
      expectEqual('change', (await change(backend, player, SAFE_PASSWORD, OTHER_PASSWORD)).errcode, 2604);
    },
  },
  'forgets-wrong-passwords': {
    statements: ['7.2-39'],
    title: 'forgets wrong passwords after a right one, and those of more than 15 minutes ago',
    level: 'should',
    run: async (backend) => {
      const player = await owner(backend);
      await player.expectOk('safeboxDeposit', { amount: 400_00 });
      const wrong = async (times: number) => {
        for (let n = 0; n < times; n++)
          expectEqual('errcode', (await takeOut(backend, player, 1_00, 'not-this-one')).errcode, 2603);
      };
      await wrong(WRONG_PASSWORDS - 1);
      expectEqual('right one', (await takeOut(backend, player, 1_00)).errcode, 0);
      await wrong(WRONG_PASSWORDS - 1);
      await backend.hooks.moveTime(LOCKED + JUST_BEFORE);
      await wrong(WRONG_PASSWORDS - 1);
      expectEqual('right one later', (await takeOut(backend, player, 1_00)).errcode, 0);
    },
  },
  'locks-one-player': {
    statements: ['7.2-39'],
    title: 'locks the safebox of one player alone',
    run: async (backend) => {
      const [one, two] = [await owner(backend), await owner(backend)];
      for (let n = 0; n < WRONG_PASSWORDS; n++) await change(backend, one, 'not-this-one', OTHER_PASSWORD);
      expectEqual('locked', (await change(backend, one, SAFE_PASSWORD, OTHER_PASSWORD)).errcode, 2604);
      expectEqual('the other', (await change(backend, two, SAFE_PASSWORD, OTHER_PASSWORD)).errcode, 0);
    },
  },
  'moves-once-per-key': {
    statements: ['2.2-083'],
    title:
      'moves coins once for an Idempotency-Key, however often it is sent, and refuses another amount with 103',
    run: async (backend) => {
      const player = await owner(backend);
      const key = backend.newKey();
      await expectChange('moving in with one key', player, { coin: -100_00, safebox: 100_00 }, async () => {
        const answers = await atOnce(() => player.expectOk('safeboxDeposit', { amount: 100_00 }, { key }));
        for (const answer of answers) expectEqual('answer', answer, answers[0]);
        await backend.hooks.moveTime(MINUTE);
        const later = await player.call('safeboxDeposit', { amount: 100_00 }, { key });
        expectEqual('answer later', later.body, answers[0]);
        expectEqual('Idempotency-Replayed', later.headers.get('idempotency-replayed'), 'true');
        await player.expectErrcode('safeboxDeposit', 103, { amount: 100_01 }, { key });
        await player.expectErrcode('safeboxWithdraw', 103, await taking(backend, 100_00), { key });
      });
      const back = backend.newKey();
      await expectChange('moving out with one key', player, { coin: 40_00, safebox: -40_00 }, async () => {
        const body = await taking(backend, 40_00);
        const answers = await atOnce(() => player.expectOk('safeboxWithdraw', body, { key: back }));
        for (const answer of answers) expectEqual('answer', answer, answers[0]);
        await player.expectErrcode('safeboxWithdraw', 103, await taking(backend, 41_00), { key: back });
        const again = await player.expectOk('safeboxWithdraw', await taking(backend, 40_00), { key: back });
        expectEqual('answer with a newly encrypted password', again, answers[0]);
      });
      const other = await owner(backend);
      const { safebox } = await other.expectOk('safeboxDeposit', { amount: 100_00 }, { key });
      expectEqual('safebox of another player with the same key', safebox, 100_00);
    },
  },
  'moves-at-once': {
    statements: ['2.2-083'],
    title: 'never moves more than there is by simultaneous calls',
    run: async (backend) => {
      const player = await owner(backend);
      const inside = await atOnce(() => player.call('safeboxDeposit', { amount: 400_00 }));
      expectEqual('successes in', inside.filter(({ body }) => body.errcode === 0).length, 2);
      expectEqual(
        'other errcodes',
        errcodesOf(inside).slice(2),
        Array.from({ length: AT_ONCE - 2 }, () => 2605),
      );
      const wallet = await walletOf(player);
      expectEqual('balances', [wallet.coin, wallet.safebox], [200_00, 800_00]);
      const body = await taking(backend, 300_00);
      const out = await atOnce(() => player.call('safeboxWithdraw', body));
      expectEqual('successes out', out.filter(({ body: { errcode } }) => errcode === 0).length, 2);
      const after = await walletOf(player);
      expectEqual('balances afterwards', [after.coin, after.safebox], [800_00, 200_00]);
    },
  },
  'coins-inside-cannot-leave': {
    statements: ['2.2-083', '7.2-26'],
    title: 'withdraws no coins from the safebox, and leaves what must be staked with the balance',
    run: async (backend) => {
      const one = await withdrawer(backend, { coin: START, turnoverLeft: 100_00 });
      const { player } = one;
      await player.expectOk('safeboxDeposit', { amount: 600_00 });
      const info = await one.info();
      expectEqual(
        'withdrawable and left to stake',
        [info['withdrawable'], info['turnoverLeft']],
        [300_00, 100_00],
      );
      await one.expectErrcode(2503, 300_01);
      await one.expectOk(300_00);
      expectEqual('safebox', (await boxOf(player)).safebox, 600_00);
      await player.expectOk('safeboxDeposit', { amount: 100_00 });
      expectEqual('withdrawable with an empty balance', (await one.info())['withdrawable'], 0);
      expectEqual('left to stake', (await one.info())['turnoverLeft'], 100_00);
    },
  },
  'safebox-of-others': {
    statements: ['7.2-37'],
    title: 'changes the safebox of one player alone',
    run: async (backend) => {
      const [one, two] = [await owner(backend), await owner(backend)];
      await expectNoChange('moves of another player', two, async () => {
        await one.expectOk('safeboxDeposit', { amount: 300_00 });
        await one.expectOk('safeboxWithdraw', await taking(backend, 100_00));
      });
      expectEqual('safebox', (await boxOf(one)).safebox, 200_00);
    },
  },
  'history-of-moves': {
    statements: ['2.2-083'],
    title: 'shows each move in the history of the balance',
    level: 'should',
    run: async (backend) => {
      const player = await owner(backend);
      await player.expectOk('safeboxDeposit', { amount: 300_00 });
      await player.expectOk('safeboxWithdraw', await taking(backend, 100_00));
      const { list } = await player.expectOk('getBalanceHistory', { ...PAGE, kind: 'safebox' });
      const coins = (list as Fields[]).filter(({ unit }) => unit === 'coin').map(({ amount }) => amount);
      expectEqual('moves of coins', coins, [100_00, -300_00]);
    },
  },
  'keys-of-passwords': {
    statements: ['7.2-38', '7.2-39'],
    title:
      'answers a repeated Idempotency-Key of a password call with the first answer, and another password with 103',
    run: async (backend) => {
      const player = await backend.player();
      const key = backend.newKey();
      const bodyOf = async (password: string) => ({ password: await backend.encryptPassword(password) });
      const first = await player.expectOk('safeboxPasswordInit', await bodyOf(SAFE_PASSWORD), { key });
      const again = await player.expectOk('safeboxPasswordInit', await bodyOf(SAFE_PASSWORD), { key });
      expectEqual('answer', again, first);
      await player.expectErrcode('safeboxPasswordInit', 103, await bodyOf(OTHER_PASSWORD), { key });
      const other = backend.newKey();
      const wanted = [SAFE_PASSWORD, OTHER_PASSWORD] as const;
      const changed = await player.expectOk('modifySafePassword', await passwords(backend, ...wanted), {
        key: other,
      });
      const repeated = await player.expectOk('modifySafePassword', await passwords(backend, ...wanted), {
        key: other,
      });
      expectEqual('answer of a change', repeated, changed);
      expectEqual(
        'change from the new one',
        (await change(backend, player, OTHER_PASSWORD, SAFE_PASSWORD)).errcode,
        0,
      );
    },
  },
  'needs-a-session': {
    statements: ['7.2-37', '7.2-38', '7.2-39'],
    title: 'answers 401 to the safebox without a session',
    run: async (backend) => {
      const calls: readonly (readonly [string, object])[] = [
        ['getSafebox', {}],
        ['safeboxPasswordInit', { password: await backend.encryptPassword(SAFE_PASSWORD) }],
        ['modifySafePassword', await passwords(backend, SAFE_PASSWORD, OTHER_PASSWORD)],
        ['safeboxDeposit', { amount: 100 }],
        ['safeboxWithdraw', await taking(backend, 100)],
      ];
      for (const [call, body] of calls)
        expectEqual(call, (await backend.visitor.call(call, body)).status, 401);
    },
  },
});
