import type { Operation } from '#contract/document.ts';
import { findUnknownField } from '#contract/unknown-field.ts';
import { isKeptHeader } from '#journal/kept-headers.ts';
import { maskedValues } from '#journal/mask-secrets.ts';
import { ControlError, type ControlledServer } from './handler.ts';

/** Conditions about the content of calls. */
interface Conditions {
  readonly request?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** How many fields and values a search may compare with each body. */
const MAX_COMPARED = 500;

/** How many values a value contains, including itself. */
function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, one) => sum + countValues(one), 1);
}

/** Headers by their names in lower case, as the journal stores them. */
export function lowerCaseNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/**
 * Rejects conditions that no call can meet, or that would reveal what the journal masks.
 * @param operation the call; undefined for every call
 * @throws {ControlError} 400
 */
export function requireValidConditions(
  { request, headers = {}, text }: Conditions,
  operation: Operation | undefined,
  { contract, operations }: ControlledServer,
): void {
  if (countValues(request) > MAX_COMPARED)
    throw new ControlError(400, `Ask for at most ${MAX_COMPARED} values of a body.`, { pointer: '/request' });
  const bodies = (operation ? [operation] : operations).map(({ bodySchema }) => bodySchema);
  const unknown = findUnknownField(contract, { anyOf: bodies }, request, '/request');
  if (unknown) throw new ControlError(400, unknown.message, { pointer: unknown.pointer });
  const unstored = Object.keys(headers).find((name) => !isKeptHeader(name.toLowerCase()));
  if (unstored !== undefined)
    throw new ControlError(400, `The journal does not store the header ${unstored}.`, {
      pointer: `/headers/${unstored}`,
    });
  const [masked] = maskedValues({ request, headers, text });
  if (masked)
    throw new ControlError(
      400,
      `The journal masks ${masked.pointer.slice(1)}, so its value cannot be compared; "***" matches every value.`,
      { pointer: masked.pointer },
    );
}
