import { createChance, type Chance } from '#random/rng.ts';
import { PLAYER_PREFIX, playerKey } from '#domain/player/documents.ts';
import { settleDue } from '#domain/timers/run-due-timers.ts';
import { learn } from '#domain/invitations/friends.ts';
import type { Message } from '#domain/player/messages.ts';
import type { Player } from '#domain/player/player.ts';
import { transact, type Transaction } from '#store/transaction.ts';
import type { World } from './world.ts';
import type { Effects } from '#domain/player/context.ts';

/** A transaction together with what a state change may use. */
export interface Scope {
  readonly tx: Transaction;
  /** Effects with a stream of chance of their own. */
  effects(chance: Chance): Effects;
}

interface Envelope {
  to: number;
  message: Message;
}

/** The stream of chance of a player's next writing call; it moves on with the commit, and only with it. */
export const nextTurn = (world: World, draft: Player): Chance => {
  draft.turns += 1;
  return createChance(world.origin.seed, 'player', draft.id, draft.turns);
};

/**
 * Runs `work` as one transaction of the world. What it leaves for other players is delivered after the commit, each
 * as a transaction of its own.
 */
export const inScope = async <R>(
  world: World,
  now: number,
  work: (scope: Scope) => Promise<R> | R,
): Promise<R> => {
  let outgoing: Envelope[] = [];
  const result = await transact(world.store, (tx) => {
    outgoing = [];
    const effects = (chance: Chance): Effects => ({
      now,
      startedAt: world.startedAt,
      chance,
      config: world.config,
      content: world.content,
      record: (log, item) => tx.append(log, item),
      send: (to, message) => void outgoing.push({ to, message }),
    });
    return work({ tx, effects });
  });
  for (const { to, message } of outgoing) {
    await inScope(world, now, async (scope) => {
      const receiver = await scope.tx.draft(playerKey(to));
      if (receiver) learn(receiver, message, scope.effects(nextTurn(world, receiver)));
    });
  }
  return result;
};

/** Whether something of this player has fallen due and waits to happen. */
const isDue = (player: { readonly dueAt: number }, now: number): boolean =>
  player.dueAt > 0 && player.dueAt <= now;

/** Opens a draft with everything done that has fallen due. */
export const draftPlayer = async (
  scope: Scope,
  world: World,
  id: number,
  now: number,
): Promise<Player | undefined> => {
  const draft = await scope.tx.draft(playerKey(id));
  if (draft && isDue(draft, now)) settleDue(draft, scope.effects(nextTurn(world, draft)));
  return draft;
};

/** A player as stored, for reading. */
export const readPlayer = async (world: World, id: number): Promise<Player | undefined> =>
  (await world.store.load(playerKey(id)))?.value as Player | undefined;

/**
 * Lets happen what has fallen due for anybody, in the order in which it fell due, each at its own instant. What a player's
 * things leave for others arrives at that instant too.
 */
export const bringAllUpToDate = async (world: World, now: number): Promise<void> => {
  const players = [...(await world.store.scan(PLAYER_PREFIX)).values()] as Player[];
  const waiting = players
    .filter((player) => isDue(player, now))
    .map(({ id, dueAt }) => ({ id, at: dueAt }))
    .toSorted((one, other) => one.at - other.at || one.id - other.id);
  for (let first = waiting.shift(); first; first = waiting.shift()) {
    const { id, at } = first;
    await bringUpToDate(world, id, at);
    const next = (await readPlayer(world, id))?.dueAt ?? 0;
    if (next <= at || next > now) continue;
    const later = waiting.findIndex((other) => other.at > next);
    waiting.splice(later === -1 ? waiting.length : later, 0, { id, at: next });
  }
};

/** Lets happen what has fallen due for a player, so that a reader sees it. */
export const bringUpToDate = async (world: World, id: number, now: number): Promise<void> => {
  const player = await readPlayer(world, id);
  if (player && isDue(player, now)) {
    await inScope(world, now, (scope) => draftPlayer(scope, world, id, now));
  }
};
