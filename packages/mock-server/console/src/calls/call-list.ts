import type { components, operations } from '@tara/contract/control';
import { searchCalls, type Call } from '../call-search.ts';

/** A call in the journal. */
export type Entry = components['schemas']['JournalEntry'];

type Query = NonNullable<operations['listRequests']['parameters']['query']>;

/** How a call ended, and its text in the list. */
export interface Outcome {
  readonly kind: 'waiting' | 'cut' | 'failed' | 'refused' | 'done';
  readonly text: string;
}

/** The outcome of a call: an answer, a refusal by an errcode, a failure by an HTTP status, a connection that was closed, or none yet. */
export const getOutcome = ({
  status,
  errcode = 0,
  waitsMs,
}: Pick<Entry, 'status' | 'errcode' | 'waitsMs'>): Outcome => {
  if (waitsMs !== undefined) return { kind: 'waiting', text: 'waits' };
  if (status === 0) return { kind: 'cut', text: 'cut' };
  if (status >= 300) return { kind: 'failed', text: String(status) };
  return errcode === 0 ? { kind: 'done', text: 'OK' } : { kind: 'refused', text: String(errcode) };
};

/** What is special about a call, as short words. */
export const getMarks = ({ faultId, stubId, waitsMs, replayed, contractViolation }: Entry): string[] => [
  ...(faultId === undefined ? [] : [`fault ${faultId}`]),
  ...(stubId === undefined ? [] : [`stub ${stubId}`]),
  ...(waitsMs === undefined ? [] : ['held']),
  ...(replayed ? ['repeated'] : []),
  ...(contractViolation === undefined ? [] : ['breaks the contract']),
];

/** The fields of the filter, as their inputs contain them. */
export interface Filter {
  readonly text: string;
  /** An operation id, a path or a title. */
  readonly call: string;
  readonly playerId: string;
  /** Empty for any, `failed`, `waiting`, `errcode:<number>` or `status:<number>`. */
  readonly outcome: string;
  readonly withReports: boolean;
}

export const NO_FILTER: Filter = { text: '', call: '', playerId: '', outcome: '', withReports: false };

/** The number of calls that the list shows, and that it searches for failed ones. */
const LIMIT = 200;
const SEARCHED = 1000;

/** The filter as parameters of the list of calls. A text without a matching call stays, so that the list is empty. */
export const toQuery = (
  { text, call, playerId, outcome, withReports }: Filter,
  calls: readonly Call[],
): Query => {
  const [name = '', number] = outcome.split(':');
  const wanted = call.trim();
  return {
    limit: outcome === 'failed' ? SEARCHED : LIMIT,
    ...(text.trim() === '' ? {} : { text: text.trim() }),
    ...(wanted === '' ? {} : { operationId: searchCalls(calls, wanted)[0]?.operationId ?? wanted }),
    ...(playerId === '' ? {} : { playerId: Number(playerId) }),
    ...(outcome === 'waiting' ? { waiting: 1 } : {}),
    ...(number === undefined ? {} : { [name]: Number(number) }),
    // A call that is searched by name is listed even if it is a report.
    ...(withReports || wanted !== '' ? {} : { reports: 0 }),
  };
};

/** The calls of a result that the filter shows. */
export const selectCalls = (entries: readonly Entry[], { outcome }: Filter): readonly Entry[] =>
  outcome === 'failed'
    ? entries.filter((entry) => !['done', 'waiting'].includes(getOutcome(entry).kind)).slice(0, LIMIT)
    : entries;
