import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectFields, expectThat } from '../../protocol/expect.ts';
import { ifPossible } from '../shared/calls.ts';
import { expectNoNumber, readTexts } from '../shared/numbers.ts';
import { SAFE_PASSWORD, setSafePassword } from '../shared/safebox-password.ts';
import { expectNoChange } from '../shared/wallet.ts';
import { createCard } from '../shared/withdrawals.ts';
import { add, createVerification, document, readVerification, refused, STATUS } from './verifications.ts';

export const decisionChecks: CheckDefinitions = {
  'nothing-at-first': {
    statements: ['7.2-42', '1-24'],
    title: 'answers that a new player has submitted nothing and is not verified',
    run: async (backend) => {
      const player = await backend.player();
      expectEqual('state', await readVerification(player), {
        kycStatus: STATUS.none,
        submitted: undefined,
        reason: undefined,
      });
      expectEqual('hasKyc', (await player.info())['hasKyc'], false);
    },
  },
  'waits-for-a-decision': {
    statements: ['7.2-41', '7.2-42', '2.3-46'],
    title: 'stores a verification, which then waits, and shows it to its player alone',
    run: async (backend) => {
      const player = await backend.player();
      const stranger = await backend.player();
      const data = await createVerification(backend, player);
      expectFields('answer', await player.expectOk('addKyc', data), {
        hasKyc: false,
        kycStatus: STATUS.pending,
      });
      const waiting = { kycStatus: STATUS.pending, submitted: data, reason: undefined };
      expectEqual('state', await readVerification(player), waiting);
      expectEqual('hasKyc', (await player.info())['hasKyc'], false);
      expectEqual('state of another player', (await readVerification(stranger))['kycStatus'], STATUS.none);
      expectEqual('data of another player', (await readVerification(stranger))['submitted'], undefined);
      await refused(backend, player, 2703, { idNumber: document(backend) });
      await refused(backend, player, 2703);
    },
  },
  approves: {
    statements: ['7.2-41', '7.2-42'],
    title: 'verifies a player when the verification is approved, and accepts no other one afterwards',
    run: async (backend) => {
      const player = await backend.player();
      const stranger = await backend.player();
      const data = await createVerification(backend, player);
      await player.expectOk('addKyc', data);
      await backend.hooks.decideIdentity(player.userId, 'approve');
      const approved = { kycStatus: STATUS.approved, submitted: data, reason: undefined };
      expectEqual('state', await readVerification(player), approved);
      expectEqual('hasKyc', (await player.info())['hasKyc'], true);
      const { body } = await backend.signIn(player.account, player.password);
      expectEqual('hasKyc of the log-in', body['hasKyc'], true);
      await refused(backend, player, 2704, { idNumber: document(backend) });
      await ifPossible(backend.hooks.decideIdentity(player.userId, 'reject'));
      expectEqual('state after a later rejection', await readVerification(player), approved);
      expectEqual('hasKyc of another player', (await stranger.info())['hasKyc'], false);
    },
  },
  rejects: {
    statements: ['7.2-42'],
    title: 'rejects a verification, which stays visible and can be submitted again, with its pictures',
    run: async (backend) => {
      const player = await backend.player();
      const first = await createVerification(backend, player);
      await player.expectOk('addKyc', first);
      await backend.hooks.decideIdentity(player.userId, 'reject');
      const rejected = await readVerification(player);
      expectEqual('status', rejected['kycStatus'], STATUS.rejected);
      expectEqual('submitted data after the rejection', rejected['submitted'], first);
      expectThat(
        'reason',
        rejected['reason'] === undefined || rejected['reason'] !== '',
        'a text',
        rejected['reason'],
      );
      expectEqual('hasKyc', (await player.info())['hasKyc'], false);
      const { fileIds } = await createVerification(backend, player);
      const second = { ...first, realName: 'Noor Khan', fileIds: [...first.fileIds, ...fileIds] };
      expectFields('answer of the second', await player.expectOk('addKyc', second), {
        hasKyc: false,
        kycStatus: STATUS.pending,
      });
      expectEqual('state of the second', await readVerification(player), {
        kycStatus: STATUS.pending,
        submitted: second,
        reason: undefined,
      });
      await backend.hooks.decideIdentity(player.userId, 'approve');
      expectEqual('hasKyc after the second', (await player.info())['hasKyc'], true);
    },
  },
  'documents-in-texts': {
    statements: ['7.2-31', '7.2-41', '7.2-42'],
    title: 'shows the number of a document neither in mails about a decision nor in lists',
    run: async (backend) => {
      const player = await backend.player();
      for (const decision of ['reject', 'approve'] as const) {
        const idNumber = document(backend);
        await add(backend, player, { idNumber });
        await backend.hooks.decideIdentity(player.userId, decision);
        const { reason } = await readVerification(player);
        const answers = [{ reason }, ...(await readTexts(backend, player))];
        expectNoNumber('number of the document', answers, idNumber);
      }
    },
  },
  'opens-withdrawals': {
    statements: ['1-58', '1-59'],
    title: 'lets a player withdraw only after the approval',
    run: async (backend) => {
      const player = await backend.player({ coin: 1_000_00 });
      await setSafePassword(backend, player);
      const card = await createCard(backend);
      await player.expectOk('addBankInfo', card);
      const { minAmount } = await player.expectOk('getExchange');
      const body = async () => ({
        amount: minAmount,
        bankId: card.bankId,
        safeboxPassword: await backend.encryptPassword(SAFE_PASSWORD),
      });
      const closed = (when: string) =>
        expectNoChange(when, player, async () => player.expectErrcode('exchange', 2501, await body()));
      await closed('a withdrawal without a verification');
      await add(backend, player);
      await closed('a withdrawal while the verification waits');
      await backend.hooks.decideIdentity(player.userId, 'reject');
      await closed('a withdrawal after a rejection');
      await add(backend, player);
      await backend.hooks.decideIdentity(player.userId, 'approve');
      await player.expectOk('exchange', await body());
    },
  },
};
