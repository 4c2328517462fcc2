import { clear, createStore, get, set } from 'idb-keyval';
import { namespace } from '#api/sdk.ts';

/**
 * Stores a password without a readable copy (spec 4, docs/decisions/0015): in the browser's credential store, or
 * otherwise encrypted with a key of the browser that scripts cannot export. Pages without a secure context have
 * neither, and nothing is stored.
 */

interface PasswordCredentialConstructor {
  new (data: { id: string; password: string; name?: string }): Credential;
}

function createCredential(account: string, password: string): Credential | null {
  const { PasswordCredential } = window as { PasswordCredential?: PasswordCredentialConstructor };
  return PasswordCredential ? new PasswordCredential({ id: account, password, name: account }) : null;
}

interface EncryptedPassword {
  account: string;
  key: CryptoKey;
  iv: Uint8Array<ArrayBuffer>;
  text: ArrayBuffer;
}

/** Name of the table's only row. */
const ROW = 'last';
const table = createStore(`${namespace}.keeper`, 'passwords');

function canEncrypt() {
  return typeof indexedDB === 'object' && (globalThis.crypto as Crypto | undefined)?.subtle;
}

async function encrypt(account: string, password: string): Promise<EncryptedPassword> {
  // Not extractable: the key works on this device only.
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(password);
  return { account, key, iv, text: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain) };
}

/** Stores the password of an account. If the browser refuses, the password is not remembered. */
export async function rememberPassword(account: string, password: string): Promise<void> {
  try {
    const credential = createCredential(account, password);
    if (credential) await navigator.credentials.store(credential);
    else if (canEncrypt()) {
      await set(ROW, await encrypt(account, password), table);
    }
  } catch {
    // Private windows bar the store; the player types the password next time.
  }
}

/** The stored password of an account, or null. The browser's credential store fills in the form by itself. */
export async function readPassword(account: string): Promise<string | null> {
  if (account === '' || !canEncrypt()) return null;
  try {
    const sealed = await get<EncryptedPassword>(ROW, table);
    if (sealed?.account !== account) return null;
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, sealed.key, sealed.text);
    return new TextDecoder().decode(plain);
  } catch {
    return null;
  }
}

/** Removes the stored password. Passwords of the browser's store are managed by the player. */
export async function forgetPassword(): Promise<void> {
  if (!canEncrypt()) return;
  try {
    await clear(table);
  } catch {
    // As in rememberPassword.
  }
}
