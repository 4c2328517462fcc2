import { toEntries } from './entries.ts';

/**
 * Returns the threshold of the next level: the first level whose betAmount exceeds the player's bet (spec 9).
 * @param levels appUserLevelConfigList, ascending; betAmount in hundredths
 * @param bet hundredths
 * @returns hundredths, or null at the highest level
 */
export function nextLevelThreshold(levels: readonly { betAmount: number }[], bet: number): number | null {
  return toEntries(levels).find((level) => level.betAmount > bet)?.betAmount ?? null;
}
