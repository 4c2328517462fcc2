import type { PasswordKey } from '../password/encrypt.ts';
import type { Body } from '../core/calls.ts';
import type { GameUser, SessionSnapshot, UserInfo } from './state.ts';

/** Why a session ended: the player's wish, a dead token, or another tab. */
export type SignOutReason = 'player' | 'expired' | 'elsewhere';
/** `elsewhere`: another tab signed in, and this one follows. */
export type SignInSource = 'login' | 'register' | 'elsewhere';

/** What the session tells of. */
export interface SessionEvents {
  'signed-in': { user: UserInfo | null; source: SignInSource };
  'signed-out': { reason: SignOutReason };
}

/** What a player signs in with. */
export interface Credentials {
  account: string;
  /** Plain; it is encrypted before sending and kept nowhere. */
  password: string;
  countryCode: string;
}

/** What a player registers with. */
export interface Registration extends Credentials {
  /** One-time code; with it the call is accountRegist4, otherwise accountRegist (spec 5). */
  code?: string | undefined;
  /** Stored ad parameters and invite code (spec 3). */
  referral?: Partial<Body<'/app/v1/accountRegist'>> | undefined;
}

/** What the authorization page answered (spec 7.2). */
export interface SocialCallback {
  state: string;
  code: string;
  uuid: string;
}

/** Who is signed in, and how to sign in and out. */
export interface Session {
  /** Resolves once the store was read. */
  readonly ready: Promise<void>;
  /** The access token, null for a visitor. */
  getToken(): string | null;
  /** The state of this moment: the same object until it changes, frozen to its depth. */
  getSnapshot(): SessionSnapshot;
  /** What a server renders: `loading`, whoever is signed in. */
  getServerSnapshot(): SessionSnapshot;
  /** Tells of every change. Returns the way to stop listening. */
  subscribe(listener: () => void): () => void;
  /** Tells of sign-ins and sign-outs. Returns the way to stop listening. */
  on<E extends keyof SessionEvents>(event: E, listener: (detail: SessionEvents[E]) => void): () => void;
  /**
   * Resolves once the player is signed in and stored.
   * @throws SdkError; of kind abort when a later sign-in or a sign-out overtook this one
   */
  signIn(credentials: Credentials): Promise<void>;
  /** @throws SdkError, as signIn */
  register(registration: Registration): Promise<void>;
  /** @throws SdkError, as signIn */
  socialSignIn(callback: SocialCallback): Promise<void>;
  /**
   * Makes a call that carries passwords, e.g. forgetPassword, and makes it once more with a fresh key when
   * the server says that the key is stale.
   * @param attempt the call; it encrypts its passwords with what it is given
   * @throws SdkError of the call, or of kind crypto
   */
  withPassword<T>(attempt: (encrypt: (plain: string) => Promise<string>) => Promise<T>): Promise<T>;
  /** Tells which key passwords are encrypted with; without it the SDK asks appConfig once. */
  setPasswordKey(key: PasswordKey): void;
  /**
   * Takes over a copy of facts that a call answered, e.g. a new balance, and tells whoever listens if one of them is
   * new. Ignored without a player.
   */
  update(change: { user?: Partial<UserInfo> | undefined; gameUser?: Partial<GameUser> | undefined }): void;
  /** Profile refresh (spec 7.2). Any answer with a code and errcode other than 0 signs out (spec 8). */
  refreshProfile(): Promise<void>;
  /** Clears the client at once, then tells the server as best it can. */
  signOut(): Promise<void>;
  /** Ends the session if `token` is still the current one. */
  end(token: string, reason: SignOutReason): void;
  /** Stops following the store and forgets all listeners. */
  dispose(): void;
}
