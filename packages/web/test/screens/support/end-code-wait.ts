import { elapse } from './elapse.ts';

/** Longer than the wait between two codes, and than a test that requests codes moves the time besides, in ms. */
const WAIT_MS = 300_000;

let ended = 0;

/**
 * Ends the wait for another code, which outlasts the test that requested one. The time is normal again after the test.
 */
export function endCodeWait(): void {
  ended += 1;
  elapse(ended * WAIT_MS);
}
