import { showKyc } from '#domain/kyc/verification.ts';
import { ledgerLog, type LedgerEntry } from '#domain/money/ledger.ts';
import type { Player } from '#domain/player/player.ts';
import { userInfo } from '#domain/profile/profile.ts';
import { maskSecrets } from '#journal/mask-secrets.ts';
import type { World } from '#worlds/world.ts';

/** Lines of the ledger that a view shows. */
const SHOWN = 100;

const SECRET = /password|token/i;

/** The player's document without what nobody may read. */
function stateOf(player: Player): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(maskSecrets({ ...player })).filter(([name]) => !SECRET.test(name)),
  );
}

/** The view of one player with all that the server keeps about them. */
export async function playerDetail(world: World, player: Player) {
  return {
    ...(await playerView(world, player)),
    kyc: showKyc(player),
    state: stateOf(player),
  };
}

/** A player as the control API shows them: the user info, what is hidden from the player, and the ledger. */
export async function playerView(world: World, player: Player) {
  const ledger = (await world.store.tail(ledgerLog(player.id), SHOWN)).items as readonly LedgerEntry[];
  return {
    user: userInfo(player, world.clock.now(), world.content.rewards.vipLevels),
    disabled: player.disabled,
    turnoverLeft: player.turnoverLeft,
    sessions: player.tokens.length,
    ledger: ledger.toReversed(),
  };
}
