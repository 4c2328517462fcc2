import type { Data } from '../core/calls.ts';
import { frozenCopy } from '../core/frozen-copy.ts';
import type { components } from '@tara/contract/api';

/** The player (spec 3). */
export type UserInfo = components['schemas']['UserInfo'];
/** A bank entry of the player. */
export type BankCard = components['schemas']['BankCard'];
/** The activities that are active for the player. */
export type SessionActivity = components['schemas']['SessionActivity'];

/** The player's state outside of the user info (spec 3, "Other user state"). */
export interface GameUser {
  appUserBank: BankCard | null;
  appUserBankList: readonly BankCard[];
  /** Map of game id to flag. */
  gameLikes: Readonly<Record<string, number>>;
  gameHistory: readonly number[];
  inviteCode: string;
  aid: string;
  /** Short share links by channel; the application adds them (spec 3). */
  shareUrlMap: Readonly<Record<string, string>>;
  activity: SessionActivity;
}

/** The session at one moment; deeply frozen. */
export interface SessionSnapshot {
  /** `loading` until the store has been read. */
  readonly status: 'loading' | 'visitor' | 'player';
  readonly user: UserInfo | null;
  readonly gameUser: GameUser;
}

export const emptyGameUser: GameUser = {
  appUserBank: null,
  appUserBankList: [],
  gameLikes: {},
  gameHistory: [],
  inviteCode: '',
  aid: '',
  shareUrlMap: {},
  activity: { activityIds: [], activityMap: {} },
};

/**
 * Validates the stored state field by field, because anybody may write to a browser's storage. Drops invalid fields.
 */
export function readGameUser(stored: { readonly [F in keyof GameUser]?: unknown } | null): GameUser {
  const getKind = (value: unknown) =>
    Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
  const good = Object.entries(emptyGameUser).map(([name, empty]: [string, unknown]) => {
    const kept = stored?.[name as keyof GameUser];
    const fits =
      // Null for a player without a card. No other field may be null.
      name === 'appUserBank'
        ? kept !== undefined
        : getKind(kept) === getKind(empty) &&
          (name !== 'activity' || Array.isArray((kept as Partial<SessionActivity>).activityIds));
    return [name, fits ? kept : empty];
  });
  return Object.fromEntries(good) as GameUser;
}

export const loadingSnapshot: SessionSnapshot = /* @__PURE__ */ frozenCopy({
  status: 'loading',
  user: null,
  gameUser: emptyGameUser,
});
export const visitorSnapshot: SessionSnapshot = { ...loadingSnapshot, status: 'visitor' };

/** The server must not return these fields (spec 3). They are removed if it does. */
export function withoutSecrets(user: object): object {
  const { password: _password, token: _token, ...rest } = user as { password?: unknown; token?: unknown };
  return rest;
}

/**
 * Splits a login answer into the user info and the other state, without token and envelope. Fields that do not match
 * the contract are left empty.
 */
export function readSignIn(answer: Data<'/app/v1/accountLogin'>): { user: UserInfo; gameUser: GameUser } {
  const {
    code: _code,
    errcode: _errcode,
    appUserBank,
    appUserBankList,
    inviteCode,
    aid,
    appGameDataUser,
    activityIds,
    ...user
  } = answer;
  return {
    user: withoutSecrets(user) as UserInfo,
    gameUser: readGameUser({
      appUserBank: appUserBank ?? null,
      appUserBankList,
      ...(appGameDataUser as Partial<typeof appGameDataUser> | undefined),
      inviteCode,
      aid,
      activity: activityIds,
    }),
  };
}
