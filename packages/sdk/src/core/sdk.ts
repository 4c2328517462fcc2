import { createSession } from '../session/session.ts';
import { createCall } from './create-call.ts';
import type { BodyArgument, Data, ErrcodeOf, Path } from './calls.ts';
import { systemClock } from './clock.ts';
import { createServerClock } from './server-clock.ts';
import { SdkError } from './error.ts';
import { safeLogger } from './logger.ts';
import { checkBaseUrl } from './misuse.ts';
import { trimSlashes } from './trim-slashes.ts';
import type { ApiCall, CallOptions, Sdk, SdkOptions } from './types.ts';

/**
 * Creates a client of the Tara Slots API. It starts no timer. In a page it listens to visibility changes.
 * @param options `baseUrl` and `common` are required
 * @returns a client with one session, stored in `options.store`
 * @throws SdkError of kind usage if a number option is out of bounds, or if `baseUrl` has a query or fragment
 */
export function createSdk(options: SdkOptions): Sdk {
  const baseUrl = trimSlashes(options.baseUrl);
  // The path of a call would become part of the query.
  if (/[?#]/.test(baseUrl)) {
    checkBaseUrl(baseUrl);
    throw new SdkError({ kind: 'usage', op: 'createSdk' });
  }
  const clock = options.clock ?? systemClock;
  const log = safeLogger(options.log);
  const life = new AbortController();
  const [serverNow, note] = createServerClock(clock);
  const sdk: Sdk = {
    post<P extends Path>(path: P, ...args: [...BodyArgument<P>, options?: CallOptions | undefined]) {
      const [body, callOptions] = args as unknown as [body?: object, options?: CallOptions];
      return call(path, body, callOptions) as unknown as ApiCall<Data<P>, ErrcodeOf<P>>;
    },
    safe: (path, ...args) => sdk.post(path, ...args).safe(),
    get session() {
      return session;
    },
    clock,
    serverNow,
    baseUrl,
    log,
    common() {
      try {
        return options.common();
      } catch (cause) {
        log.warn('common() failed');
        throw new SdkError({ kind: 'usage', op: 'common', cause });
      }
    },
    disposed: life.signal,
    dispose() {
      life.abort();
      session.dispose();
    },
  };
  const call = createCall(sdk, options, note);
  const session = createSession(sdk, options, async (token) =>
    // The call must outlive a page that unloads.
    call('/app/v1/accountLogout', undefined, { keepalive: true }, token),
  );
  return sdk;
}
