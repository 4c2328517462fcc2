import { newVerification } from './kyc-state.ts';
import { newSafeLock } from './account-state.ts';
import type { Player } from './player.ts';

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
