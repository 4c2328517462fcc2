import { KycStatus } from '@tara/contract/constants';
import { identityKey } from '#domain/player/documents.ts';
import { approveKyc, normalIdNumber, rejectKyc } from '#domain/kyc/verification.ts';
import { deliverMail, mailSummary } from '#domain/mail/mailbox.ts';
import { ControlError, created, ok, type ControlCall, type ControlHandlers } from './handler.ts';
import { changePlayer } from './named-player.ts';

async function decideKyc({ world, params, body }: ControlCall<'decideKyc'>) {
  const { decision, reason = 'The pictures cannot be read.' } = body;
  const state = await changePlayer(world, params.playerId, async (draft, { tx, contextFor }) => {
    const { kyc } = draft;
    const context = contextFor(draft);
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

async function sendMail({ world, params, body }: ControlCall<'sendMail'>) {
  const { title, content, kind = 'mail', propList = [] } = body;
  const mail = await changePlayer(world, params.playerId, (draft, { contextFor }) =>
    deliverMail(draft, { kind, title, content, propList }, contextFor(draft)),
  );
  return created({ ...mailSummary(mail), content: mail.content });
}

/** Control calls of the back office: decide verifications, send mails. */
export const backofficeCalls = { decideKyc, sendMail } satisfies ControlHandlers;
