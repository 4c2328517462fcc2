import { isDeepStrictEqual } from 'node:util';
import type { DocumentChange } from '#store/recording.ts';
import { isSecretName } from './mask-secrets.ts';

/** One value of a document that a call changed. */
export interface StateChange {
  /** The document, e.g. `player:10000001`. */
  readonly document: string;
  /** JSON pointer into it; empty for the document itself. */
  readonly pointer: string;
  /** Absent where there was nothing. */
  readonly before?: unknown;
  /** Absent where nothing is left. */
  readonly after?: unknown;
}

/** Housekeeping that would hide what a call was about, and what nobody may read. */
const LEFT_OUT = new Set(['turns', 'entries', 'replays']);
/** Documents whose keys and values may be read; the keys of others are tokens and codes. */
const PUBLIC = /^(player|account|mobile|counters)(:|$)/;
/** Changes shown of one call. */
const SHOWN = 60;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const present = (name: 'before' | 'after', value: unknown): object =>
  value === undefined ? {} : { [name]: value };

const compare = (document: string, pointer: string, before: unknown, after: unknown): StateChange[] => {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ document, pointer, ...present('before', before), ...present('after', after) }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => !LEFT_OUT.has(name) && !isSecretName(name))
    .flatMap((name) => compare(document, `${pointer}/${name}`, before[name], after[name]));
};

/** What a call changed, value by value, for somebody who looks at the journal. */
export const stateChanges = (documents: readonly DocumentChange[]): StateChange[] =>
  documents
    .filter(({ key }) => PUBLIC.test(key))
    .flatMap(({ key, before, after }) => {
      // A document that came or went whole is named, not printed.
      if (before === undefined) return [{ document: key, pointer: '', after: 'created' }];
      if (after === undefined) return [{ document: key, pointer: '', after: 'removed' }];
      return compare(key, '', before, after);
    })
    .slice(0, SHOWN);
