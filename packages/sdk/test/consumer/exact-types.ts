import {
  createSdk,
  runSignInFlow,
  type CallOptions,
  type Registration,
  type SdkOptions,
  type Session,
  type SignInFlow,
} from '@tara/sdk';
import { createEvents, type EventLogOptions } from '@tara/sdk/events';
import { createHeartbeat, type HeartbeatOptions } from '@tara/sdk/heartbeat';

/** The optional fields, each of which may be undefined: `exactOptionalPropertyTypes` distinguishes the two. */
type Undefined<T> = { [K in keyof T as Record<never, never> extends Pick<T, K> ? K : never]-?: undefined };

type Change = Parameters<Session['update']>[0];

const sdkOptions: Undefined<SdkOptions> = {
  store: undefined,
  namespace: undefined,
  timeoutMs: undefined,
  deadlineMs: undefined,
  retries: undefined,
  fetch: undefined,
  clock: undefined,
  hooks: undefined,
  headers: undefined,
  device: undefined,
  passwordFallback: undefined,
  log: undefined,
};
const callOptions: Undefined<CallOptions> = {
  signal: undefined,
  timeoutMs: undefined,
  deadlineMs: undefined,
  idempotencyKey: undefined,
  retries: undefined,
  headers: undefined,
  keepalive: undefined,
  fetch: undefined,
};
const heartbeatOptions: Undefined<HeartbeatOptions> = {
  intervalMs: undefined,
  gameId: undefined,
  clock: undefined,
  startOn: undefined,
};
const eventLogOptions: Undefined<EventLogOptions> = {
  maxBatch: undefined,
  flushMs: undefined,
  store: undefined,
  namespace: undefined,
  confirmed: undefined,
  fields: undefined,
  beforeSend: undefined,
  sampleRate: undefined,
};
const registration: Undefined<Registration> = { code: undefined, referral: undefined };
const change: Undefined<Change> = { user: undefined, gameUser: undefined };
const flow: Undefined<SignInFlow> = {
  resetAffiliateState: undefined,
  rememberAccount: undefined,
  loadActivityData: undefined,
  startHeartbeat: undefined,
  goHome: undefined,
};

/** Sets every optional field to undefined. */
export async function exactTypes(): Promise<void> {
  const sdk = createSdk({
    ...sdkOptions,
    baseUrl: 'http://api.test',
    common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'demo', platform: 0 }),
  });
  createHeartbeat(sdk, heartbeatOptions).start();
  createEvents(sdk, { ...eventLogOptions, version: '1.0.0' }).track('opened', undefined);
  await sdk.post('/app/v1/gameLike', { id: 1001, like: 1 }, callOptions);
  await sdk.post('/app/v1/refreshData', undefined, undefined);
  const signIn = async () =>
    sdk.session.register({ ...registration, account: 'demo', password: 'tara1234', countryCode: '92' });
  await runSignInFlow({ ...flow, signIn }, sdk.clock, undefined);
  sdk.session.update(change);
}
