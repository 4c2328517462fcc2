import type { Frozen } from '#frozen.ts';
import { BusinessError } from '#contract/business-error.ts';
import type { Player } from '../player/player.ts';
import type { DomainContext } from '../player/context.ts';

/**
 * Whether a free bonus requires a first deposit that the player has not made (the top-up rule of spec 5, if the world
 * applies it).
 */
export function needsTopUp(
  { totalRecharge }: Frozen<Player>,
  { config }: Pick<DomainContext, 'config'>,
): boolean {
  return config.freeBonusNeedsTopUp && totalRecharge === 0;
}

/** @throws {BusinessError} `awardNotReached`. */
export function requireTopUp(player: Frozen<Player>, context: Pick<DomainContext, 'config'>): void {
  if (needsTopUp(player, context)) throw new BusinessError('awardNotReached');
}
