import { decryptPassword, createFingerprint } from '#domain/accounts/passwords.ts';
import type { Operation } from '#contract/document.ts';

/** The common fields of a call (spec 7): they say where it comes from, not what it asks for. */
const COMMON = new Set(['clientReferrer', 'channel', 'appId', 'platform']);

/** A password looks different each time it is encrypted; one that cannot be opened stands for itself. */
function passwordOf(encrypted: string): string {
  const decrypted = decryptPassword(encrypted);
  return 'failure' in decrypted ? encrypted : decrypted.password;
}

function sorted(value: object): object {
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))),
  );
}

/**
 * What tells whether two bodies of a call ask for the same, whatever the order of their fields. The password of a call
 * about money is left out: it proves who asks, and a repeat of what was done proves nothing by it.
 * @param body checked against its schema.
 */
export function bodyFingerprint({ isMoney }: Operation, body: object): string {
  const own = Object.fromEntries(Object.entries(body).filter(([name]) => !COMMON.has(name)));
  const text = JSON.stringify(own, (name, value: unknown) => {
    if (typeof value === 'string' && /password$/i.test(name)) return isMoney ? undefined : passwordOf(value);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? sorted(value) : value;
  });
  return createFingerprint(text);
}
