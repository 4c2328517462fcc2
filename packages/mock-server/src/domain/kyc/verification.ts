import { KycStatus, type KycData } from '#contract/generated.ts';
import type { Frozen } from '#store/transaction.ts';
import { tell } from '../mail/mailbox.ts';
import type { Player } from '../player/player.ts';
import { Refusal } from '#contract/business-error.ts';
import { reschedule } from '../player/next-timer.ts';
import { isBirthday, isOldEnough } from './ages.ts';
import type { KycFile } from '../player/kyc-state.ts';
import type { Effects } from '../player/context.ts';

/** Pictures kept per player; the oldest gives way. */
const MAX_FILES = 12;

/** Keeps what is known of an uploaded picture. */
export const addPicture = (draft: Player, file: KycFile): void => {
  draft.kyc.files = [...draft.kyc.files, file].slice(-MAX_FILES);
};

/** The form in which a document number is compared: letters and digits only. */
export const normalIdNumber = (idNumber: string): string => idNumber.replaceAll(/[\s-]/g, '').toUpperCase();

const isName = (text: string): boolean => /^\p{L}[\p{L}\p{M} .'-]+$/u.test(text.trim());
const isIdNumber = (text: string): boolean => /^[A-Z0-9]{5,30}$/.test(normalIdNumber(text));
const isAddress = (text: string): boolean => text.trim().length >= 5 && !/\p{C}/u.test(text);

const requirePlausible = (data: KycData, { now, config }: Effects): void => {
  const checks = {
    realName: isName(data.realName),
    idNumber: isIdNumber(data.idNumber),
    birthday: isBirthday(data.birthday, now, config.zoneMinutes),
    address: isAddress(data.address),
  };
  for (const [field, plausible] of Object.entries(checks))
    if (!plausible) throw new Refusal('kycDataNotAccepted', { pointer: `/${field}` });
};

/**
 * Hands a verification in; that no other account has the document is the caller's to check.
 * @throws {Refusal} `kycApproved`, `kycPending`, `kycDataNotAccepted`, `kycUnderage`, `kycFileUnknown`.
 */
export const submitKyc = (draft: Player, data: KycData, fx: Effects): void => {
  const { kyc } = draft;
  if (isVerified(draft)) throw new Refusal('kycApproved');
  if (kyc.status === KycStatus.pending) throw new Refusal('kycPending');
  requirePlausible(data, fx);
  if (!isOldEnough(data.birthday, fx.now, fx.config.zoneMinutes))
    throw new Refusal('kycUnderage', { pointer: '/birthday' });
  const unknown = data.fileIds.findIndex((id) => !kyc.files.some((file) => file.id === id));
  if (unknown !== -1) throw new Refusal('kycFileUnknown', { pointer: `/fileIds/${unknown}` });
  const { kycAfterMs } = fx.config;
  draft.kyc = {
    status: KycStatus.pending,
    files: kyc.files,
    submitted: data,
    decideAt: kycAfterMs === null ? 0 : fx.now + kycAfterMs,
  };
  reschedule(draft);
};

/** Ends a waiting verification well. */
export const approveKyc = (draft: Player, fx: Effects): void => {
  draft.kyc.status = KycStatus.approved;
  draft.kyc.decideAt = 0;
  reschedule(draft);
  tell(draft, 'kycApproved', {}, fx);
};

/** Ends a waiting verification badly; the player may hand in another. */
export const rejectKyc = (draft: Player, reason: string, fx: Effects): void => {
  Object.assign(draft.kyc, { status: KycStatus.rejected, reason, decideAt: 0 });
  reschedule(draft);
  tell(draft, 'kycRejected', { reason }, fx);
};

/** The time for looking at it is over. */
export const decideKyc = (draft: Player, fx: Effects): void => {
  if (draft.kyc.status === KycStatus.pending) approveKyc(draft, fx);
};

/** What the player sees of it. */
export const showKyc = ({ kyc: { status, submitted, reason } }: Frozen<Player>) => ({
  kycStatus: status,
  ...(submitted ? { submitted: { ...submitted, fileIds: [...submitted.fileIds] } } : {}),
  ...(reason === undefined ? {} : { reason }),
});

/** Whether the player may withdraw (spec 1). */
export const isVerified = ({ kyc }: { readonly kyc: { readonly status: KycStatus } }): boolean =>
  kyc.status === KycStatus.approved;
