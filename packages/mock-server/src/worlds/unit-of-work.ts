import { createRng, type Rng } from '#random/rng.ts';
import { PLAYER_PREFIX, playerKey } from '#domain/player/documents.ts';
import { runTimers } from '#domain/timers/run-due-timers.ts';
import { applyReferral } from '#domain/invitations/friends.ts';
import type { ReferralMessage } from '#domain/player/referral-message.ts';
import type { Player } from '#domain/player/player.ts';
import { transact, type Transaction } from '#store/transaction.ts';
import type { World } from './world.ts';
import type { DomainContext } from '#domain/player/context.ts';

/** A transaction together with what a state change may use. */
export interface UnitOfWork {
  readonly tx: Transaction;
  /** The context of a state change, with a random stream of its own. */
  contextFor(rng: Rng): DomainContext;
}

interface OutgoingMessage {
  to: number;
  message: ReferralMessage;
}

/** The random stream of a player's next writing call; it moves on with the commit, and only with it. */
export function nextRng(world: World, draft: Player): Rng {
  draft.rngStreams += 1;
  return createRng(world.origin.seed, 'player', draft.id, draft.rngStreams);
}

/**
 * Runs `work` as one transaction of the world. What it leaves for other players is delivered after the commit, each
 * as a transaction of its own.
 */
export async function withTransaction<R>(
  world: World,
  now: number,
  work: (unit: UnitOfWork) => Promise<R> | R,
): Promise<R> {
  let outgoing: OutgoingMessage[] = [];
  const result = await transact(world.store, (tx) => {
    outgoing = [];
    const contextFor = (rng: Rng): DomainContext => ({
      now,
      startedAt: world.startedAt,
      rng,
      secrets: world.secrets ?? rng,
      config: world.config,
      content: world.content,
      record: (log, item) => tx.append(log, item),
      send: (to, message) => void outgoing.push({ to, message }),
    });
    return work({ tx, contextFor });
  });
  for (const { to, message } of outgoing) {
    await withTransaction(world, now, async (unit) => {
      const receiver = await unit.tx.draft(playerKey(to));
      if (receiver) applyReferral(receiver, message, unit.contextFor(nextRng(world, receiver)));
    });
  }
  return result;
}

/** Whether a timer of this player is due. */
function isTimerDue(player: { readonly nextTimerAt: number }, now: number): boolean {
  return player.nextTimerAt > 0 && player.nextTimerAt <= now;
}

/** Opens a draft, its due timers run. */
export async function draftPlayer(
  unit: UnitOfWork,
  world: World,
  id: number,
  now: number,
): Promise<Player | undefined> {
  const draft = await unit.tx.draft(playerKey(id));
  if (draft && isTimerDue(draft, now)) runTimers(draft, unit.contextFor(nextRng(world, draft)));
  return draft;
}

/** A player as stored, for reading. */
export async function readPlayer(world: World, id: number): Promise<Player | undefined> {
  return (await world.store.load(playerKey(id)))?.value as Player | undefined;
}

/**
 * Runs the due timers of all players, in the order of their instants, each at its own. Messages that a timer sends to
 * others arrive at that instant too.
 */
export async function runAllDueTimers(world: World, now: number): Promise<void> {
  const players = [...(await world.store.scan(PLAYER_PREFIX)).values()] as Player[];
  const waiting = players
    .filter((player) => isTimerDue(player, now))
    .map(({ id, nextTimerAt }) => ({ id, at: nextTimerAt }))
    .toSorted((one, other) => one.at - other.at || one.id - other.id);
  for (let first = waiting.shift(); first; first = waiting.shift()) {
    const { id, at } = first;
    await runDueTimers(world, id, at);
    const next = (await readPlayer(world, id))?.nextTimerAt ?? 0;
    if (next <= at || next > now) continue;
    const later = waiting.findIndex((other) => other.at > next);
    waiting.splice(later === -1 ? waiting.length : later, 0, { id, at: next });
  }
}

/** Runs the due timers of a player, so that a reader sees what they change. */
export async function runDueTimers(world: World, id: number, now: number): Promise<void> {
  const player = await readPlayer(world, id);
  if (player && isTimerDue(player, now)) {
    await withTransaction(world, now, (unit) => draftPlayer(unit, world, id, now));
  }
}
