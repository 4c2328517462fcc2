import type { Fields } from '../../protocol/backend.ts';
import { defineChecks } from '../../protocol/check.ts';
import { expectEqual, expectFields } from '../../protocol/expect.ts';
import { AT_ONCE, atOnce, expectErrcodes, expectSameAnswers, expectSignedOut } from '../shared/calls.ts';
import { PAGE, pick } from '../shared/lists.ts';
import { SAFE_PASSWORD } from '../shared/safebox-password.ts';
import { MINUTE } from '../shared/time.ts';
import { expectChange, expectNoChange, readWallet } from '../shared/wallet.ts';
import { createWithdrawer } from '../shared/withdrawals.ts';
import { change, OTHER_PASSWORD, owner, passwords, readSafebox, START, taking } from './box.ts';
import { lockChecks } from './locks.ts';
import { moveChecks } from './moves.ts';
import { passwordChecks } from './passwords.ts';

export const safeboxChecks = defineChecks('safebox', {
  ...passwordChecks,
  ...moveChecks,
  ...lockChecks,
  'moves-once-per-key': {
    statements: ['2.2-083'],
    title:
      'moves coins once for an Idempotency-Key, however often it is sent, and refuses another amount with 103',
    run: async (backend) => {
      const player = await owner(backend);
      const key = backend.newKey();
      await expectChange('moving in with one key', player, { coin: -100_00, safebox: 100_00 }, async () => {
        const answer = await expectSameAnswers(() =>
          player.expectOk('safeboxDeposit', { amount: 100_00 }, { key }),
        );
        await backend.hooks.moveTime(MINUTE);
        const later = await player.call('safeboxDeposit', { amount: 100_00 }, { key });
        expectEqual('answer later', later.body, answer);
        expectEqual('Idempotency-Replayed', later.headers.get('idempotency-replayed'), 'true');
        await player.expectErrcode('safeboxDeposit', 103, { amount: 100_01 }, { key });
        await player.expectErrcode('safeboxWithdraw', 103, await taking(backend, 100_00), { key });
      });
      const back = backend.newKey();
      await expectChange('moving out with one key', player, { coin: 40_00, safebox: -40_00 }, async () => {
        const body = await taking(backend, 40_00);
        const answer = await expectSameAnswers(() => player.expectOk('safeboxWithdraw', body, { key: back }));
        await player.expectErrcode('safeboxWithdraw', 103, await taking(backend, 41_00), { key: back });
        const again = await player.expectOk('safeboxWithdraw', await taking(backend, 40_00), { key: back });
        expectEqual('answer with a newly encrypted password', again, answer);
      });
      const stranger = await owner(backend);
      const { safebox } = await stranger.expectOk('safeboxDeposit', { amount: 100_00 }, { key });
      expectEqual('safebox of another player with the same key', safebox, 100_00);
    },
  },
  'moves-at-once': {
    statements: ['2.2-083'],
    title: 'never moves more than there is by simultaneous calls',
    run: async (backend) => {
      const player = await owner(backend);
      const inside = await atOnce(() => player.call('safeboxDeposit', { amount: 400_00 }));
      expectErrcodes(inside, { 0: 2, 2605: AT_ONCE - 2 });
      expectFields('balances', await readWallet(player), { coin: 200_00, safebox: 800_00 });
      const body = await taking(backend, 300_00);
      const out = await atOnce(() => player.call('safeboxWithdraw', body));
      expectEqual('successful moves out', out.filter(({ body: { errcode } }) => errcode === 0).length, 2);
      expectFields('balances afterwards', await readWallet(player), { coin: 800_00, safebox: 200_00 });
    },
  },
  'coins-inside-cannot-leave': {
    statements: ['2.2-083', '7.2-26'],
    title: 'withdraws no coins from the safebox, and leaves what must be staked with the balance',
    run: async (backend) => {
      const payee = await createWithdrawer(backend, { coin: START, turnoverLeft: 100_00 });
      const { player } = payee;
      await player.expectOk('safeboxDeposit', { amount: 600_00 });
      const info = await payee.info();
      expectFields('withdrawable and turnoverLeft', info, { withdrawable: 300_00, turnoverLeft: 100_00 });
      await payee.expectErrcode(2503, 300_01);
      await payee.expectOk(300_00);
      expectEqual('safebox', (await readSafebox(player)).safebox, 600_00);
      await player.expectOk('safeboxDeposit', { amount: 100_00 });
      expectEqual('withdrawable with an empty balance', (await payee.info())['withdrawable'], 0);
      expectEqual('turnoverLeft', (await payee.info())['turnoverLeft'], 100_00);
    },
  },
  'safebox-of-others': {
    statements: ['7.2-37'],
    title: 'changes the safebox of one player alone',
    run: async (backend) => {
      const [first, second] = [await owner(backend), await owner(backend)];
      await expectNoChange('moves of another player', second, async () => {
        await first.expectOk('safeboxDeposit', { amount: 300_00 });
        await first.expectOk('safeboxWithdraw', await taking(backend, 100_00));
      });
      expectEqual('safebox', (await readSafebox(first)).safebox, 200_00);
    },
  },
  'history-of-moves': {
    statements: ['2.2-083'],
    title: 'shows each move in the history of the balance, and in none of its sums',
    level: 'should',
    run: async (backend) => {
      const player = await owner(backend);
      const { sums: before } = await player.expectOk('getBalanceHistory', PAGE);
      await player.expectOk('safeboxDeposit', { amount: 300_00 });
      await player.expectOk('safeboxWithdraw', await taking(backend, 100_00));
      const { list, sums } = await player.expectOk('getBalanceHistory', { ...PAGE, kind: 'safebox' });
      const coins = pick(
        (list as Fields[]).filter(({ unit }) => unit === 'coin'),
        'amount',
      );
      expectEqual('moves of coins', coins, [100_00, -300_00]);
      expectEqual('sums', sums, before);
    },
  },
  'keys-of-passwords': {
    statements: ['7.2-38', '7.2-39'],
    title:
      'answers a repeated Idempotency-Key of a password call with the first answer, and another password with 103',
    run: async (backend) => {
      const player = await backend.player();
      const key = backend.newKey();
      const encryptBody = async (password: string) => ({ password: await backend.encryptPassword(password) });
      const first = await player.expectOk('safeboxPasswordInit', await encryptBody(SAFE_PASSWORD), { key });
      const again = await player.expectOk('safeboxPasswordInit', await encryptBody(SAFE_PASSWORD), { key });
      expectEqual('answer', again, first);
      await player.expectErrcode('safeboxPasswordInit', 103, await encryptBody(OTHER_PASSWORD), { key });
      const changeKey = backend.newKey();
      const wanted = [SAFE_PASSWORD, OTHER_PASSWORD] as const;
      const changed = await player.expectOk('modifySafePassword', await passwords(backend, ...wanted), {
        key: changeKey,
      });
      const repeated = await player.expectOk('modifySafePassword', await passwords(backend, ...wanted), {
        key: changeKey,
      });
      expectEqual('answer of a change', repeated, changed);
      await change(backend, player, 0, OTHER_PASSWORD, SAFE_PASSWORD);
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
      await expectSignedOut(backend, calls);
    },
  },
});
