import type { Store } from './store.ts';

/** What a device remembers of the last sign-in. Never a password: those belong to the platform's password store. */
export interface Remembered {
  account: string;
  /** The player's choice, on by default (spec 4). */
  wanted: boolean;
}

/** The remembered account of a device. */
export interface AccountMemory {
  /** The account to fill in, empty when none is kept or the store cannot be read. */
  read(): Promise<Remembered>;
  /** Keeps the account, or, where it is not wanted, forgets it and keeps the choice. Never rejects. */
  write(remembered: Remembered): Promise<void>;
}

/** Remembers the account of the last sign-in in a store, behind the client's prefix (spec 3, 4). */
export function accountMemory(store: Store, namespace = 'tara'): AccountMemory {
  const key = `${namespace}.rememberedAccount`;
  const choice = `${namespace}.rememberMe`;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    async read() {
      try {
        const [account, wanted] = [await store.get(key), await store.get(choice)];
        return { account: text(JSON.parse(account ?? '""')), wanted: wanted !== 'false' };
      } catch {
        return { account: '', wanted: true };
      }
    },
    async write({ account, wanted }) {
      try {
        await store.set(choice, String(wanted));
        await store.set(key, JSON.stringify(wanted ? account : ''));
      } catch {
        // A store that is full or barred costs the convenience, nothing else.
      }
    },
  };
}
