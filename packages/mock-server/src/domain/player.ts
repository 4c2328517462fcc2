import type { Chance } from '#chance/chance.ts';
import type { WorldConfig } from '#worlds/config.ts';
import type { WorldContent } from '#worlds/content.ts';
import type { ActivityNumber } from './activity-scope.ts';
import type { BankCard } from './bank-cards.ts';
import type { DepositOrder } from './deposit-orders.ts';
import type { InvitationsState } from './invitations/state.ts';
import { newVerification, type KycState } from './kyc/state.ts';
import type { Lockout } from './lockout.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { Message } from './messages.ts';
import type { PersonalData } from './personal.ts';
import type { PromotionsState } from './promotions/state.ts';
import { newSafeLock, type SafeLock } from './safebox.ts';
import type { SeasonsState } from './seasons/state.ts';
import type { SocialLink } from './social.ts';
import type { WithdrawalOrder } from './withdrawals/orders.ts';

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
  /** Deeds that tasks count, by the name of the deed. */
  deeds: Record<string, number>;
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
  /** Answers of money calls by their Idempotency-Key, latest last. */
  replays: Replay[];
  lastSeenAt: number;
  /** The next instant at which something of this player falls due; 0 when nothing will. */
  dueAt: number;
  /** Ledger entries so far; numbers the next one. */
  entries: number;
  /** Writing calls so far; gives every call its own stream of chance. */
  turns: number;
}

/** A remembered answer: the same key with the same body gets it again instead of a second effect. */
export interface Replay {
  key: string;
  operation: string;
  body: string;
  answer: Record<string, unknown>;
}

/** What a state change may use beyond its own document. */
export interface Effects {
  readonly now: number;
  /** When the world began. */
  readonly startedAt: number;
  readonly chance: Chance;
  readonly config: WorldConfig;
  readonly content: WorldContent;
  /** Adds an item to one of the world's logs, in the same commit. */
  record(log: string, item: object): void;
  /** Leaves for another player; applied after the commit, as a transaction of its own. */
  send(to: number, message: Message): void;
}

/** What a player starts from; everything else is earned. */
export interface Newcomer {
  id: number;
  uuid: string;
  account: string;
  accountType: number;
  passwordHash: string;
  mobile: string;
  countryCode: string;
  pid: number;
  registeredAt: number;
}

/** A player document without any history. */
export const newPlayer = (newcomer: Newcomer): Player => ({
  ...newcomer,
  nickname: `Star${String(newcomer.id).slice(-5)}`,
  avatar: newcomer.id % 10,
  disabled: false,
  tokens: [],
  lockout: { failures: 0, since: 0, until: 0 },
  coin: 0,
  lottery: 0,
  safebox: 0,
  bet: 0,
  rounds: 0,
  totalRecharge: 0,
  firstRecharge: false,
  turnoverLeft: 0,
  memberDot: false,
  kyc: newVerification(),
  safeLock: newSafeLock(),
  cards: [],
  orders: [],
  withdrawals: [],
  likes: {},
  history: [],
  openGame: 0,
  deeds: {},
  invited: [],
  mailbox: { lastId: 0, mails: [] },
  tickets: [],
  items: {},
  promotions: {},
  invitations: {},
  seasons: {},
  overrides: {},
  replays: [],
  lastSeenAt: newcomer.registeredAt,
  dueAt: 0,
  entries: 0,
  turns: 0,
});
