import { SECOND_MS } from '#time/durations.ts';

/** A second tap on a button within this time means what the first one meant. */
const DOUBLE_SUBMIT_MS = 3 * SECOND_MS;

/** How a call was submitted. */
export interface Submission {
  readonly now: number;
  /** The Idempotency-Key of the call, where it has one: another key is another intention, however soon it comes. */
  readonly keyed?: object | undefined;
}

/** Whether a call that came without a key may be a second tap on what was done at `at`. */
export function isDoubleSubmit({ now, keyed }: Submission, at: number): boolean {
  return keyed === undefined && now - at < DOUBLE_SUBMIT_MS;
}
