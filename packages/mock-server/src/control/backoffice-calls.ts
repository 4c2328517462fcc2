import { draftPlayer, withTransaction } from '#worlds/unit-of-work.ts';
import { KycStatus } from '@tara/contract/constants';
import { identityKey } from '#domain/player/documents.ts';
import { approveKyc, normalIdNumber, rejectKyc } from '#domain/kyc/verification.ts';
import { deliverMail, mailSummary } from '#domain/mail/mailbox.ts';
import type { Player } from '#domain/player/player.ts';
import type { Transaction } from '#store/transaction.ts';
import { ControlError, created, ok, type ControlCall, type ControlHandlers } from './handler.ts';
import type { DomainContext } from '#domain/player/context.ts';

/** Changes the player of a call after its due timers. */
function withPlayer<R>(
  { world, params }: ControlCall<'decideKyc' | 'sendMail'>,
  work: (draft: Player, tx: Transaction, context: DomainContext) => Promise<R> | R,
): Promise<R> {
  const id = params.playerId;
  return withTransaction(world, async (unit) => {
    const draft = await draftPlayer(unit, id);
    if (!draft) throw new ControlError(404, `No player has the id ${id}.`);
    return work(draft, unit.tx, unit.contextFor(draft));
  });
}

async function decideKyc(call: ControlCall<'decideKyc'>) {
  const { decision, reason = 'The pictures cannot be read.' } = call.body;
  const state = await withPlayer(call, async (draft, tx, context) => {
    const { kyc } = draft;
    if (kyc.status !== KycStatus.pending || !kyc.submitted)
      throw new ControlError(409, `The player ${draft.id} has no waiting verification.`);
    if (decision === 'approve') approveKyc(draft, context);
    else {
      // A rejected document can be used again by its owner.
      await tx.remove(identityKey(normalIdNumber(kyc.submitted.idNumber)));
      rejectKyc(draft, reason, context);
    }
    return { playerId: draft.id, kycStatus: draft.kyc.status };
  });
  return ok(state);
}

async function sendMail(call: ControlCall<'sendMail'>) {
  const { title, content, kind = 'mail', propList = [] } = call.body;
  const mail = await withPlayer(call, (draft, _tx, context) =>
    deliverMail(draft, { kind, title, content, propList }, context),
  );
  return created({ ...mailSummary(mail), content: mail.content });
}

/** Control calls of the back office: decide verifications, send mails. */
export const backofficeCalls = { decideKyc, sendMail } satisfies ControlHandlers;
