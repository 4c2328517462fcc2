import type { Frozen } from '#frozen.ts';
import type { VipLevel } from '#seed/content.ts';
import type { Player } from './player.ts';

/** How far a player's play has brought them: one point of experience for every 1.00 bet. */
export interface VipStatus {
  vip: number;
  vipExp: number;
  userLevel: number;
}

/**
 * The level is the index of the first threshold that exceeds the bets, which is the next one to pass (spec 9); who has
 * passed them all stays at the last.
 */
export function vipStatus(player: Frozen<Player>, levels: readonly VipLevel[]): VipStatus {
  const { bet, overrides } = player;
  const passed = levels.filter((level) => level.betAmount <= bet).length;
  const userLevel = Math.min(passed, Math.max(0, levels.length - 1));
  return { vip: overrides.vip ?? userLevel, vipExp: overrides.vipExp ?? Math.floor(bet / 100), userLevel };
}
