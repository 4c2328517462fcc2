import type { Data } from '../core/calls.ts';
import { SdkError } from '../core/error.ts';
import type { Sdk, SdkOptions } from '../core/types.ts';
import type { PasswordEncryptor } from '../password/encryptor.ts';
import type { CurrentSession } from './current.ts';
import { devicePayload } from './device.ts';
import { parseToken } from './session-store.ts';
import type { Credentials, Session, SignInSource } from './types.ts';

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
  async function enter(source: SignInSource, ask: () => Promise<Data<'/app/v1/accountLogin'>>) {
    const isWanted = current.begin();
    const answer = await ask();
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
      enter('login', () =>
        passwords.withEncryption(async (encrypt) =>
          sdk.post('/app/v1/accountLogin', {
            ...payload(credentials),
            password: await encrypt(credentials.password),
          }),
        ),
      ),
    register: ({ code, referral, ...credentials }) =>
      enter('register', () =>
        passwords.withEncryption(async (encrypt) => {
          const password = await encrypt(credentials.password);
          const body = { ...referral, ...payload(credentials), password, type: 0 as const };
          return code === undefined
            ? sdk.post('/app/v1/accountRegist', body)
            : sdk.post('/app/v1/accountRegist4', { ...body, code });
        }),
      ),
    socialSignIn: (callback) =>
      enter('login', async () => {
        const { phoneinfoJsonModel } = phone();
        return sdk.post('/app/v1/lineLogin', { ...callback, phoneinfoJsonModel });
      }),
  };
}
