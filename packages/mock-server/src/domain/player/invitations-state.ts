import type { Schema } from '#contract/schema-types.ts';
import type { StagedClaims } from './staged-claims-state.ts';

/** The data of an invited player. The sums are the totals that the player has reported, in hundredths. */
export interface Friend {
  nickname: string;
  invitedAt: number;
  deposited: number;
  staked: number;
  /** When the deposits reached the amount that makes a friend count; 0 before. */
  validAt: number;
}

/** An action of a friend that adds a spin to the invite spin. */
export interface Help {
  friend: number;
  kind: 'friend' | 'validFriend';
  at: number;
}

/** The income from a friend of one kind on one day. */
export interface Income {
  friend: number;
  type: Schema<'Agent5LogType'>;
  /** In hundredths. */
  amount: number;
  /** The time of its latest part. */
  at: number;
}

/** A round of the invite spin. */
export interface SpinRound {
  /** Counted from the player's registration. */
  round: number;
  /** The amount of each spin, in hundredths. */
  won: number[];
  exchanged: boolean;
}

/** An income programme: the total paid out, and the latest incomes, newest last. */
export interface IncomeLedger {
  paid: number;
  rows: Income[];
}

/** The totals that a player has reported to the superior. */
export interface Reported {
  /** The superior's id; a new superior gets totals from zero. */
  to: number;
  deposited: number;
  staked: number;
}

/** A player's progress in inviting friends and in the agent programmes; missing parts have not begun. */
export interface InvitationsState {
  reported?: Reported;
  /** By player id, in the order of `player.invited`. */
  friends?: Record<string, Friend>;
  /** In the order of arrival. */
  helps?: Help[];
  spin?: SpinRound;
  bonus?: StagedClaims;
  agent?: IncomeLedger;
  agent5?: IncomeLedger & { claimed: number[] };
  agentCount?: { scratched: number; drawn: number; claimed: number[] };
  proxyTasks?: { shares: number; lastShareDay: number; claimed: number[] };
}
