import type { KeyValueStore } from './key-value-store.ts';

/** What a device remembers of the last sign-in. Never a password: those belong to the platform's password store. */
export interface RememberedAccount {
  account: string;
  /** The player's choice, on by default (spec 4). */
  remember: boolean;
}

/** The remembered account of a device. */
export interface RememberedAccountStore {
  /** The account to fill in, empty when none is kept or the store cannot be read. */
  read(): Promise<RememberedAccount>;
  /** Keeps the account, or, where it is not wanted, forgets it and keeps the choice. Never rejects. */
  write(account: RememberedAccount): Promise<void>;
}

/**
 * Remembers the account of the last sign-in in a store, behind the client's prefix (spec 3, 4).
 * @param store where the account is kept
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
