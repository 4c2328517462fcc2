import type { Frozen } from '#frozen.ts';
import { DAY_MS } from '#time/durations.ts';
import type { VipLevel } from '#seed/content.ts';
import type { ActivityContext } from '../activities/activity-end.ts';
import { activityOverview } from './activity-map.ts';
import { splitCharacters, isSingleLine, hasVisibleCharacters } from '../display/text.ts';
import { cardFields } from '../money/bank-cards.ts';
import { toInviteCode } from '../invitations/superiors.ts';
import { hasPersonalData } from '../accounts/personal-data.ts';
import type { Player } from '../player/player.ts';
import { hasSafePassword } from '../accounts/safebox-lock.ts';
import { vipStatus } from '../player/vip-status.ts';
import { isVerified } from '../kyc/verification.ts';

/** Spec 3, User info: a player in the form of an answer to that player. */
export function userInfo(player: Frozen<Player>, now: number, levels: readonly VipLevel[]) {
  return {
    id: player.id,
    uuid: player.uuid,
    account: player.account,
    password: '',
    accountType: player.accountType as 1 | 2 | 3,
    nickname: player.nickname,
    mobile: player.mobile,
    avatar: player.avatar,
    avatarOther: player.social?.picture ?? '',
    facebookAccount: '',
    googleAccount: '',
    lineAccount: player.social?.id ?? '',
    coin: player.coin,
    lottery: player.lottery,
    safebox: player.safebox,
    totalRecharge: player.totalRecharge,
    bet: player.bet,
    ...vipStatus(player, levels),
    regPeriod: Math.max(0, Math.floor((now - player.registeredAt) / DAY_MS)),
    pid: player.pid,
    firstRecharge: player.firstRecharge ? (1 as const) : (0 as const),
    memberDot: player.memberDot ? (1 as const) : (0 as const),
    hasSafeboxPassword: hasSafePassword(player),
    hasKyc: isVerified(player),
    hasUserOther: hasPersonalData(player),
  };
}

/** Spec 3, Session from login response: the fields of a sign-in besides the user info. */
export function sessionFields(player: Frozen<Player>, context: ActivityContext) {
  const { activityIds, activityMap } = activityOverview(player, context);
  return {
    ...cardFields(player),
    inviteCode: toInviteCode(player.id),
    aid: `a${player.id}`,
    appGameDataUser: { gameLikes: { ...player.likes }, gameHistory: [...player.history] },
    activityIds: { activityIds, activityMap },
  };
}

const NICKNAME_MAX = 32;

/** Whether a nickname is valid: 1 to 32 visible characters in one line. */
export function isNickname(nickname: string): boolean {
  return (
    isSingleLine(nickname) &&
    hasVisibleCharacters(nickname) &&
    splitCharacters(nickname).length <= NICKNAME_MAX
  );
}
