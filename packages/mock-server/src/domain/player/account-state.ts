import type { Schema } from '#contract/schema-types.ts';

/** Wrong passwords of one account. */
export interface Lockout {
  failures: number;
  /** When the count began. */
  since: number;
  /** Locked until that instant; 0 if never locked. */
  until: number;
}

/** The password and the lockout of a safebox. */
export interface SafeLock {
  /** A hash, never the password itself; empty if none is set. */
  passwordHash: string;
  lockout: Lockout;
}

export function newSafeLock(): SafeLock {
  return { passwordHash: '', lockout: { failures: 0, since: 0, until: 0 } };
}

/** The social network's identity that an account is linked to. */
export interface SocialLink {
  id: string;
  /** Address of the picture. */
  picture: string;
}

/** Personal data besides the user info; empty text for unknown values. */
export type PersonalData = Schema<'UserOther'>;
