import type { KeyValueStore } from './key-value-store.ts';

/**
 * The stored account of the last sign-in. Never includes a password, which belongs in the platform's password store.
 */
export interface RememberedAccount {
  account: string;
  /** Whether the player wants to be remembered; true by default (spec 4). */
  remember: boolean;
}

/** Store of the remembered account of a device. */
export interface RememberedAccountStore {
  /** Returns the account to fill in; empty if none is stored or the store cannot be read. */
  read(): Promise<RememberedAccount>;
  /**
   * Stores the account, or removes it and stores the choice if the player does not want to be remembered. Never
   * rejects.
   */
  write(account: RememberedAccount): Promise<void>;
}

/**
 * Creates a store of the last signed-in account (spec 3, 4).
 * @param store where the account is stored
 * @param namespace prefix of the keys
 */
export function rememberedAccountStore(store: KeyValueStore, namespace = 'tara'): RememberedAccountStore {
  const key = `${namespace}.rememberedAccount`;
  const choice = `${namespace}.rememberMe`;
  return {
    async read() {
      try {
        const account = JSON.parse((await store.get(key)) ?? '""') as unknown;
        const remember = (await store.get(choice)) !== 'false';
        return { account: typeof account === 'string' ? account : '', remember };
      } catch {
        return { account: '', remember: true };
      }
    },
    async write({ account, remember }) {
      try {
        await store.set(choice, String(remember));
        await store.set(key, JSON.stringify(remember ? account : ''));
      } catch {
        // A store that is full or barred costs the convenience, nothing else.
      }
    },
  };
}
