import type { Body, Data } from '../core/calls.ts';
import { SdkError } from '../core/error.ts';
import { callWithDefault } from '../core/logger.ts';
import { newIdempotencyKey } from '../core/idempotency.ts';
import { shareLimits, type OperationLimits } from '../core/operation-limits.ts';
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
  const post = sdk.post as unknown as (
    path: SignInPath,
    body: object,
    options: CallOptions,
  ) => Promise<SignInAnswer>;
  // The last attempt if its outcome is unknown: its idempotency key, by its fields without the password.
  let unknownKeys: Readonly<Record<string, string>> = {};

  /** Uses the idempotency key of the same unknown attempt again, so that the server replays its answer. */
  async function postSignIn(
    path: SignInPath,
    body: object,
    password: string | undefined,
    limits: OperationLimits,
  ): Promise<SignInAnswer> {
    const intention = path + JSON.stringify(body);
    const known = unknownKeys[intention];
    // Not repeated automatically: the player sees that no answer arrived, and tries again.
    const idempotencyKey = known ?? newIdempotencyKey();
    const once = () => ({ ...limits, idempotencyKey, retries: 0 });
    // Not while the attempt is in flight: an attempt that replaces it must not get the same token.
    unknownKeys = {};
    try {
      return await (password === undefined
        ? post(path, body, once())
        : passwords.withEncryption(
            async (encrypt) => post(path, { ...body, password: await encrypt(password) }, once()),
            limits,
          ));
    } catch (caught) {
      const error = caught as SdkError;
      if (error.outcome === 'unknown') unknownKeys = { [intention]: idempotencyKey };
      // The unknown attempt arrived with another password, so this is a new attempt.
      if (known && error.is(idempotencyKeyReused)) return postSignIn(path, body, password, limits);
      throw error;
    }
  }
  async function enter<P extends SignInPath>(
    source: SignInSource,
    path: P,
    body: Omit<Body<P>, 'password'>,
    limits: OperationLimits | undefined,
    password?: string,
  ) {
    const isCurrent = current.begin();
    const answer = await postSignIn(path, body, password, shareLimits(sdk.clock, limits));
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
    signIn: async (credentials, limits) =>
      enter('login', '/app/v1/accountLogin', payload(credentials), limits, credentials.password),
    async register({ code, referral, ...credentials }, limits) {
      const body = { ...referral, ...payload(credentials), type: 0 as const, code };
      const path = `/app/v1/accountRegist${code === undefined ? '' : '4'}` as const;
      return enter(
        'register',
        path,
        body as Omit<Body<typeof path>, 'password'>,
        limits,
        credentials.password,
      );
    },
    async socialSignIn(callback, limits) {
      const { phoneinfoJsonModel } = phone();
      return enter('login', '/app/v1/lineLogin', { ...callback, phoneinfoJsonModel }, limits);
    },
  };
}
