import { entriesOf } from './entries.ts';

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
