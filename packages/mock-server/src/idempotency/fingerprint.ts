import { decryptPassword, createFingerprint } from '#domain/accounts/passwords.ts';
import type { Operation } from '#contract/document.ts';

/** The common fields of a call (spec 7): they describe the client, not the request. */
const COMMON = new Set(['clientReferrer', 'channel', 'appId', 'platform']);

/** The encrypted form differs each time, so the plain password is compared; an undecryptable one is compared as sent. */
function getPassword(encrypted: string): string {
  const decrypted = decryptPassword(encrypted);
  return 'failure' in decrypted ? encrypted : decrypted.password;
}

function sorted(value: object): object {
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))),
  );
}

/**
 * Equal for bodies of a call that request the same, regardless of the order of their fields. The password of a money call is
 * left out: it authenticates the player, and a replay needs no authentication.
 * @param body checked against its schema
 */
export function bodyFingerprint({ isMoney }: Operation, body: object): string {
  const own = Object.fromEntries(Object.entries(body).filter(([name]) => !COMMON.has(name)));
  const text = JSON.stringify(own, (name, value: unknown) => {
    if (typeof value === 'string' && /password$/i.test(name)) return isMoney ? undefined : getPassword(value);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? sorted(value) : value;
  });
  return createFingerprint(text);
}
