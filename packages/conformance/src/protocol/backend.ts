import type { HookName, Hooks, PlayerSetup } from './hooks.ts';
import type { Rng } from './rng.ts';

/** The fields that every body has; calls complete them unless they are raw. */
export const COMMON_FIELDS = {
  clientReferrer: 'ph',
  channel: 'WEB',
  appId: 'tara-conformance',
  platform: 0,
} as const;

/** Fields of an answer. Every answer is checked against the contract when it arrives, so that checks read them freely. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Fields = Record<string, any>;

/** A whole answer. */
export type Body = Fields & { code: number; errcode: number };

export interface Answer {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

export interface CallOptions {
  /** The Idempotency-Key. */
  readonly key?: string;
  /** true: neither the body of the request is completed nor the answer checked against the contract. */
  readonly raw?: boolean;
  /** The client gives up after so many milliseconds, as if the connection were lost; the call then throws a `TransportError`. */
  readonly giveUpAfterMs?: number;
}

/** Makes calls with or without a token. Every answer is checked against the contract; a violation fails the check. */
export interface Caller {
  /** Calls an operation by its operationId, e.g. `recharge3`, and returns whatever it answers. */
  call(operation: string, body?: object, options?: CallOptions): Promise<Answer>;
  /** Calls an operation and fails the check if errcode is not 0. */
  expectOk(operation: string, body?: object, options?: CallOptions): Promise<Body>;
  /** Calls an operation and fails the check if it answers another errcode. */
  expectErrcode(operation: string, errcode: number, body?: object, options?: CallOptions): Promise<Body>;
  /** Sends a form. */
  upload(operation: string, form: FormData, options?: CallOptions): Promise<Answer>;
}

/** A signed-in player. */
export interface Player extends Caller {
  readonly account: string;
  readonly password: string;
  readonly token: string;
  readonly userId: number;
  /** The user info of the log-in. */
  readonly userInfo: Fields;
  /** The coins now, in hundredths; calls refreshData. */
  coin(): Promise<number>;
  /** The user info now; calls getAfterLoginInfo. */
  info(): Promise<Fields>;
}

/** A request as it is sent. */
export interface RawRequest {
  readonly path: string;
  /** Default POST. */
  readonly method?: string;
  /** Default: the content type of JSON. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a check works with. */
export interface Backend {
  readonly visitor: Caller;
  /** Data of the check: different for each check and seed, the same for the same seed. */
  readonly rng: Rng;
  /** Random characters for a name, which differ in each run. @param alphabet default a to z */
  unique(length: number, alphabet?: string): string;
  /** The hooks; a missing one throws `HookMissing`, which skips the check. */
  readonly hooks: Required<Pick<Hooks, HookName>>;
  hasHook(name: HookName): boolean;
  /** A new player who is signed in: created by the hook if it is there or if a setup is given, else registered. */
  player(setup?: PlayerSetup): Promise<Player>;
  /** A player who registers through the API, with more fields of the registration, e.g. `inviteCode`. */
  registered(more?: object): Promise<Player>;
  /** Signs in and returns the answer. */
  signIn(account: string, password: string, options?: CallOptions): Promise<Answer>;
  /** The body of a registration or log-in with an account name and an encrypted password. */
  credentials(account: string, password: string): Promise<Record<string, unknown>>;
  encryptPassword(password: string): Promise<string>;
  /** Sends any request to a path below the base URL, e.g. one that breaks the contract. The answer is not checked. */
  send(request: RawRequest): Promise<Answer>;
  /** Where a link redirects to; undefined if it does not. @param link absolute, or relative to the backend */
  resolveLink(link: string): Promise<string | undefined>;
  /** A caller with any token. */
  withToken(token: string): Caller;
  /** The web config (appConfig's appWebConfig). */
  webConfig(): Promise<Fields>;
  /** The time of the backend in milliseconds, from the hook `now`, else from the Date header of the last answer. */
  now(): number;
  /**
   * How long before an instant a check looks "just before" it, in milliseconds: 1 if the clock stands. On a clock that
   * runs it follows the pace of the backend, since the answers of the check must arrive within this time.
   */
  readonly slack: number;
  /** A new Idempotency-Key. */
  newKey(): string;
  /** A new account name that the configuration accepts. */
  newAccount(): Promise<string>;
  /** Forgets the calls so far, so that a finding shows only those that follow. */
  startSequence(): void;
  /** The base URL of the environment of this check. */
  readonly baseUrl: string;
}
