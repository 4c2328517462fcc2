import type { InvitationsState } from './invitations-state.ts';
import type { KycState } from './kyc-state.ts';
import type { PromotionsState } from './promotions-state.ts';
import type { SeasonsState } from './seasons-state.ts';
import type { Lockout, SafeLock, SocialLink, PersonalData } from './account-state.ts';
import type { BankCard, DepositOrder, WithdrawalOrder } from './money-state.ts';
import type { Mailbox } from './mailbox-state.ts';
import type { ActivityNumber } from './activity-number.ts';

/** Everything that the server stores about a player. Money is in hundredths, instants are milliseconds since 1970 UTC. */
export interface Player {
  id: number;
  uuid: string;
  account: string;
  /** The login type with which the account was created (spec 3: 1 phone, 2 account, 3 phone without OTP). */
  accountType: number;
  /** A hash, never the password itself (spec 3: a server must not hand it out). */
  passwordHash: string;
  nickname: string;
  avatar: number;
  mobile: string;
  countryCode: string;
  /** The superior's id, 0 for none. */
  pid: number;
  registeredAt: number;
  disabled: boolean;
  /** Tokens of the open sessions. */
  tokens: string[];
  lockout: Lockout;
  /** Coin balance. Each of the three balances equals the sum of the ledger's entries of its currency. */
  coin: number;
  /** Lottery points, in hundredths like money. */
  lottery: number;
  safebox: number;
  /** The sum of all bets; level and experience follow from it. */
  bet: number;
  rounds: number;
  totalRecharge: number;
  firstRecharge: boolean;
  /** Turnover that is still required before a withdrawal. */
  turnoverLeft: number;
  memberDot: boolean;
  kyc: KycState;
  /** The safebox lock; withdrawals require its password. */
  safeLock: SafeLock;
  cards: BankCard[];
  orders: DepositOrder[];
  withdrawals: WithdrawalOrder[];
  likes: Record<string, 1>;
  /** Game ids, latest first. */
  history: number[];
  /** The id of the game that is open now, 0 for none. */
  openGame: number;
  /** How often the player did each task action. */
  taskActions: Record<string, number>;
  /** Ids of invited players, in the order of their registration. */
  invited: number[];
  mailbox: Mailbox;
  /** Ids of received bonus tickets. */
  tickets: number[];
  /** Further personal data; undefined until there is some. */
  personal?: PersonalData;
  /** The linked identity of the social login; undefined without one. */
  social?: SocialLink;
  /** Reward items that are not a balance (coupons, cards, items of a season): pieces by item id. */
  items: Record<string, number>;
  promotions: PromotionsState;
  invitations: InvitationsState;
  seasons: SeasonsState;
  /** Values that the control API set instead of the derived ones. */
  overrides: { vip?: number; vipExp?: number; activityIds?: ActivityNumber[] };
  lastSeenAt: number;
  /** The time of the latest change of a balance; later entries are never earlier. Documents of older servers lack it. */
  actedAt?: number;
  /** The next instant at which a timer of this player is due; 0 for never. */
  nextTimerAt: number;
  /** The number of ledger entries; it numbers the next one. */
  entries: number;
  /** The number of writing calls; each call gets its own random stream. */
  rngStreams: number;
}
