import { showKyc } from '#domain/kyc/verification.ts';
import { ledgerLog, type LedgerEntry } from '#domain/money/ledger.ts';
import type { Player } from '#domain/player/player.ts';
import { userInfo } from '#domain/profile/profile.ts';
import { maskSecrets } from '#journal/mask-secrets.ts';
import type { World } from '#worlds/world.ts';

/** How many ledger entries a view contains. */
const SHOWN = 100;

const SECRET = /password|token/i;

/** The stored player without secrets. */
function getState(player: Player): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(maskSecrets({ ...player })).filter(([name]) => !SECRET.test(name)),
  );
}

/** A player with everything that the server stores about it. */
export async function playerDetail(world: World, player: Player) {
  return { ...(await playerView(world, player)), kyc: showKyc(player), state: getState(player) };
}

/** A player as the control API shows it: the user info, hidden fields, and the ledger. */
export async function playerView(world: World, player: Player) {
  const ledger = (await world.store.tail(ledgerLog(player.id), SHOWN)).items as readonly LedgerEntry[];
  return {
    user: userInfo(player, world.clock.now(), world.content.rewards.vipLevels),
    disabled: player.disabled,
    turnoverLeft: player.turnoverLeft,
    sessions: player.disabled ? 0 : player.tokens.length,
    ledger: ledger.toReversed(),
  };
}
