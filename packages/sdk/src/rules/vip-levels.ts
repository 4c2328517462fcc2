import { toEntries } from './entries.ts';

/** A VIP level as shown in a table. */
export interface VipLevel<Item> {
  level: number;
  /** Total stake at which the level is reached, in hundredths; 0 for the first. */
  from: number;
  /** Rebate of each stake in hundredths of a percent. */
  rebateRate: number;
  /** Reward for reaching the level. */
  items: readonly Item[];
}

/**
 * Returns the levels with the stake at which each is reached. An entry of the configuration has the stake that
 * completes its level (spec 9), so a level is reached at the amount of the previous entry.
 * @param levels appUserLevelConfigList, ascending; betAmount in hundredths
 */
export function vipLevels<Item>(
  levels: readonly {
    betAmount: number;
    level?: number | undefined;
    rebateRate?: number | undefined;
    propList?: readonly Item[] | undefined;
  }[],
): VipLevel<Item>[] {
  return toEntries(levels).map(({ level, rebateRate = 0, propList = [] }, place, all) => ({
    level: level ?? place,
    from: all[place - 1]?.betAmount ?? 0,
    rebateRate,
    items: propList,
  }));
}
