import { setTimeout as wait } from 'node:timers/promises';
import type { Substitute } from '#rules/rule.ts';
import { uptime } from '#time/clock.ts';
import type { World } from '#worlds/world.ts';

interface WaitingCall {
  readonly world: World;
  /** Its entry in the journal; undefined if it cannot be released. */
  readonly entryId?: number;
  /** The rule because of which it waits. */
  readonly ruleId?: number;
}

/** How often a waiting call reads whether it may go on: another process may have released it. */
const READ_MS = 50;

/**
 * Waits until the time is over, the call is released, its rule is removed, or the server stops. The loss of its client
 * does not end the waiting.
 * @param isStopping whether the server stops, if that ends the waiting
 * @returns the release; undefined if the time is over or the server stops
 * @throws {WorldReplacedError} if the world was replaced meanwhile
 */
export async function waitForRelease(
  { world, entryId, ruleId }: WaitingCall,
  ms: number,
  isStopping: () => boolean = () => false,
): Promise<Substitute | undefined> {
  const end = uptime() + ms;
  for (let left = ms; left > 0; left = end - uptime()) {
    await wait(Math.min(left, READ_MS), undefined, { ref: false });
    if (left <= READ_MS || isStopping()) break;
    await world.refresh();
    const release = world.rules.findRelease(entryId, ruleId);
    if (release && entryId !== undefined) await world.rules.endRelease(entryId);
    if (release) return release;
  }
  return undefined;
}
