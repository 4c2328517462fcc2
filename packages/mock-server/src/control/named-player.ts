import { accountKey, playerKey } from '#domain/player/documents.ts';
import type { Player } from '#domain/player/player.ts';
import type { Frozen } from '#frozen.ts';
import type { DocumentKey } from '#store/port.ts';
import type { Transaction } from '#store/transaction.ts';
import { draftPlayer, withTransaction, type UnitOfWork } from '#worlds/unit-of-work.ts';
import type { World } from '#worlds/world.ts';
import { ControlError } from './handler.ts';

/** A number or an account. */
export type PlayerName = number | string;

/** The player of a body or a query. */
interface Named {
  readonly playerId?: number | undefined;
  readonly account?: string | undefined;
}

type Reader = Pick<Transaction, 'peek'>;

function getReader({ store }: World): Reader {
  return {
    peek: async <T extends object>(key: DocumentKey<T>) =>
      (await store.load(key)).value as Frozen<T> | undefined,
  };
}

/**
 * The number of a player. Digits are an account if no player has the number.
 * @param pointer where the request names the player, for the refusal
 * @throws {ControlError} 404 with the name if there is no such player
 */
export async function requirePlayerId({ peek }: Reader, name: PlayerName, pointer?: string): Promise<number> {
  const id = Number(name);
  if (Number.isSafeInteger(id) && (await peek(playerKey(id)))) return id;
  const owner = typeof name === 'string' ? await peek(accountKey(name)) : undefined;
  if (owner) return owner.playerId;
  throw new ControlError(404, `There is no player ${name}.`, pointer === undefined ? undefined : { pointer });
}

/** The number of the player in a path. @throws {ControlError} as `requirePlayerId` does */
export function playerIdInPath(world: World, name: PlayerName): Promise<number> {
  return requirePlayerId(getReader(world), name);
}

/**
 * The number of the player that a body or a query names by number or account; undefined if it names none.
 * @throws {ControlError} 404 with the name if there is no such player; 400 if the player is named twice
 */
export async function namedPlayerId(world: World, { playerId, account }: Named): Promise<number | undefined> {
  if (playerId !== undefined && account !== undefined)
    throw new ControlError(400, 'Send playerId or account, not both.');
  const name = playerId ?? account;
  const pointer = playerId === undefined ? '/account' : '/playerId';
  return name === undefined ? undefined : requirePlayerId(getReader(world), name, pointer);
}

/**
 * Changes the player in a path after its due timers, so that they do not change a value after it was set.
 * @throws {ControlError} as `requirePlayerId` does
 */
export function changePlayer<R>(
  world: World,
  name: PlayerName,
  work: (draft: Player, unit: UnitOfWork) => Promise<R> | R,
): Promise<R> {
  return withTransaction(world, async (unit) => {
    const draft = await draftPlayer(unit, await requirePlayerId(unit.tx, name));
    if (!draft) throw new ControlError(404, `There is no player ${name}.`);
    return work(draft, unit);
  });
}
