import { randomUUID } from 'node:crypto';
import { createRng, type Rng } from '#random/rng.ts';
import { PLAYER_PREFIX, toPlayerId, playerKey } from '#domain/player/documents.ts';
import { runTimers } from '#domain/timers/run-due-timers.ts';
import { applyReferral } from '#domain/invitations/friends.ts';
import type { ReferralMessage } from '#domain/player/referral-message.ts';
import type { Player } from '#domain/player/player.ts';
import { StoreFailure } from '#store/errors.ts';
import type { DocumentKey, Store } from '#store/port.ts';
import { transact, type Transaction } from '#store/transaction.ts';
import { createPauses } from '#time/pauses.ts';
import type { World } from './world.ts';
import type { DomainContext } from '#domain/player/context.ts';

/** A transaction with the context of a state change: the world as of the attempt that is committed. */
export interface UnitOfWork extends Pick<DomainContext, 'now' | 'startedAt' | 'config' | 'content'> {
  readonly tx: Transaction;
  /** The context of a change of this player, with the player's own random stream and a time that never goes back. */
  contextFor(draft: Player): DomainContext;
}

/** A message from one player to another, until it is delivered. */
interface WaitingMessage {
  readonly to: number;
  /** When it was sent. */
  readonly at: number;
  readonly message: ReferralMessage;
}

const MESSAGES = 'message:';
type MessageKey = DocumentKey<WaitingMessage>;

/** The random stream of a player's next writing call; it advances only with the commit. */
function nextRng(world: World, draft: Player): Rng {
  draft.rngStreams += 1;
  return createRng(world.origin.seed, 'player', draft.id, draft.rngStreams);
}

/** Delivers a message once: the transaction that applies it also removes it. */
async function deliver(world: World, key: MessageKey): Promise<void> {
  try {
    const waiting = (await world.store.load(key)).value as WaitingMessage | undefined;
    if (!waiting) return;
    const { to, at, message } = waiting;
    const apply = async (unit: UnitOfWork): Promise<void> => {
      if (!(await unit.tx.draft(key))) return;
      await unit.tx.remove(key);
      const receiver = await unit.tx.draft(playerKey(to));
      if (receiver) applyReferral(receiver, message, unit.contextFor(receiver));
    };
    await withTransaction(world, apply, { at });
  } catch (error) {
    // The sender's call has succeeded and is answered so. The message stays for `deliverWaiting`, or was deleted with its
    // world.
    if (!(error instanceof StoreFailure)) throw error;
  }
}

/** Delivers the messages of a process that ended between a commit and its deliveries, in the order of sending. */
export async function deliverWaiting(world: World): Promise<void> {
  if ((await world.store.count(MESSAGES)) === 0) return;
  const waiting = [...(await world.store.scan(MESSAGES))] as [MessageKey, WaitingMessage][];
  for (const [key] of waiting.toSorted(([, one], [, other]) => one.at - other.at)) await deliver(world, key);
}

interface TransactionOptions {
  /** The instant of the change, in ms since 1970 UTC; by default the world's time. */
  readonly at?: number;
  /** The world's store; by default the one that records changes for undo. */
  readonly store?: Store;
}

/**
 * Runs `work` as one transaction of the world. Time and switches belong to the committed attempt: if the world has
 * changed meanwhile, `work` runs again. Messages to other players are stored in the same commit and then delivered in
 * transactions of their own.
 * @throws {WorldReplacedError} if the world was replaced before the commit; whatever `work` throws
 */
export async function withTransaction<R>(
  world: World,
  work: (unit: UnitOfWork) => Promise<R> | R,
  { at, store = world.store }: TransactionOptions = {},
): Promise<R> {
  let outgoing: MessageKey[] = [];
  let isRepeated = false;
  const attempt = async (tx: Transaction): Promise<R> => {
    if (isRepeated) await world.refresh();
    isRepeated = true;
    outgoing = [];
    const { startedAt, config, content } = world;
    const now = at ?? world.clock.now();
    const contextFor = (draft: Player): DomainContext => {
      const rng = nextRng(world, draft);
      const time = Math.max(now, draft.actedAt ?? 0);
      return {
        now: time,
        startedAt,
        rng,
        secrets: world.secrets ?? rng,
        config,
        content,
        record: (log, item) => tx.append(log, item),
        send: (to, message) => {
          const key: MessageKey = `${MESSAGES}${randomUUID()}`;
          tx.create(key, { to, at: time, message });
          outgoing.push(key);
        },
      };
    };
    return work({ tx, now, startedAt, config, content, contextFor });
  };
  const result = await transact(store, attempt, () => world.version);
  for (const key of outgoing) await deliver(world, key);
  return result;
}

function isTimerDue(player: { readonly nextTimerAt: number }, now: number): boolean {
  return player.nextTimerAt > 0 && player.nextTimerAt <= now;
}

/** Drafts a player and runs the due timers. */
export async function draftPlayer(unit: UnitOfWork, id: number): Promise<Player | undefined> {
  const draft = await unit.tx.draft(playerKey(id));
  if (draft && isTimerDue(draft, unit.now)) runTimers(draft, unit.contextFor(draft));
  return draft;
}

/** A player as stored, for reading. */
export async function readPlayer(world: World, id: number): Promise<Player | undefined> {
  return (await world.store.load(playerKey(id))).value as Player | undefined;
}

/**
 * Runs the due timers of all players in the order of their instants, each at its own instant. Messages to other players are
 * delivered at that instant too.
 */
export async function runAllDueTimers(world: World, now: number): Promise<void> {
  await deliverWaiting(world);
  const waiting = (await world.store.due(PLAYER_PREFIX, now)).map(({ key, at }) => ({
    id: toPlayerId(key),
    at,
  }));
  const pause = createPauses();
  // A player with a later timer is inserted again, in the order of the instants.
  for (const [index, { id, at }] of waiting.entries()) {
    await runDueTimers(world, id, at);
    await pause();
    const next = (await readPlayer(world, id))?.nextTimerAt ?? 0;
    if (next <= at || next > now) continue;
    const later = waiting.findIndex((other, place) => place > index && other.at > next);
    waiting.splice(later === -1 ? waiting.length : later, 0, { id, at: next });
  }
}

/** A player as stored, for reading, after due timers have run. */
export async function readSettledPlayer(world: World, id: number, now: number): Promise<Player | undefined> {
  const player = await readPlayer(world, id);
  if (!player || !isTimerDue(player, now)) return player;
  await runDueTimers(world, id, now);
  return readPlayer(world, id);
}

/** Runs the due timers of a player, so that a reader sees their changes. */
export async function runDueTimers(world: World, id: number, now: number): Promise<void> {
  const player = await readPlayer(world, id);
  if (player && isTimerDue(player, now)) {
    await withTransaction(world, (unit) => draftPlayer(unit, id), { at: now });
  }
}
