import { newVerification } from './kyc-state.ts';
import { newSafeLock } from './account-state.ts';
import type { Player } from './player.ts';

/** The initial values of a player. */
export interface NewPlayerInput {
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

/** A new player's document. */
export function newPlayer(newcomer: NewPlayerInput): Player {
  return {
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
    taskActions: {},
    invited: [],
    mailbox: { lastId: 0, mails: [] },
    tickets: [],
    items: {},
    promotions: {},
    invitations: {},
    seasons: {},
    overrides: {},
    lastSeenAt: newcomer.registeredAt,
    nextTimerAt: 0,
    entries: 0,
    rngStreams: 0,
  };
}
