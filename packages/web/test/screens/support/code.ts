import { elapse } from './elapse.ts';

/** Longer than the wait between two codes, in ms. */
const WAIT_MS = 61_000;

let ended = 0;

/** Ends the wait for another code, which outlives the test that asked for one. Time goes on as usual after the test. */
export function endCodeWait(): void {
  ended += 1;
  elapse(ended * WAIT_MS);
}
