import type { Body, Data } from '../core/calls.ts';
import { isSdkError, SdkError } from '../core/error.ts';
import { answerOf } from '../core/logger.ts';
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
 * The ways into a session (spec 4, 7.2). Of several attempts the last one counts.
 * @param sdk whose calls and common fields it uses
 * @param options of the SDK: the device
 * @param current what is entered
 * @param passwords encrypts them
 * @param revoke makes a token die that is not the session's
 */
export function createSignIn(
  sdk: Sdk,
  options: SdkOptions,
  current: CurrentSession,
  passwords: PasswordEncryptor,
  revoke: (token: string) => Promise<unknown>,
): Pick<Session, 'signIn' | 'register' | 'socialSignIn'> {
  const post = sdk.post as (path: SignInPath, body: object, options: CallOptions) => Promise<SignInAnswer>;
  // The last attempt, if nobody knows how it ended: its key by what was asked for, without its password.
  let lost: Readonly<Record<string, string>> = {};

  /** Asks with the key of the same intention if its answer was lost: the server then tells it again. */
  async function ask(path: SignInPath, body: object, password?: string): Promise<SignInAnswer> {
    const intention = path + JSON.stringify(body);
    const known = lost[intention];
    // Not repeated by itself: the player sees that no answer came, and tries again.
    const once = { idempotencyKey: known ?? newIdempotencyKey(), retries: 0 };
    // Not while it is under way: an attempt that this one overtakes must not end with the same token.
    lost = {};
    try {
      return await (password === undefined
        ? post(path, body, once)
        : passwords.withEncryption(async (encrypt) =>
            post(path, { ...body, password: await encrypt(password) }, once),
          ));
    } catch (error) {
      if (!isSdkError(error)) throw error;
      if (error.outcome === 'unknown') lost = { [intention]: once.idempotencyKey };
      // The lost attempt has arrived, with another password: this is a new one.
      if (known && error.is(idempotencyKeyReused)) return ask(path, body, password);
      throw error;
    }
  }
  async function enter<P extends SignInPath>(
    source: SignInSource,
    path: P,
    body: Omit<Body<P>, 'password'>,
    password?: string,
  ) {
    const isWanted = current.begin();
    const answer = await ask(path, body, password);
    const token = parseToken(answer.token);
    const fail = (kind: 'abort' | 'parse', outcome: 'applied' | 'unknown', message: string) =>
      new SdkError({ kind, op: source, message: `${source}: ${message}`, outcome });
    if (!isWanted()) {
      // Nobody here wants this session any more, so its token must not stay alive either.
      if (token !== null) void revoke(token);
      throw fail('abort', 'applied', 'overtaken');
    }
    if (token === null) throw fail('parse', 'unknown', 'no token');
    current.enter(token, answer, source);
  }
  const phone = () => devicePayload(answerOf(sdk.log, 'device', options.device, {}), sdk.common());
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
