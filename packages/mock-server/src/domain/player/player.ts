import type { InvitationsState } from './invitations-state.ts';
import type { KycState } from './kyc-state.ts';
import type { PromotionsState } from './promotions-state.ts';
import type { SeasonsState } from './seasons-state.ts';
import type { Lockout, SafeLock, SocialLink, PersonalData } from './account-state.ts';
import type { BankCard, DepositOrder, WithdrawalOrder } from './money-state.ts';
import type { Mailbox } from './mailbox-state.ts';
import type { ActivityNumber } from './activity-number.ts';

/** All the server knows of one player. Money is in hundredths, instants are milliseconds since 1970 UTC. */
export interface Player {
  id: number;
  uuid: string;
  account: string;
  /** How the account was made: the login type numbers of spec 3 (1 phone, 2 account, 3 phone without OTP). */
  accountType: number;
  /** Never the password itself (spec 3: a server must not hand it out). */
  passwordHash: string;
  nickname: string;
  avatar: number;
  mobile: string;
  countryCode: string;
  /** Superior id, 0 while there is none. */
  pid: number;
  registeredAt: number;
  disabled: boolean;
  /** Tokens of the open sessions. */
  tokens: string[];
  lockout: Lockout;
  /** Coin balance. Each of the three balances is what the ledger's entries of its currency add up to. */
  coin: number;
  /** Lottery points, in hundredths like money. */
  lottery: number;
  safebox: number;
  /** Sum of all play, from which level and experience follow. */
  bet: number;
  rounds: number;
  totalRecharge: number;
  firstRecharge: boolean;
  /** What must still be staked before a withdrawal. */
  turnoverLeft: number;
  memberDot: boolean;
  kyc: KycState;
  /** The lock of the safebox; withdrawals ask for its password. */
  safeLock: SafeLock;
  cards: BankCard[];
  orders: DepositOrder[];
  withdrawals: WithdrawalOrder[];
  likes: Record<string, 1>;
  /** Game ids, latest first. */
  history: number[];
  /** The game that is open now, 0 when none is. */
  openGame: number;
  /** How often the player did what tasks count, by task action. */
  taskActions: Record<string, number>;
  /** Ids of invited players, in the order of their registration. */
  invited: number[];
  mailbox: Mailbox;
  /** Ids of received bonus tickets. */
  tickets: number[];
  /** Further personal data, once there is any. */
  personal?: PersonalData;
  /** The identity of the social login, for an account that came from one. */
  social?: SocialLink;
  /** Pieces of reward items that are no balance, by item id: coupons, cards, items of a season. */
  items: Record<string, number>;
  promotions: PromotionsState;
  invitations: InvitationsState;
  seasons: SeasonsState;
  /** Set through the control API in place of what is derived. */
  overrides: { vip?: number; vipExp?: number; activityIds?: ActivityNumber[] };
  lastSeenAt: number;
  /** The time of the latest change of a balance; none is ever earlier. Left out by older servers. */
  actedAt?: number;
  /** The next instant at which something of this player falls due; 0 when nothing will. */
  nextTimerAt: number;
  /** Ledger entries so far; numbers the next one. */
  entries: number;
  /** Writing calls so far; gives every call its own random stream. */
  rngStreams: number;
}
