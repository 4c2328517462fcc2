import { isSdkError } from '../core/error.ts';
import { frozenCopy } from '../core/frozen-copy.ts';
import type { PasswordFallback } from '../core/password-fallback.ts';
import type { Sdk } from '../core/types.ts';
import { passwordKeyStale } from '@tara/contract/errcodes';
import { encryptPassword, type PasswordKey } from './encrypt.ts';

/** A version that no server has, so that appConfig answers without the game list. */
const NO_GAME_LIST = 2_147_483_647;

type Encrypt = (plain: string) => Promise<string>;

export interface PasswordEncryptor {
  /** Tells which key to encrypt with. */
  setKey(key: PasswordKey): void;
  /**
   * Makes a call that encrypts its passwords with the key of the configuration, which is fetched if nobody has
   * handed it over. A key that the server calls stale is fetched anew, and the call made once more.
   * @throws SdkError of kind crypto, of the call, or of the call that fetched the key
   */
  withEncryption<T>(attempt: (encrypt: Encrypt) => Promise<T>): Promise<T>;
}

/** Keeps the key that passwords are encrypted with. */
export function createPasswordEncryptor(
  sdk: Pick<Sdk, 'post' | 'clock'>,
  fallback: PasswordFallback | undefined,
): PasswordEncryptor {
  let key: PasswordKey | undefined;
  async function encrypt(plain: string) {
    if (!key) {
      const { appWebConfig } = await sdk.post('/app/v1/anonymous/appConfig', {
        gameListVersion: NO_GAME_LIST,
      });
      // A configuration without one is told below, as every key that is none.
      key = (appWebConfig as typeof appWebConfig | undefined)?.passwordKey;
    }
    return encryptPassword(plain, key as PasswordKey, sdk.clock.now(), fallback);
  }
  return {
    setKey(next) {
      // Nothing is what a configuration without a key hands over.
      key = (next as PasswordKey | undefined) && frozenCopy(next);
    },
    async withEncryption(attempt) {
      try {
        return await attempt(encrypt);
      } catch (error) {
        if (!isSdkError(error) || !error.is(passwordKeyStale)) throw error;
        key = undefined;
        return attempt(encrypt);
      }
    },
  };
}
