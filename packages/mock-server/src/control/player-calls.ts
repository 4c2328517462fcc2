import { withTransaction, readPlayer } from '#worlds/unit-of-work.ts';
import { accountKey, COUNTERS, type Counters, type Pointer } from '#domain/player/documents.ts';
import type { Player } from '#domain/player/player.ts';
import { FIRST_PLAYER_ID } from '#worlds/demo-player.ts';
import type { World } from '#worlds/world.ts';
import { ControlError, created, ok, type ControlCall, type ControlHandlers } from './handler.ts';
import { addPlayer, getPasswordHash } from './add-player.ts';
import { addPlayers } from './add-players.ts';
import { changePlayer, playerIdInPath, type PlayerName } from './named-player.ts';
import { applyPatch } from './player-patch.ts';
import { playerDetail, playerView } from './player-view.ts';

async function requirePlayer(world: World, name: PlayerName): Promise<Player> {
  const player = await readPlayer(world, await playerIdInPath(world, name));
  if (!player) throw new ControlError(404, `There is no player ${name}.`);
  return player;
}

async function listPlayers({ world, query }: ControlCall<'listPlayers'>) {
  const { account, limit = 100 } = query;
  if (account !== undefined) {
    const pointer = (await world.store.load(accountKey(account))).value as Pointer | undefined;
    return ok(pointer ? [await playerView(world, await requirePlayer(world, pointer.playerId))] : []);
  }
  const shown: Awaited<ReturnType<typeof playerView>>[] = [];
  const counters = (await world.store.load(COUNTERS)).value as Counters | undefined;
  const lastPlayerId = counters?.lastPlayerId ?? 0;
  // Player ids are consecutive, so a page is found by id without reading all players.
  for (let id = FIRST_PLAYER_ID; shown.length < limit && id <= lastPlayerId; id++) {
    const player = await readPlayer(world, id);
    if (player) shown.push(await playerView(world, player));
  }
  return ok(shown);
}

async function createPlayer({ world, body, server }: ControlCall<'createPlayer'>) {
  const { password, ...beginning } = body;
  const { account } = body;
  const passwordHash = await getPasswordHash(world, account, { password, cost: server.passwordCost });
  const player = await withTransaction(world, async (unit) => {
    if (await unit.tx.draft(accountKey(account)))
      throw new ControlError(409, `The account ${account} exists already.`);
    return addPlayer(unit, world, { ...beginning, passwordHash });
  });
  return created(await playerView(world, player));
}

async function createPlayers({ world, body, server }: ControlCall<'createPlayers'>) {
  const { password, ...crowd } = body;
  // One hash for all players: hashing takes longer than everything else here.
  const passwordHash = await getPasswordHash(world, crowd.prefix, { password, cost: server.passwordCost });
  return created(await addPlayers(world, { ...crowd, passwordHash }));
}

async function patchPlayer({ world, params, body }: ControlCall<'patchPlayer'>) {
  const player = await changePlayer(world, params.playerId, async (draft, { tx, contextFor }) => {
    await applyPatch(draft, body, tx, contextFor(draft));
    return draft;
  });
  return ok(await playerView(world, player));
}

/** Control calls for players: list, create, read, change. */
export const playerCalls = {
  listPlayers,
  createPlayer,
  createPlayers,
  getPlayer: async ({ world, params }) =>
    ok(await playerDetail(world, await requirePlayer(world, params.playerId))),
  patchPlayer,
} satisfies ControlHandlers;
