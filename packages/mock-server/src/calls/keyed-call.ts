import type { Operation } from '#contract/document.ts';
import type { DocumentKey } from '#store/port.ts';
import type { KeptAnswer } from '#worlds/kept-answers.ts';

/** A call that came with an Idempotency-Key. */
export interface KeyedCall {
  readonly operation: Operation;
  /** Where its answer is kept. */
  readonly documentKey: DocumentKey<KeptAnswer>;
  /** The same for the same body, and for no other. */
  readonly fingerprint: string;
  /** Whether its answer is the one that the key got before. */
  replayed: boolean;
  /** Whether its answer was kept by the transaction that did what it asks for. */
  kept: boolean;
}
