import type { PasswordKey } from '../password/encrypt.ts';
import type { Body } from '../core/calls.ts';
import type { GameUser, SessionSnapshot, UserInfo } from './state.ts';

export type SignOutReason = 'player' | 'expired' | 'elsewhere';
/** `elsewhere`: another tab signed in, and this one follows. */
export type SignInWay = 'login' | 'register' | 'elsewhere';

export interface SessionEvents {
  'signed-in': { user: UserInfo | null; how: SignInWay };
  'signed-out': { reason: SignOutReason };
}

export interface Credentials {
  account: string;
  /** Plain; it is encrypted before sending and kept nowhere. */
  password: string;
  countryCode: string;
}

export interface Registration extends Credentials {
  /** One-time code; with it the call is accountRegist4, otherwise accountRegist (spec 5). */
  code?: string;
  /** Stored ad parameters and invite code (spec 3). */
  referral?: Partial<Body<'/app/v1/accountRegist'>>;
}

export interface SocialCallback {
  state: string;
  code: string;
  uuid: string;
}

export interface Session {
  /** Resolves once the store was read. */
  readonly ready: Promise<void>;
  getToken(): string | null;
  getSnapshot(): SessionSnapshot;
  getServerSnapshot(): SessionSnapshot;
  subscribe(listener: () => void): () => void;
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
  withPassword<T>(attempt: (seal: (plain: string) => Promise<string>) => Promise<T>): Promise<T>;
  /** Tells which key passwords are encrypted with; without it the SDK asks appConfig once. */
  usePasswordKey(key: PasswordKey): void;
  /** Takes over facts that a call answered, e.g. a new balance. Ignored without a player. */
  update(change: { user?: Partial<UserInfo>; gameUser?: Partial<GameUser> }): void;
  /** Profile refresh (spec 7.2). Any answer with a code and errcode other than 0 signs out (spec 8). */
  refreshProfile(): Promise<void>;
  /** Clears the client at once, then tells the server as best it can. */
  signOut(): Promise<void>;
  /** Ends the session if `token` is still the current one. */
  end(token: string, reason: SignOutReason): void;
  dispose(): void;
}
