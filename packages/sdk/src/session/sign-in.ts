import type { Data } from '../core/calls.ts';
import { isSdkError, SdkError } from '../core/error.ts';
import { newIdempotencyKey } from '../core/idempotency.ts';
import type { CallOptions, Sdk, SdkOptions } from '../core/types.ts';
import { idempotencyKeyReused } from '../generated/errcodes.ts';
import type { PasswordEncryptor } from '../password/encryptor.ts';
import type { CurrentSession } from './current.ts';
import { devicePayload } from './device.ts';
import { parseToken } from './session-store.ts';
import type { Credentials, Session, SignInSource } from './types.ts';

type SignInAnswer = Data<'/app/v1/accountLogin'>;
type Ask = (once: CallOptions) => Promise<SignInAnswer>;

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
  // The last attempt, if nobody knows how it ended: what was asked for, without its password, and the key.
  let lost: [intention: string, key: string] | undefined;

  /** Asks with the key of the same intention if its answer was lost: the server then tells it again. */
  async function askOnce(intention: string, ask: Ask): Promise<SignInAnswer> {
    const known = lost?.[0] === intention ? lost[1] : undefined;
    const idempotencyKey = known ?? newIdempotencyKey();
    // Not while it is under way: an attempt that this one overtakes must not end with the same token.
    lost = undefined;
    try {
      // Not repeated by itself: the player sees that no answer came, and tries again.
      return await ask({ idempotencyKey, retries: 0 });
    } catch (error) {
      if (!isSdkError(error)) throw error;
      if (error.outcome === 'unknown') lost = [intention, idempotencyKey];
      // The lost attempt has arrived, with another password: this is a new one.
      if (known !== undefined && error.is(idempotencyKeyReused)) return askOnce(intention, ask);
      throw error;
    }
  }
  async function enter(source: SignInSource, intention: object, ask: Ask) {
    const isWanted = current.begin();
    const answer = await askOnce(source + JSON.stringify(intention), ask);
    const token = parseToken(answer.token);
    const fail = (kind: 'abort' | 'parse', outcome: 'applied' | 'unknown', message: string) =>
      new SdkError({ kind, op: source, message: `${source}: ${message}`, outcome });
    if (!isWanted()) {
      // Nobody here wants this session any more, so its token must not stay alive either.
      if (token !== null) void revoke(token);
      throw fail('abort', 'applied', 'overtaken by another sign-in or a sign-out');
    }
    if (token === null) throw fail('parse', 'unknown', 'an answer without token');
    current.enter(token, answer, source);
  }
  const phone = () => devicePayload(options.device?.() ?? {}, sdk.common());
  function payload({ account, countryCode }: Credentials) {
    return { ...phone(), account, countryCode };
  }
  return {
    signIn: (credentials) =>
      enter('login', payload(credentials), (once) =>
        passwords.withEncryption(async (encrypt) =>
          sdk.post(
            '/app/v1/accountLogin',
            { ...payload(credentials), password: await encrypt(credentials.password) },
            once,
          ),
        ),
      ),
    register: ({ code, referral, ...credentials }) =>
      enter('register', [code, referral, payload(credentials)], (once) =>
        passwords.withEncryption(async (encrypt) => {
          const password = await encrypt(credentials.password);
          const body = { ...referral, ...payload(credentials), password, type: 0 as const };
          return code === undefined
            ? sdk.post('/app/v1/accountRegist', body, once)
            : sdk.post('/app/v1/accountRegist4', { ...body, code }, once);
        }),
      ),
    socialSignIn: (callback) =>
      enter('login', callback, async (once) => {
        const { phoneinfoJsonModel } = phone();
        return sdk.post('/app/v1/lineLogin', { ...callback, phoneinfoJsonModel }, once);
      }),
  };
}
