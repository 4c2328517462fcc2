import { entriesOf } from './entries.ts';

/**
 * The next-level threshold: the first level whose betAmount exceeds the player's bet (spec 9).
 * @param levels appUserLevelConfigList, ascending; betAmount in hundredths
 * @param bet hundredths
 * @returns hundredths, or null at the highest level
 */
export function nextLevelThreshold(levels: readonly { betAmount: number }[], bet: number): number | null {
  return entriesOf(levels).find((level) => level.betAmount > bet)?.betAmount ?? null;
}

/** A VIP level as a table of levels shows it. */
export interface VipLevel<Item> {
  level: number;
  /** The stake from which on a player has it, in hundredths; 0 for the first. */
  from: number;
  /** What comes back of each stake, in hundredths of a percent. */
  rebateRate: number;
  /** What reaching it gives. */
  items: readonly Item[];
}

/**
 * The levels with the stake that leads to each: an entry of the configuration says what must be staked to pass its
 * level (spec 9), so a level is reached at the amount of the entry before.
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
  return entriesOf(levels).map(({ level, rebateRate = 0, propList = [] }, place, all) => ({
    level: level ?? place,
    from: all[place - 1]?.betAmount ?? 0,
    rebateRate,
    items: propList,
  }));
}
