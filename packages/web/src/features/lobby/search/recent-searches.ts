import { kept } from '#state/kept.ts';
import { localStore } from '#lib/storage.ts';
import { onPlayerEnd, RECENT_SEARCHES } from '#state/player-end.ts';

/** Number of searches that are stored. */
const KEPT = 6;

/** Searches on this device, newest first. They are sent nowhere, and end with the player. */
export const useRecentSearches = kept<{ queries: readonly string[] }>(
  localStore,
  RECENT_SEARCHES,
  ({ queries }) => ({
    queries: Array.isArray(queries)
      ? queries.filter((query): query is string => typeof query === 'string').slice(0, KEPT)
      : [],
  }),
);

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Keeps a search that led to something. */
export function keepSearch(query: string): void {
  const text = query.trim();
  if (text === '') return;
  useRecentSearches.setState(({ queries }) => ({
    queries: [text, ...queries.filter((each) => !isSame(each, text))].slice(0, KEPT),
  }));
}

/** Deletes a search, or all. */
export function forgetSearch(query?: string): void {
  useRecentSearches.setState(({ queries }) => ({
    queries: query === undefined ? [] : queries.filter((each) => each !== query),
  }));
}

onPlayerEnd(forgetSearch);
