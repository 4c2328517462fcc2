import { ActivityType } from '#contract/generated.ts';
import type { WorldConfig } from '#worlds/config.ts';
import type { Effects, Player } from './player.ts';
import { Refusal } from './refusal.ts';
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

/** What decides whether an activity is open. */
export type ActivityScope = Pick<Effects, 'now' | 'startedAt' | 'config'>;

/** When an activity ends for everybody; -1 when it does not. */
export const activityEnd = (type: ActivityNumber, { config, startedAt }: ActivityScope): number => {
  const duration = config.activityDurations[String(type)];
  return duration === undefined ? -1 : startedAt + duration;
};

const hasEnded = (type: ActivityNumber, scope: ActivityScope): boolean => {
  const end = activityEnd(type, scope);
  return end !== -1 && end <= scope.now;
};

const openActivities = (player: Frozen<Player>, scope: ActivityScope): ActivityNumber[] => {
  const wanted =
    player.overrides.activityIds ?? scope.config.activityIds.filter((type) => isOpenFor(type, player));
  return wanted.filter((type) => !hasEnded(type, scope));
};

/** Whether an activity runs for the player at this moment. */
export const isActivityOpen = (player: Frozen<Player>, type: ActivityNumber, scope: ActivityScope): boolean =>
  openActivities(player, scope).includes(type);

/** @throws {Refusal} `activityNotOpen`. */
export const requireActivity = (player: Frozen<Player>, type: ActivityNumber, scope: ActivityScope): void => {
  if (!isActivityOpen(player, type, scope)) throw new Refusal('activityNotOpen');
};

/** The activities of a player, in the order of the configuration. */
export const activityStanding = (player: Frozen<Player>, scope: ActivityScope): ActivityStanding => {
  const activityIds = openActivities(player, scope);
  const activityMap = Object.fromEntries(
    activityIds.map((type, index) => [
      String(type),
      { sort: index + 1, expireTime: activityEnd(type, scope) },
    ]),
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
