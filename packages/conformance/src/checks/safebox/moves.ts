import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields } from '../../protocol/expect.ts';
import { expectStatus } from '../shared/calls.ts';
import { expectChange, expectEffect, expectNoChange } from '../shared/wallet.ts';
import { owner, readSafebox, START, taking } from './box.ts';

export const moveChecks: CheckDefinitions = {
  'moves-both-ways': {
    statements: ['2.2-083', '7.2-37'],
    title: 'moves exact amounts between balance and safebox, so that the sum stays the same',
    run: async (backend) => {
      const player = await owner(backend);
      const inside = await expectEffect(player, { coin: -300_01, safebox: 300_01 }, 'safeboxDeposit', {
        amount: 300_01,
      });
      expectFields('answer of moving in', inside, { safebox: 300_01, coin: START - 300_01 });
      expectEqual('coins', await player.coin(), START - 300_01);
      expectEqual('safebox', (await readSafebox(player)).safebox, 300_01);
      const out = await expectChange('moving out', player, { coin: 120_00, safebox: -120_00 }, async () =>
        player.expectOk('safeboxWithdraw', await taking(backend, 120_00)),
      );
      expectFields('answer of moving out', out, { safebox: 180_01, coin: START - 180_01 });
      await expectEffect(player, { coin: -1, safebox: 1 }, 'safeboxDeposit', { amount: 1 });
      await player.expectOk('safeboxDeposit', { amount: await player.coin() });
      expectEqual(
        'coins and safebox after moving everything in',
        [await player.coin(), (await readSafebox(player)).safebox],
        [0, START],
      );
      await player.expectOk('safeboxWithdraw', await taking(backend, START));
      expectEqual(
        'coins and safebox after moving everything out',
        [await player.coin(), (await readSafebox(player)).safebox],
        [START, 0],
      );
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
          await expectStatus(player, 400, ['safeboxDeposit', { amount }]);
          await expectStatus(player, 400, ['safeboxWithdraw', await taking(backend, amount)]);
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
};
