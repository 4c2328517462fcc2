import { isSdkError } from '../core/error.ts';
import { frozenCopy } from '../core/frozen-copy.ts';
import type { PasswordFallback } from '../core/password-fallback.ts';
import type { OperationLimits } from '../core/operation-limits.ts';
import type { Sdk } from '../core/types.ts';
import { passwordKeyStale } from '@tara/contract/errcodes';
import { encryptPassword, type PasswordKey } from './encrypt.ts';

/** A version that no server has, so that appConfig answers without the game list. */
const NO_GAME_LIST = 2_147_483_647;

type Encrypt = (plain: string) => Promise<string>;

export interface PasswordEncryptor {
  /** Sets the key that passwords are encrypted with. */
  setKey(key: PasswordKey): void;
  /**
   * Makes a call that encrypts its passwords with the key of the configuration. Fetches the key if none was set. If the
   * server reports a stale key, it fetches the key again and repeats the call once.
   * @param limits limits of the call that fetches the key
   * @throws SdkError of kind crypto, of the call, or of the call that fetched the key
   */
  withEncryption<T>(attempt: (encrypt: Encrypt) => Promise<T>, limits?: OperationLimits): Promise<T>;
}

/** Creates the encryptor of the passwords of calls. */
export function createPasswordEncryptor(
  sdk: Pick<Sdk, 'post' | 'clock'>,
  fallback: PasswordFallback | undefined,
): PasswordEncryptor {
  let key: PasswordKey | undefined;
  async function encrypt(plain: string, limits?: OperationLimits) {
    if (!key) {
      const { appWebConfig } = await sdk.post(
        '/app/v1/anonymous/appConfig',
        { gameListVersion: NO_GAME_LIST },
        limits,
      );
      // A configuration without a key fails later, like an invalid key.
      key = (appWebConfig as typeof appWebConfig | undefined)?.passwordKey;
    }
    return encryptPassword(plain, key as PasswordKey, sdk.clock.now(), fallback);
  }
  return {
    setKey(next) {
      // A configuration without a key sets undefined.
      key = (next as PasswordKey | undefined) && frozenCopy(next);
    },
    async withEncryption(attempt, limits) {
      const withLimits = async (plain: string) => encrypt(plain, limits);
      try {
        return await attempt(withLimits);
      } catch (error) {
        // An attempt is the caller's own function and may throw anything.
        if (!isSdkError(error) || !error.is(passwordKeyStale)) throw error;
        key = undefined;
        return attempt(withLimits);
      }
    },
  };
}
