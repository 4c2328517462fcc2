import { ActivityType } from '#contract/generated.ts';
import type { WorldConfig } from '#worlds/config.ts';
import type { Player } from './player.ts';
import type { Frozen } from '#store/transaction.ts';

/** The number of an activity type. */
export type ActivityNumber = WorldConfig['activityIds'][number];

/** What getActivityIds answers; the first two also stand in a login. */
export interface ActivityStanding {
  activityIds: ActivityNumber[];
  activityMap: Record<string, { sort: number; expireTime: number }>;
  isBankrupt: boolean;
  hasTurntable: boolean;
  totalRecharge: number;
  loginPaying: boolean;
}

/** Fewer coins than this, after a deposit, is the case for relief (supply, activity 30). */
const BANKRUPT_BELOW = 1_00;

const isOpenFor = (type: ActivityNumber, player: Frozen<Player>): boolean => {
  if (type === ActivityType.bind) return player.mobile === '';
  if (type === ActivityType.firstCharge) return !player.firstRecharge;
  return true;
};

/** The activities of a player, in the order of the configuration. */
export const activityStanding = (player: Frozen<Player>, config: WorldConfig): ActivityStanding => {
  const activityIds = player.overrides.activityIds
    ? [...player.overrides.activityIds]
    : config.activityIds.filter((type) => isOpenFor(type, player));
  const activityMap = Object.fromEntries(
    activityIds.map((type, index) => [String(type), { sort: index + 1, expireTime: -1 }]),
  );
  return {
    activityIds,
    activityMap,
    isBankrupt: player.totalRecharge > 0 && player.coin < BANKRUPT_BELOW,
    hasTurntable: activityIds.includes(ActivityType.inviteSpin),
    totalRecharge: player.totalRecharge,
    loginPaying: false,
  };
};
