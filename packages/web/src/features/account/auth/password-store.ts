import { clear, createStore, get, set } from 'idb-keyval';
import { namespace } from '#api/sdk.ts';

/**
 * Keeps a password for its player without ever storing it in readable form (spec 4, docs/decisions): it is
 * offered to the browser's own credential store; where there is none it is encrypted with a key that the
 * browser keeps and no script can read. On pages without a secure context there is neither, and nothing is kept.
 */

interface PasswordCredentialConstructor {
  new (data: { id: string; password: string; name?: string }): Credential;
}

function credentialOf(account: string, password: string): Credential | null {
  const { PasswordCredential } = window as { PasswordCredential?: PasswordCredentialConstructor };
  return PasswordCredential ? new PasswordCredential({ id: account, password, name: account }) : null;
}

interface EncryptedPassword {
  account: string;
  key: CryptoKey;
  iv: Uint8Array<ArrayBuffer>;
  text: ArrayBuffer;
}

/** The name of the one row of the table. */
const ROW = 'last';
const table = createStore(`${namespace}.keeper`, 'passwords');

function canEncrypt() {
  return typeof indexedDB === 'object' && (globalThis.crypto as Crypto | undefined)?.subtle;
}

async function encrypt(account: string, password: string): Promise<EncryptedPassword> {
  // Not extractable: the key can be used on this device, and copied by nobody.
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(password);
  return { account, key, iv, text: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain) };
}

/** Keeps the password of an account. A browser that refuses costs the comfort, nothing else. */
export async function rememberPassword(account: string, password: string): Promise<void> {
  try {
    const credential = credentialOf(account, password);
    if (credential) await navigator.credentials.store(credential);
    else if (canEncrypt()) {
      await set(ROW, await encrypt(account, password), table);
    }
  } catch {
    // Private windows bar the store; the player types the password next time.
  }
}

/** The password kept for an account, or null. The browser's credential store fills the form by itself. */
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

/** Forgets the password kept here. What the browser itself keeps is the player's to delete. */
export async function forgetPassword(): Promise<void> {
  if (!canEncrypt()) return;
  try {
    await clear(table);
  } catch {
    // As in rememberPassword.
  }
}
