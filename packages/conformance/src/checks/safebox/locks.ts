import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectThat } from '../../protocol/expect.ts';
import { expectSignIn } from '../shared/accounts.ts';
import { AT_ONCE, atOnce, expectErrcodes } from '../shared/calls.ts';
import { expectLock, LOCKED, SAFE_PASSWORD, WRONG_PASSWORDS } from '../shared/safebox-password.ts';
import { MINUTE } from '../shared/time.ts';
import { expectEffect, expectNoChange } from '../shared/wallet.ts';
import { createWithdrawer } from '../shared/withdrawals.ts';
import { change, OTHER_PASSWORD, owner, passwords, takeOut } from './box.ts';

export const lockChecks: CheckDefinitions = {
  'takes-out-with-the-password': {
    statements: ['2.2-083'],
    title: 'moves coins out of the safebox with the right password only, with 2603 for others',
    isHeavy: true,
    run: async (backend) => {
      const player = await owner(backend);
      await player.expectOk('safeboxDeposit', { amount: 400_00 });
      await expectNoChange('wrong passwords', player, async () => {
        for (const password of ['not-this-one', player.password, SAFE_PASSWORD.toUpperCase()])
          await takeOut(backend, player, 2603, 1_00, password);
        // A wrong password says nothing about what is in the safebox.
        await takeOut(backend, player, 2603, 900_00, 'not-this-one');
      });
      await takeOut(backend, player, 0, 1_00);
    },
  },
  locks: {
    statements: ['7.2-39', '2.2-083'],
    title: 'locks for 15 minutes after five wrong passwords, also for the right one',
    isHeavy: true,
    run: async (backend) => {
      const player = await owner(backend);
      await player.expectOk('safeboxDeposit', { amount: 400_00 });
      for (let n = 0; n < WRONG_PASSWORDS; n++) await takeOut(backend, player, 2603, 1_00, 'not-this-one');
      const { error } = await takeOut(backend, player, 2604, 1_00);
      expectLock(backend, error);
      await change(backend, player, 2604, SAFE_PASSWORD, OTHER_PASSWORD);
      await expectEffect(player, { coin: -1_00, safebox: 1_00 }, 'safeboxDeposit', { amount: 1_00 });
      await expectSignIn(backend, 0, player);
      await backend.hooks.moveTime(LOCKED - backend.slack);
      const locked = await takeOut(backend, player, 2604, 1_00);
      expectThat(
        'retryAfterMs just before the end',
        locked['error']?.retryAfterMs <= backend.slack,
        'a moment',
        locked['error']?.retryAfterMs,
      );
      await backend.hooks.moveTime(backend.slack);
      await takeOut(backend, player, 0, 401_00);
    },
  },
  'locks-at-once': {
    statements: ['7.2-39'],
    title: 'counts wrong passwords that are sent simultaneously',
    isHeavy: true,
    run: async (backend) => {
      const player = await owner(backend);
      const body = await passwords(backend, 'not-this-one', OTHER_PASSWORD);
      const answers = await atOnce(() => player.call('modifySafePassword', body));
      expectErrcodes(answers, { 2603: WRONG_PASSWORDS, 2604: AT_ONCE - WRONG_PASSWORDS });
    },
  },
  'counts-all-wrong-passwords': {
    statements: ['7.2-39', '2.2-083'],
    title: 'counts wrong passwords of changes, of moves and of withdrawals together',
    level: 'should',
    isHeavy: true,
    run: async (backend) => {
      const payee = await createWithdrawer(backend);
      const { player } = payee;
      await player.expectOk('safeboxDeposit', { amount: 100_00 });
      const { minAmount } = await payee.info();
      const wrong = { safeboxPassword: await backend.encryptPassword('not-this-one') };
      for (let n = 0; n < 2; n++) {
        await change(backend, player, 2603, 'not-this-one', OTHER_PASSWORD);
        await takeOut(backend, player, 2603, 1_00, 'not-this-one');
      }
      await payee.expectErrcode(2603, minAmount, wrong);
      await payee.expectErrcode(2604, minAmount);
      await takeOut(backend, player, 2604, 1_00);
      await change(backend, player, 2604, SAFE_PASSWORD, OTHER_PASSWORD);
    },
  },
  'forgets-wrong-passwords': {
    statements: ['7.2-39'],
    title: 'counts wrong passwords of exactly 15 minutes, and anew after a right one',
    level: 'should',
    isHeavy: true,
    run: async (backend) => {
      const player = await owner(backend);
      await player.expectOk('safeboxDeposit', { amount: 400_00 });
      const wrong = async (times: number) => {
        for (let n = 0; n < times; n++) await takeOut(backend, player, 2603, 1_00, 'not-this-one');
      };
      await wrong(WRONG_PASSWORDS - 1);
      await takeOut(backend, player, 0, 1_00);
      await wrong(WRONG_PASSWORDS - 1);
      await backend.hooks.moveTime(LOCKED + backend.slack);
      await wrong(WRONG_PASSWORDS - 1);
      await backend.hooks.moveTime(LOCKED - backend.slack);
      await wrong(1);
      await takeOut(backend, player, 2604, 1_00);
      await backend.hooks.moveTime(LOCKED + backend.slack);
      for (let n = 0; n < WRONG_PASSWORDS; n++) {
        await wrong(1);
        await backend.hooks.moveTime(10 * MINUTE);
      }
      await takeOut(backend, player, 0, 1_00);
    },
  },
  'locks-one-player': {
    statements: ['7.2-39'],
    title: 'locks the safebox of one player alone',
    isHeavy: true,
    run: async (backend) => {
      const [first, second] = [await owner(backend), await owner(backend)];
      for (let n = 0; n < WRONG_PASSWORDS; n++)
        await change(backend, first, 2603, 'not-this-one', OTHER_PASSWORD);
      await change(backend, first, 2604, SAFE_PASSWORD, OTHER_PASSWORD);
      await change(backend, second, 0, SAFE_PASSWORD, OTHER_PASSWORD);
    },
  },
};
