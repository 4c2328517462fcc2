import { isDeepStrictEqual } from 'node:util';
import type { HookName } from './hooks.ts';

/** The server differs from what a check expects. */
export class Difference extends Error {
  override readonly name = 'Difference';
  constructor(
    readonly what: string,
    readonly expected: unknown,
    readonly seen: unknown,
  ) {
    super(`${what}: expected ${JSON.stringify(expected)}, seen ${JSON.stringify(seen)}`);
  }
}

/** The check does not apply to this backend, e.g. because an activity is switched off. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

/** The check needs a hook that was not given. */
export class HookMissing extends Error {
  override readonly name = 'HookMissing';
  constructor(readonly hook: HookName) {
    super(`needs the hook ${hook}`);
  }
}

/** A hook threw or did not answer in time; the backend is not to blame. */
export class HookFailed extends Error {
  override readonly name = 'HookFailed';
  constructor(
    message: string,
    readonly isTimeout = false,
  ) {
    super(message);
  }
}

/** What was thrown, in words. */
export const describeError = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** @throws {Difference} if the values are not deeply equal */
export function expectEqual(what: string, seen: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(seen, expected)) throw new Difference(what, expected, seen);
}

/**
 * Compares those fields that are expected; others are ignored.
 * @throws {Difference} if one of them is not deeply equal
 */
export function expectFields(
  what: string,
  seen: object | undefined,
  expected: Readonly<Record<string, unknown>>,
): void {
  const fields = Object.keys(expected).map((name) => [name, (seen as Record<string, unknown>)?.[name]]);
  expectEqual(what, Object.fromEntries(fields), expected);
}

/** @throws {Difference} if the condition is false. `expected` says in words what should hold. */
export function expectThat(
  what: string,
  condition: boolean,
  expected: string,
  seen?: unknown,
): asserts condition {
  if (!condition) throw new Difference(what, expected, seen);
}

/** @throws {Difference} unless the number is between the bounds, which are excluded */
export function expectBetween(what: string, seen: number, above: number, below: number): void {
  expectThat(what, seen > above && seen < below, `between ${above} and ${below}`, seen);
}

/** Ends the check as not applicable unless the condition holds. */
export function requireThat(condition: boolean, reason: string): asserts condition {
  if (!condition) throw new NotApplicable(reason);
}
