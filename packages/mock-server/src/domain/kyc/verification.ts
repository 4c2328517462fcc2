import { KycStatus } from '@tara/contract/constants';
import type { Schema } from '#contract/schema-types.ts';
import type { Frozen } from '#frozen.ts';
import { notifyPlayer } from '../mail/mailbox.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { scheduleNextTimer } from '../player/next-timer.ts';
import { isBirthday, isOldEnough } from './ages.ts';
import type { KycFile } from '../player/kyc-state.ts';
import type { DomainContext } from '../player/context.ts';

/** Number of pictures stored per player; a new one replaces the oldest. */
const MAX_FILES = 12;

/** Stores the facts of an uploaded picture. */
export function addPicture(draft: Player, file: KycFile): void {
  draft.kyc.files = [...draft.kyc.files, file].slice(-MAX_FILES);
}

/** The normal form of a document number: letters and digits only. */
export function normalIdNumber(idNumber: string): string {
  return idNumber.replaceAll(/[\s-]/g, '').toUpperCase();
}

function isName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M}\p{Join_Control} .'-]+$/u.test(text.trim());
}
function isIdNumber(text: string): boolean {
  return /^[A-Z0-9]{5,30}$/.test(normalIdNumber(text));
}
function isAddress(text: string): boolean {
  return /^[\P{C}\p{Join_Control}]{5,}$/u.test(text.trim());
}

function requirePlausible(data: Schema<'KycData'>, { now, config }: DomainContext): void {
  const checks = {
    realName: isName(data.realName),
    idNumber: isIdNumber(data.idNumber),
    birthday: isBirthday(data.birthday, now, config.zoneMinutes),
    address: isAddress(data.address),
  };
  for (const [field, plausible] of Object.entries(checks))
    if (!plausible) throw new BusinessError('kycDataNotAccepted', { pointer: `/${field}` });
}

/**
 * Submits a verification. The caller checks that no other account uses the document.
 * @throws {BusinessError} `kycApproved`, `kycPending`, `kycDataNotAccepted`, `kycUnderage`, `kycFileUnknown`
 */
export function submitKyc(draft: Player, data: Schema<'KycData'>, context: DomainContext): void {
  const { kyc } = draft;
  if (isVerified(draft)) throw new BusinessError('kycApproved');
  if (kyc.status === KycStatus.pending) throw new BusinessError('kycPending');
  requirePlausible(data, context);
  if (!isOldEnough(data.birthday, context.now, context.config.zoneMinutes))
    throw new BusinessError('kycUnderage', { pointer: '/birthday' });
  const unknown = data.fileIds.findIndex((id) => !kyc.files.some((file) => file.id === id));
  if (unknown !== -1) throw new BusinessError('kycFileUnknown', { pointer: `/fileIds/${unknown}` });
  const { kycAfterMs } = context.config;
  draft.kyc = {
    status: KycStatus.pending,
    files: kyc.files,
    submitted: data,
    decideAt: kycAfterMs === null ? 0 : context.now + kycAfterMs,
  };
  scheduleNextTimer(draft);
}

/** Approves a waiting verification. */
export function approveKyc(draft: Player, context: DomainContext): void {
  draft.kyc.status = KycStatus.approved;
  draft.kyc.decideAt = 0;
  scheduleNextTimer(draft);
  notifyPlayer(draft, 'kycApproved', {}, context);
}

/** Rejects a waiting verification; the player may submit another one. */
export function rejectKyc(draft: Player, reason: string, context: DomainContext): void {
  Object.assign(draft.kyc, { status: KycStatus.rejected, reason, decideAt: 0 });
  scheduleNextTimer(draft);
  notifyPlayer(draft, 'kycRejected', { reason }, context);
}

/** The review time is over: approves the verification. */
export function decideKyc(draft: Player, context: DomainContext): void {
  if (draft.kyc.status === KycStatus.pending) approveKyc(draft, context);
}

/** The verification in the form of an answer. */
export function showKyc({ kyc: { status, submitted, reason } }: Frozen<Player>) {
  return {
    kycStatus: status,
    ...(submitted ? { submitted: { ...submitted, fileIds: [...submitted.fileIds] } } : {}),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** Whether the player may withdraw (spec 1). */
export function isVerified({ kyc }: { readonly kyc: { readonly status: Schema<'KycStatus'> } }): boolean {
  return kyc.status === KycStatus.approved;
}
