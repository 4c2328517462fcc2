import { namespace } from '#api/sdk.ts';
import { localStore, readJson, writeJson } from '#lib/storage.ts';
import { forgetPassword, rememberPassword } from './password-store.ts';

const ACCOUNT = `${namespace}.rememberedAccount`;
const CHOICE = `${namespace}.rememberMe`;

export interface Remembered {
  account: string;
  password: string;
  /** The player's choice for account and password. */
  wanted: boolean;
}

/** Whether the player wants to be remembered on this device; true by default (spec 4). */
export function wantsRemembering(): boolean {
  return readJson<boolean>(localStore, CHOICE) !== false;
}

/** The account of the last sign-in on this device, empty if none is stored. */
export function rememberedAccount(): string {
  const account = readJson<unknown>(localStore, ACCOUNT);
  return typeof account === 'string' ? account : '';
}

/**
 * Remembers account and password on this device (spec 4), or removes both. The account is in local storage; the
 * password is stored only if it cannot be read as text (password-store.ts).
 */
export function rememberCredentials({ account, password, wanted }: Remembered): void {
  writeJson(localStore, CHOICE, wanted);
  writeJson(localStore, ACCOUNT, wanted ? account : '');
  void (wanted ? rememberPassword(account, password) : forgetPassword());
}
