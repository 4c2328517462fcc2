import { ledgerLog, type LedgerEntry } from '#domain/ledger.ts';
import type { Player } from '#domain/player.ts';
import { userInfo } from '#domain/profile.ts';
import type { World } from '#worlds/world.ts';

/** Lines of the book that a view shows. */
const SHOWN = 100;

/** A player as the control API shows them: the user info, what is hidden from the player, and the book. */
export const playerView = async (world: World, player: Player) => {
  const book = ((await world.store.load(ledgerLog(player.id)))?.value ?? []) as readonly LedgerEntry[];
  return {
    user: userInfo(player, world.clock.now(), world.content.rewards.vipLevels),
    disabled: player.disabled,
    turnoverLeft: player.turnoverLeft,
    sessions: player.tokens.length,
    ledger: book.slice(-SHOWN).toReversed(),
  };
};
