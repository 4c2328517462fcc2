import type { Body, Data } from '../core/calls.ts';
import { isSdkError, SdkError } from '../core/error.ts';
import { callWithDefault } from '../core/logger.ts';
import { newIdempotencyKey } from '../core/idempotency.ts';
import type { CallOptions, Sdk, SdkOptions } from '../core/types.ts';
import { idempotencyKeyReused } from '@tara/contract/errcodes';
import type { PasswordEncryptor } from '../password/encryptor.ts';
import type { CurrentSession } from './current.ts';
import { devicePayload } from './device.ts';
import { parseToken } from './session-store.ts';
import type { Credentials, Session, SignInSource } from './types.ts';

type SignInPath = `/app/v1/${'accountLogin' | 'accountRegist' | 'accountRegist4' | 'lineLogin'}`;
type SignInAnswer = Data<'/app/v1/accountLogin'>;

/**
 * Creates the sign-in functions (spec 4, 7.2). The last of several attempts counts.
 * @param sdk calls and common fields
 * @param options device
 * @param current the current session
 * @param passwords encrypts passwords
 * @param revoke revokes a token that is not the session's
 */
export function createSignIn(
  sdk: Sdk,
  options: SdkOptions,
  current: CurrentSession,
  passwords: PasswordEncryptor,
  revoke: (token: string) => Promise<unknown>,
): Pick<Session, 'signIn' | 'register' | 'socialSignIn'> {
  const post = sdk.post as (path: SignInPath, body: object, options: CallOptions) => Promise<SignInAnswer>;
  // The last attempt if its outcome is unknown: its idempotency key, by its fields without the password.
  let unknownKeys: Readonly<Record<string, string>> = {};

  /** Uses the idempotency key of the same unknown attempt again, so that the server replays its answer. */
  async function postSignIn(path: SignInPath, body: object, password?: string): Promise<SignInAnswer> {
    const intention = path + JSON.stringify(body);
    const known = unknownKeys[intention];
    // Not repeated automatically: the player sees that no answer arrived, and tries again.
    const once = { idempotencyKey: known ?? newIdempotencyKey(), retries: 0 };
    // Not while the attempt is in flight: an attempt that replaces it must not get the same token.
    unknownKeys = {};
    try {
      return await (password === undefined
        ? post(path, body, once)
        : passwords.withEncryption(async (encrypt) =>
            post(path, { ...body, password: await encrypt(password) }, once),
          ));
    } catch (error) {
      if (!isSdkError(error)) throw error;
      if (error.outcome === 'unknown') unknownKeys = { [intention]: once.idempotencyKey };
      // The unknown attempt arrived with another password, so this is a new attempt.
      if (known && error.is(idempotencyKeyReused)) return postSignIn(path, body, password);
      throw error;
    }
  }
  async function enter<P extends SignInPath>(
    source: SignInSource,
    path: P,
    body: Omit<Body<P>, 'password'>,
    password?: string,
  ) {
    const isCurrent = current.begin();
    const answer = await postSignIn(path, body, password);
    const token = parseToken(answer.token);
    const fail = (kind: 'abort' | 'parse', outcome: 'applied' | 'unknown', message: string) =>
      new SdkError({ kind, op: source, message: `${source}: ${message}`, outcome });
    if (!isCurrent()) {
      // The sign-in is obsolete, so its token is revoked.
      if (token !== null) void revoke(token);
      throw fail('abort', 'applied', 'overtaken');
    }
    if (token === null) throw fail('parse', 'unknown', 'no token');
    current.enter(token, answer, source);
  }
  const phone = () => devicePayload(callWithDefault(sdk.log, 'device', options.device, {}), sdk.common());
  function payload({ account, countryCode }: Credentials) {
    return { ...phone(), account, countryCode };
  }
  return {
    signIn: async (credentials) =>
      enter('login', '/app/v1/accountLogin', payload(credentials), credentials.password),
    async register({ code, referral, ...credentials }) {
      const body = { ...referral, ...payload(credentials), type: 0 as const };
      return code === undefined
        ? enter('register', '/app/v1/accountRegist', body, credentials.password)
        : enter('register', '/app/v1/accountRegist4', { ...body, code }, credentials.password);
    },
    async socialSignIn(callback) {
      const { phoneinfoJsonModel } = phone();
      return enter('login', '/app/v1/lineLogin', { ...callback, phoneinfoJsonModel });
    },
  };
}
