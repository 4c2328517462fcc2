import type { Schema } from '#contract/schema-types.ts';
import type { StagedClaims } from './staged-claims-state.ts';

/** What is known of an invited player. Sums are what that player has reported so far, in hundredths. */
export interface Friend {
  nickname: string;
  invitedAt: number;
  deposited: number;
  staked: number;
  /** When the deposits reached what makes a friend count; 0 before. */
  validAt: number;
}

/** Something a friend did that helps with the invite spin. */
export interface Help {
  friend: number;
  kind: 'friend' | 'validFriend';
  at: number;
}

/** What a friend has brought in on one day in one way. */
export interface Income {
  friend: number;
  type: Schema<'Agent5LogType'>;
  /** In hundredths. */
  amount: number;
  /** When the latest of it came. */
  at: number;
}

/** A round of the invite spin. */
export interface SpinRound {
  /** Counted from the player's registration. */
  round: number;
  /** What each spin has added, in hundredths. */
  won: number[];
  exchanged: boolean;
}

/** An income programme: what was paid out so far, and the latest incomes, newest last. */
export interface IncomeLedger {
  paid: number;
  rows: Income[];
}

/** What a player has reported to whoever invited them. */
export interface Reported {
  /** Whom; another superior gets reports from zero. */
  to: number;
  deposited: number;
  staked: number;
}

/** What a player has done so far in inviting friends and the agent programmes; what is missing has not begun. */
export interface InvitationsState {
  reported?: Reported;
  /** By player id; the order is that of `player.invited`. */
  friends?: Record<string, Friend>;
  /** In the order in which they came. */
  helps?: Help[];
  spin?: SpinRound;
  bonus?: StagedClaims;
  agent?: IncomeLedger;
  agent5?: IncomeLedger & { claimed: number[] };
  agentCount?: { scratched: number; drawn: number; claimed: number[] };
  proxyTasks?: { shares: number; lastShareDay: number; claimed: number[] };
}
