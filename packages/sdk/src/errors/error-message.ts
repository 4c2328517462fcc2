import type { SdkError } from '../core/error.ts';
import { unauthenticated } from '@tara/contract/errcodes';
import { declaredErrcodes, fallbackKeys, messageKeys } from '@tara/contract/error-messages';
import type { Message } from '../rules/validation.ts';

/** The fields of an error that determine its message. */
export type FailedCall = Pick<SdkError, 'op' | 'kind' | 'outcome' | 'errcode' | 'status'>;

const GENERAL_KEY = 'common.error';

/**
 * Returns the field that an errcode of an operation refers to: null for none, undefined if the operation does not
 * declare the errcode.
 */
function declaredField(op: string, errcode: number): string | null | undefined {
  const declared = declaredErrcodes[op]?.split(' ').map((entry) => entry.split(':'));
  const found = declared?.find(([code]) => code === String(errcode));
  return found ? (found[1] ?? null) : undefined;
}

/** Returns the message of a failure without an error number. */
function unansweredMessage({ kind, outcome }: FailedCall): Message | null {
  if (kind === 'crypto') return { key: 'common.crypto' };
  if (kind === 'parse') return { key: 'common.garbled' };
  // An error of the client, which no connection explains.
  if (kind === 'usage') return { key: GENERAL_KEY, values: { errcode: kind } };
  // The session has ended, and nothing waits for the call.
  if (kind === 'abort' && (outcome === 'applied' || outcome === 'rejected')) return null;
  return { key: outcome === 'unknown' ? 'common.networkUnknown' : 'common.network' };
}

/**
 * Returns the message of a failed call (spec 8) from the contract's catalogue of errcodes. An errcode that the
 * operation does not declare gets the operation's general message. Errcodes of activity and task calls have none.
 * @param error a failed call; `op` is an operation id such as `recharge3`
 * @returns key and values of the message, or null if the contract shows none
 */
export function errorMessage(error: FailedCall): Message | null {
  // A call that needs a token and has none is like a 401.
  const { op, errcode = error.status ?? (error.kind === 'auth' ? unauthenticated : undefined) } = error;
  if (errcode === undefined) return unansweredMessage(error);
  const general = fallbackKeys[op];
  if (general === null && error.kind === 'api') return null;
  // Numbers of HTTP statuses come from the transport and are possible for every call.
  const known = (errcode >= 200 && errcode < 600) || declaredField(op, errcode) !== undefined;
  const ofCall = messageKeys[`${op}.${errcode}`];
  const key = known ? (ofCall === undefined ? messageKeys[errcode] : ofCall) : GENERAL_KEY;
  if (key && key !== GENERAL_KEY) return { key };
  return key === null && general === undefined ? null : { key: general ?? GENERAL_KEY, values: { errcode } };
}

/**
 * Returns the field of the request body that was rejected: the field that the contract names for the errcode, otherwise
 * the field that the answer points at.
 * @returns the field's name, or null if the error refers to no field
 */
export function errorField({
  op,
  errcode,
  pointer,
}: Pick<SdkError, 'op' | 'errcode'> & { pointer?: string | undefined }): string | null {
  const declared = errcode === undefined ? undefined : declaredField(op, errcode);
  return declared ?? pointer?.split('/')[1] ?? null;
}
