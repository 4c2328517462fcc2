import { findDifference } from '#rules/difference.ts';
import type { JournalEntry, JournalFilter } from './entry.ts';
import { maskSecrets } from './mask-secrets.ts';

/** A larger body is not stored. Bodies of the contract are smaller; others may be as large as a body can be. */
export const MAX_BODY_SIZE = 64 * 1024;

/** A longer address is cut. */
export const MAX_PATH_LENGTH = 2048;

/** Stored instead of a larger body. */
export const OMITTED_BODY = { omitted: `A body of more than ${MAX_BODY_SIZE} characters is not stored.` };

/** Whether an entry matches a filter: `unknown` if the journal does not store or does not show what decides it. */
export type Match = 'yes' | 'no' | 'unknown';

type Entry = Omit<JournalEntry, 'waitsMs'>;

function contains(whole: unknown, part: unknown): boolean {
  return findDifference(whole, part) === undefined;
}

function hasText({ path, request, response }: Entry, text: string): boolean {
  return JSON.stringify([path, request, response]).toLowerCase().includes(text);
}

/** Creates a function that compares entries with a filter, as the journal shows them. */
export function createMatcher({
  sinceId = 0,
  since = 0,
  without = [],
  text,
  request,
  headers,
  ...exact
}: Omit<JournalFilter, 'limit' | 'isWaiting'>): (entry: Entry) => Match {
  const needle = text?.toLowerCase();
  const wanted = Object.entries(exact);
  return (entry) => {
    if (entry.id <= sinceId || entry.time < since) return 'no';
    if (entry.operationId !== undefined && without.includes(entry.operationId)) return 'no';
    if (!wanted.every(([key, value]) => entry[key as keyof Entry] === value)) return 'no';
    if (request === undefined && needle === undefined && headers === undefined) return 'yes';
    const masked = maskSecrets(entry);
    if (headers !== undefined && !contains(masked.headers, headers)) return 'no';
    const isOmitted = contains(entry.request, OMITTED_BODY);
    if (request !== undefined && !isOmitted && !contains(masked.request, request)) return 'no';
    const isShown = needle === undefined || hasText(masked, needle);
    if (isShown) return request !== undefined && isOmitted ? 'unknown' : 'yes';
    const isCut = isOmitted || entry.path.length >= MAX_PATH_LENGTH;
    return isCut || hasText(entry, needle) ? 'unknown' : 'no';
  };
}
