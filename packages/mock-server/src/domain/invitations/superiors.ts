import type { Transaction } from '#store/transaction.ts';
import { playerKey } from '../player/documents.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';

/** The code of a share link (spec 7.6); it encodes the player's id. */
export function toInviteCode(playerId: number): string {
  return `T${playerId.toString(36).toUpperCase()}`;
}

/** The player of an invite code; undefined for any other text. */
export function playerOfInvite(code: string): number | undefined {
  if (!/^T[0-9A-Z]{3,12}$/i.test(code)) return undefined;
  const id = Number.parseInt(code.slice(1), 36);
  return Number.isSafeInteger(id) ? id : undefined;
}

/**
 * Checks that one player can be the superior of another. All players above are drafted for writing, so that two players who
 * name each other at the same time do not both succeed.
 * @throws {BusinessError} `superiorIsSelf`, `superiorUnknown`, `superiorCircular`
 */
export async function requireSuperior(
  { id }: Pick<Player, 'id'>,
  pid: number,
  tx: Transaction,
): Promise<void> {
  const pointer = '/pid';
  if (pid === id) throw new BusinessError('superiorIsSelf', { pointer });
  let above = await tx.draft(playerKey(pid));
  if (!above) throw new BusinessError('superiorUnknown', { pointer });
  const seen = new Set([pid]);
  while (above && above.pid !== 0 && !seen.has(above.pid)) {
    if (above.pid === id) throw new BusinessError('superiorCircular', { pointer });
    seen.add(above.pid);
    above = await tx.draft(playerKey(above.pid));
  }
}
