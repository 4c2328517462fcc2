/**
 * Names of the stored values (spec 3), each behind the client's prefix, and each its own name. Access token, user info
 * and game user are fields of one document, the session: `{ version, accessToken, userInfo, gameUser }`.
 */
export const storageNames = {
  session: 'session',
  gameConfig: 'gameConfig',
  /** Last recharge that is still to be checked. */
  temp1: 'temp1',
  /** Whether the update dialog is due after a recharge. */
  temp2: 'temp2',
} as const;

/** Name of a stored value. */
export type StorageName = keyof typeof storageNames;

/**
 * The full key of a stored value, e.g. `tara.session`.
 * @param namespace prefix of the client, `tara` by default
 * @param name of the value
 */
export function storageKey(namespace: string, name: StorageName): string {
  return `${namespace}.${name}`;
}

/** Of the session's document; one of another version counts as none. */
export const SESSION_VERSION = 1;
