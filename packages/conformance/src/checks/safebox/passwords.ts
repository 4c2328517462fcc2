import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual } from '../../protocol/expect.ts';
import { expectSignIn } from '../shared/accounts.ts';
import { expectErrcodes } from '../shared/calls.ts';
import { expectRefusal } from '../shared/claims.ts';
import { makeStale, SAFE_PASSWORD, setSafePassword, WRONG_PASSWORDS } from '../shared/safebox-password.ts';
import {
  change,
  createPasswordsOfLengths,
  expectSafebox,
  OTHER_PASSWORD,
  owner,
  passwords,
  setFirst,
  START,
  takeOut,
  taking,
} from './box.ts';

export const passwordChecks: CheckDefinitions = {
  'empty-at-first': {
    statements: ['7.2-37'],
    title: 'answers an empty safebox without a password to a new player',
    run: async (backend) => {
      const player = await backend.player();
      await expectSafebox(player, 0, false);
    },
  },
  'sets-the-password-once': {
    statements: ['7.2-38', '2.2-083', '2.3-46'],
    title: 'sets the first password once and refuses a second one with 2601',
    run: async (backend) => {
      const player = await backend.player();
      const stranger = await backend.player();
      const { hasSafeboxPassword } = await setSafePassword(backend, player);
      expectEqual('hasSafeboxPassword of the answer', hasSafeboxPassword, true);
      await expectSafebox(player, 0, true);
      for (const password of [OTHER_PASSWORD, SAFE_PASSWORD]) await setFirst(backend, player, 2601, password);
      await change(backend, player, 2603, OTHER_PASSWORD, 'third-pw-1');
      await change(backend, player, 0, SAFE_PASSWORD, OTHER_PASSWORD);
      await expectSafebox(stranger, 0, false);
    },
  },
  'first-passwords-at-once': {
    statements: ['7.2-38'],
    title: 'sets one of several first passwords that are sent simultaneously',
    run: async (backend) => {
      const player = await backend.player();
      const all = [SAFE_PASSWORD, OTHER_PASSWORD, 'third-pw-1'];
      const bodies = await Promise.all(
        all.map(async (password) => ({ password: await backend.encryptPassword(password) })),
      );
      const answers = await Promise.all(bodies.map((body) => player.call('safeboxPasswordInit', body)));
      expectErrcodes(answers, { 0: 1, 2601: 2 });
    },
  },
  'length-of-the-first-password': {
    statements: ['7.2-38'],
    title: 'refuses a first password of another length with 2109 and accepts the shortest one',
    run: async (backend) => {
      const player = await backend.player();
      const { odd, shortest } = await createPasswordsOfLengths(backend);
      for (const password of odd) await setFirst(backend, player, 2109, password);
      await expectSafebox(player, 0, false);
      await setSafePassword(backend, player, shortest);
      await change(backend, player, 0, shortest, OTHER_PASSWORD);
    },
  },
  'length-of-a-new-password': {
    statements: ['7.2-39'],
    title: 'refuses a new password of another length with 2109 and keeps the old one',
    run: async (backend) => {
      const player = await owner(backend);
      const { odd, longest } = await createPasswordsOfLengths(backend);
      for (const password of odd) await change(backend, player, 2109, SAFE_PASSWORD, password);
      await change(backend, player, 0, SAFE_PASSWORD, longest);
      await change(backend, player, 2603, SAFE_PASSWORD, OTHER_PASSWORD);
      await change(backend, player, 0, longest, OTHER_PASSWORD);
    },
  },
  'changes-the-password': {
    statements: ['7.2-39', '2.2-083'],
    title: 'changes the password with the old one only',
    run: async (backend) => {
      const player = await backend.player();
      await change(backend, player, 2602, SAFE_PASSWORD, OTHER_PASSWORD);
      await setSafePassword(backend, player);
      await change(backend, player, 2603, 'not-this-one', OTHER_PASSWORD);
      await change(backend, player, 2603, player.password, OTHER_PASSWORD);
      await change(backend, player, 0, SAFE_PASSWORD, OTHER_PASSWORD);
      await change(backend, player, 2603, SAFE_PASSWORD, 'third-pw-1');
      await change(backend, player, 0, OTHER_PASSWORD, SAFE_PASSWORD);
      await expectSignIn(backend, 0, player);
    },
  },
  'differs-from-the-account': {
    statements: ['7.2-38', '7.2-39'],
    title: 'refuses the password of the account as safebox password with 2122',
    level: 'should',
    run: async (backend) => {
      const player = await backend.player();
      await setFirst(backend, player, 2122, player.password);
      await expectSafebox(player, 0, false);
      await setSafePassword(backend, player);
      await change(backend, player, 2122, SAFE_PASSWORD, player.password);
      await change(backend, player, 0, SAFE_PASSWORD, OTHER_PASSWORD);
    },
  },
  'stale-passwords': {
    statements: ['7.2-38', '7.2-39'],
    title: 'refuses passwords for an old key with 2110, without counting them',
    isHeavy: true,
    run: async (backend) => {
      const player = await backend.player({ coin: START });
      const first = { password: makeStale(await backend.encryptPassword(SAFE_PASSWORD)) };
      await player.expectErrcode('safeboxPasswordInit', 2110, first);
      await expectSafebox(player, 0, false);
      await setSafePassword(backend, player);
      await player.expectOk('safeboxDeposit', { amount: 100_00 });
      const body = await passwords(backend, SAFE_PASSWORD, OTHER_PASSWORD);
      await player.expectErrcode('modifySafePassword', 2110, { ...body, password: makeStale(body.password) });
      for (let n = 0; n <= WRONG_PASSWORDS; n++) {
        const stale = { ...body, oldPassword: makeStale(body.oldPassword) };
        await player.expectErrcode('modifySafePassword', 2110, stale);
        const taken = await taking(backend, 1);
        const old = { ...taken, safeboxPassword: makeStale(taken.safeboxPassword) };
        await expectRefusal(player, 2110, ['safeboxWithdraw', old]);
      }
      await takeOut(backend, player, 0, 100_00);
    },
  },
};
