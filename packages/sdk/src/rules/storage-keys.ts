/**
 * Names of the stored values (spec 3), used with the client's prefix. Access token, user info and game user are fields
 * of one document, the session: `{ version, accessToken, userInfo, gameUser }`.
 */
export const storageNames = {
  session: 'session',
  gameConfig: 'gameConfig',
  /** The last recharge, until its status has been checked. */
  temp1: 'temp1',
  /** Whether the update dialog is due after a recharge. */
  temp2: 'temp2',
} as const;

/** Name of a stored value. */
export type StorageName = keyof typeof storageNames;

/**
 * Returns the full key of a stored value, e.g. `tara.session`.
 * @param namespace prefix of the client, `tara` by default
 * @param name name of the value
 */
export function storageKey(namespace: string, name: StorageName): string {
  return `${namespace}.${name}`;
}
