import type { PasswordKey } from '../password/encrypt.ts';
import type { Body } from '../core/calls.ts';
import type { OperationLimits } from '../core/operation-limits.ts';
import type { GameUser, SessionSnapshot, UserInfo } from './state.ts';

/**
 * Why a session ended: the player signed out, the token was refused, another tab signed out, or the account was
 * disabled.
 */
export type SignOutReason = 'player' | 'expired' | 'elsewhere' | 'disabled';
/** `elsewhere`: another tab signed in, and this one follows. */
export type SignInSource = 'login' | 'register' | 'elsewhere';

/** Events of the session. */
export interface SessionEvents {
  'signed-in': { user: UserInfo | null; source: SignInSource };
  'signed-out': { reason: SignOutReason };
}

/** Fields of a sign-in. */
export interface Credentials {
  account: string;
  /** Plain text. It is encrypted before sending and not stored. */
  password: string;
  countryCode: string;
}

/** Fields of a registration. */
export interface Registration extends Credentials {
  /** One-time code. With a code the call is accountRegist4, otherwise accountRegist (spec 5). */
  code?: string | undefined;
  /** Stored ad parameters and invite code (spec 3). */
  referral?: Partial<Body<'/app/v1/accountRegist'>> | undefined;
}

/** The answer of the authorization page (spec 7.2). */
export interface SocialCallback {
  state: string;
  code: string;
  uuid: string;
}

/** The session: who is signed in, sign-in and sign-out. */
export interface Session {
  /** Resolves once the store has been read. */
  readonly ready: Promise<void>;
  /** Returns the access token, null for a visitor. */
  getToken(): string | null;
  /** Returns the current state, deeply frozen: the same object until it changes. */
  getSnapshot(): SessionSnapshot;
  /** Returns the state for server rendering: always `loading`. */
  getServerSnapshot(): SessionSnapshot;
  /** Notifies a listener of every change. Returns a function that stops listening. */
  subscribe(listener: () => void): () => void;
  /** Notifies a listener of sign-ins and sign-outs. Returns a function that stops listening. */
  on<E extends keyof SessionEvents>(event: E, listener: (detail: SessionEvents[E]) => void): () => void;
  /**
   * Signs in. Resolves once the player is signed in and stored.
   * @throws SdkError; of kind abort if a later sign-in or a sign-out replaced this one
   */
  signIn(credentials: Credentials, limits?: OperationLimits): Promise<void>;
  /** Registers a player and signs in. @throws SdkError, like signIn */
  register(registration: Registration, limits?: OperationLimits): Promise<void>;
  /** Signs in with the answer of a social network. @throws SdkError, like signIn */
  socialSignIn(callback: SocialCallback, limits?: OperationLimits): Promise<void>;
  /**
   * Makes a call with passwords, e.g. forgetPassword, and repeats it once with a fresh key if the server reports a
   * stale key.
   * @param attempt the call; it encrypts its passwords with the function that it receives
   * @param limits apply to the call that fetches the key; give them to the own call too
   * @throws SdkError of the call, or of kind crypto
   */
  withPassword<T>(
    attempt: (encrypt: (plain: string) => Promise<string>) => Promise<T>,
    limits?: OperationLimits,
  ): Promise<T>;
  /** Sets the key that passwords are encrypted with. Without it the SDK calls appConfig once. */
  setPasswordKey(key: PasswordKey): void;
  /**
   * Merges a copy of answered fields into the session, e.g. a new balance, and notifies listeners if a field changed.
   * Does nothing without a player.
   */
  update(change: { user?: Partial<UserInfo> | undefined; gameUser?: Partial<GameUser> | undefined }): void;
  /**
   * Refreshes the profile (spec 7.2). A refusal signs out (spec 8): a 401 as HTTP status or body code, or an errcode.
   * @throws SdkError; after an outage the player stays signed in
   */
  refreshProfile(limits?: OperationLimits): Promise<void>;
  /** Clears the session immediately, then informs the server (best effort). */
  signOut(): Promise<void>;
  /** Ends the session if `token` is still the current token. */
  end(token: string, reason: SignOutReason): void;
  /** Stops watching the store and removes all listeners. */
  dispose(): void;
}
