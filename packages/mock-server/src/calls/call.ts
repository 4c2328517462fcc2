import type { Operation } from '#contract/document.ts';
import type { Transaction } from '#store/transaction.ts';
import type { WorldConfig } from '#config/world-config.ts';
import type { WorldContent } from '#seed/content.ts';
import type { World } from '#worlds/world.ts';
import type { DomainContext } from '#domain/player/context.ts';
import type { KeyedCall } from '#idempotency/index.ts';

/** A call that the server is running. */
export interface Call {
  readonly operation: Operation;
  readonly world: World;
  /** The instant of the call, or of the attempt of its transaction. It does not change while that runs. */
  readonly now: number;
  /** When the world began. */
  readonly startedAt: number;
  readonly config: WorldConfig;
  readonly content: WorldContent;
  /** `http://host:port` of this server as the caller sees it, for addresses that other devices open. */
  readonly origin: string;
  /** The bare token of the call; empty if there is none. */
  readonly token: string;
  /** scrypt's N for new password hashes. */
  readonly passwordCost: number;
  /** Present if the call has an Idempotency-Key. */
  readonly keyed: KeyedCall | undefined;
}

/** The context of a handler that changes a player. */
export interface CommandCall extends Call, DomainContext {
  readonly config: WorldConfig;
  readonly content: WorldContent;
  readonly now: number;
  readonly startedAt: number;
  /** The transaction around the draft, for the few calls that change another document (a token, a code). */
  readonly tx: Transaction;
}
