import type { components } from '@tara/contract/control';

/** A call as the control API lists it. */
export type Call = components['schemas']['Call'];

/** How well a call matches the search text by id, path or title: 0 is best, NaN does not match. */
const rankCall = (wanted: string, { operationId, path, summary }: Call): number => {
  const names = [operationId, path, summary].map((name) => name.toLowerCase());
  if (names.includes(wanted)) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  return names.some((name) => name.includes(wanted)) ? 2 : Number.NaN;
};

/** The calls that match the search text, best first. */
export const searchCalls = (calls: readonly Call[], text: string): readonly Call[] => {
  const wanted = text.trim().toLowerCase();
  return calls
    .map((call) => ({ call, rank: rankCall(wanted, call) }))
    .filter(({ rank }) => !Number.isNaN(rank))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ call }) => call);
};
