import type { Frozen } from '#frozen.ts';
import type { VipLevel } from '#seed/content.ts';
import type { Player } from './player.ts';

/** A player's level and experience: one point for every 1.00 bet. */
export interface VipStatus {
  vip: number;
  vipExp: number;
  userLevel: number;
}

/**
 * The level is the index of the first threshold above the total bets, which is the next threshold to reach (spec 9); above
 * all thresholds it is the last level.
 */
export function vipStatus(player: Frozen<Player>, levels: readonly VipLevel[]): VipStatus {
  const { bet, overrides } = player;
  const passed = levels.filter((level) => level.betAmount <= bet).length;
  const userLevel = Math.min(passed, Math.max(0, levels.length - 1));
  return { vip: overrides.vip ?? userLevel, vipExp: overrides.vipExp ?? Math.floor(bet / 100), userLevel };
}
