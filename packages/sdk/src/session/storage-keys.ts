/** Names of the stored values (spec 3), each behind the client's prefix, and each its own name. */
export const storageNames = {
  accessToken: 'accessToken',
  gameConfig: 'gameConfig',
  gameUser: 'gameUser',
  userInfo: 'userInfo',
  /** Last recharge that is still to be checked. */
  temp1: 'temp1',
  /** Whether the update dialog is due after a recharge. */
  temp2: 'temp2',
} as const;

/** Name of a stored value. */
export type StorageName = keyof typeof storageNames;

/**
 * The full key of a stored value, e.g. `tara.accessToken`.
 * @param namespace prefix of the client, `tara` by default
 * @param name of the value
 */
export function storageKey(namespace: string, name: StorageName): string {
  return `${namespace}.${name}`;
}
