import type { Rng } from '#random/rng.ts';
import type { Secrets } from '#random/secrets.ts';
import type { WorldConfig } from '#config/world-config.ts';
import type { WorldContent } from '#seed/content.ts';
import type { ReferralMessage } from './referral-message.ts';

/** What a state change may use besides its own document. */
export interface DomainContext {
  readonly now: number;
  /** When the world began. */
  readonly startedAt: number;
  readonly rng: Rng;
  /** The source of tokens, codes and ids that grant access. */
  readonly secrets: Secrets;
  readonly config: WorldConfig;
  readonly content: WorldContent;
  /** Appends an item to one of the world's logs in the same commit. */
  record(log: string, item: object): void;
  /** Sends a message to another player; it is delivered after the commit in a transaction of its own. */
  send(to: number, message: ReferralMessage): void;
}
