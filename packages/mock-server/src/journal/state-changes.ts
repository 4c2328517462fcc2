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
const LEFT_OUT = new Set(['rngStreams', 'entries', 'actedAt']);

/** Documents whose keys and values may be read; the keys of others are tokens and codes. */
const PUBLIC = /^(player|account|mobile|counters)(:|$)/;

/** Changes shown of one call. */
const SHOWN = 60;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function present(name: 'before' | 'after', value: unknown): object {
  return value === undefined ? {} : { [name]: value };
}

/** Adds every difference to `found`. Plain loops: this runs on each writing call, over the whole document. */
function compare(
  found: StateChange[],
  document: string,
  pointer: string,
  before: unknown,
  after: unknown,
): void {
  if (Object.is(before, after)) return;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) {
    found.push({ document, pointer, ...present('before', before), ...present('after', after) });
    return;
  }
  for (const name of Object.keys(before)) {
    const one = before[name];
    const other = after[name];
    if (Object.is(one, other) || LEFT_OUT.has(name) || isSecretName(name)) continue;
    compare(found, document, `${pointer}/${name}`, one, other);
  }
  for (const name of Object.keys(after)) {
    if (Object.hasOwn(before, name) || LEFT_OUT.has(name) || isSecretName(name)) continue;
    compare(found, document, `${pointer}/${name}`, undefined, after[name]);
  }
}

/** What a call changed, value by value, for somebody who looks at the journal. */
export function stateChanges(documents: readonly DocumentChange[]): StateChange[] {
  const found: StateChange[] = [];
  for (const { key, before, after } of documents) {
    if (!PUBLIC.test(key)) continue;
    // A document that came or went whole is named, not printed.
    if (before === undefined) found.push({ document: key, pointer: '', after: 'created' });
    else if (after === undefined) found.push({ document: key, pointer: '', after: 'removed' });
    else compare(found, key, '', before, after);
  }
  return found.slice(0, SHOWN);
}
