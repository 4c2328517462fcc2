import { SECOND_MS } from '#time/durations.ts';

/** Within this time a second submission without a key counts as a double click. */
const DOUBLE_SUBMIT_MS = 3 * SECOND_MS;

/** How a call was submitted. */
export interface Submission {
  readonly now: number;
  /** The Idempotency-Key of the call, if any. A different key is a different intention, however soon it comes. */
  readonly keyed?: object | undefined;
}

/** Whether a call without a key may be a double click on the action at `at`. */
export function isDoubleSubmit({ now, keyed }: Submission, at: number): boolean {
  return keyed === undefined && now - at < DOUBLE_SUBMIT_MS;
}
