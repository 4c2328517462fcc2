import { setTimeout as wait } from 'node:timers/promises';
import { uptime } from '#time/clock.ts';
import type { World } from '#worlds/world.ts';

interface WaitingCall {
  readonly world: World;
  /** Its entry in the journal; undefined if it cannot be released. */
  readonly entryId: number | undefined;
  /** The rule that lets it wait. */
  readonly faultId: number | undefined;
}

/** How often a waiting call reads whether it may go on: another process may have released it. */
const READ_MS = 200;

/**
 * Waits until the time is over, the call is released, its rule is removed, or its client is gone.
 * @param signal aborted when the client is gone, if that ends the waiting
 * @throws {WorldReplacedError} if the world was replaced meanwhile
 */
export async function waitForRelease(
  { world, entryId, faultId }: WaitingCall,
  ms: number,
  signal?: AbortSignal,
): Promise<'over' | 'released' | 'gone'> {
  const end = uptime() + ms;
  for (let left = ms; left > 0; left = end - uptime()) {
    const step = wait(Math.min(left, READ_MS), true, { ref: false, ...(signal ? { signal } : {}) });
    if (!(await step.catch(() => false))) return 'gone';
    if (left <= READ_MS) break;
    await world.refresh();
    if (!world.faults.mustWait(entryId, faultId)) return 'released';
  }
  return 'over';
}
