import type { Schema } from '#contract/schema-types.ts';

/** Wrong passwords of one account. */
export interface Lockout {
  failures: number;
  /** When the counted failures began. */
  since: number;
  /** Locked until then; 0 when never locked. */
  until: number;
}

/** The lock of a safebox. */
export interface SafeLock {
  /** Never the password itself; empty while none is set. */
  passwordHash: string;
  lockout: Lockout;
}

export function newSafeLock(): SafeLock {
  return {
    passwordHash: '',
    lockout: { failures: 0, since: 0, until: 0 },
  };
}

/** An identity of the social network that an account belongs to. */
export interface SocialLink {
  id: string;
  /** Address of the picture. */
  picture: string;
}

/** Personal data beside the user info; empty text where nothing is filled in. */
export type PersonalData = Schema<'UserOther'>;
