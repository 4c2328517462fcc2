import type { SdkError } from '../core/error.ts';
import { declaredErrcodes, fallbackKeys, messageKeys } from '@tara/contract/error-messages';
import type { Message } from '../rules/validation.ts';

/** What of an error its message depends on. */
export type FailedCall = Pick<SdkError, 'op' | 'kind' | 'outcome' | 'errcode' | 'status'>;

const GENERAL = 'common.error';

/** The field that an operation's errcode speaks of, null for none; undefined where the operation does not declare it. */
function declaredField(op: string, errcode: number): string | null | undefined {
  const declared = declaredErrcodes[op]?.split(' ').map((entry) => entry.split(':'));
  const found = declared?.find(([code]) => code === String(errcode));
  return found ? (found[1] ?? null) : undefined;
}

/** The message of a failure in which nobody has said a number. */
function unanswered({ kind, outcome }: FailedCall): Message | null {
  if (kind === 'crypto') return { key: 'common.crypto' };
  if (kind === 'parse') return { key: 'common.garbled' };
  // Its session is over, and nobody waits for it any more.
  if (kind === 'abort' && (outcome === 'applied' || outcome === 'rejected')) return null;
  return { key: outcome === 'unknown' ? 'common.networkUnknown' : 'common.network' };
}

/**
 * The message of a failed call (spec 8), from the contract's catalogue of errcodes. A number means something only
 * together with the call: one that the operation does not declare gets the operation's general message.
 * @param error a failed call; its `op` is an operation id such as `recharge3`
 * @returns key and values of the message, or null where the contract says that nothing is shown
 */
export function errorMessage(error: FailedCall): Message | null {
  const { op, errcode = error.status } = error;
  if (errcode === undefined) return unanswered(error);
  // Numbers of HTTP statuses come from the transport, which any call has.
  const known = (errcode >= 200 && errcode < 600) || declaredField(op, errcode) !== undefined;
  const ofCall = messageKeys[`${op}.${errcode}`];
  const key = known ? (ofCall === undefined ? messageKeys[errcode] : ofCall) : GENERAL;
  if (key && key !== GENERAL) return { key };
  const general = fallbackKeys[op];
  return key === null && general === undefined ? null : { key: general ?? GENERAL, values: { errcode } };
}

/**
 * The field of the call's body that a refusal speaks of: the one that the contract names for its number, or else the
 * one that the answer points at.
 * @param error a failed call
 * @returns the field's name, or null where the refusal speaks of none
 */
export function errorField({
  op,
  errcode,
  pointer,
}: Pick<SdkError, 'op' | 'errcode'> & { pointer?: string | undefined }): string | null {
  const declared = errcode === undefined ? undefined : declaredField(op, errcode);
  return declared ?? pointer?.split('/')[1] ?? null;
}
