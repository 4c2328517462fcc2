import type { DocumentChange } from '#store/recording.ts';
import { isSecretName } from './mask-secrets.ts';

/** A changed value of a document. */
export interface StateChange {
  /** The document, e.g. `player:10000001`. */
  readonly document: string;
  /** JSON pointer into the document; empty for the document itself. */
  readonly pointer: string;
  /** Absent if the value was added. */
  readonly before?: unknown;
  /** Absent if the value was removed. */
  readonly after?: unknown;
}

/** Internal fields that would hide the effect of a call, and fields that must not be shown. */
const LEFT_OUT = new Set(['rngStreams', 'entries', 'actedAt']);

/** Documents that may be shown; the keys of others are tokens and codes. */
const PUBLIC = /^(player|account|mobile|counters)(:|$)/;

/** Maximum number of changes per call. */
const SHOWN = 60;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function present(name: 'before' | 'after', value: unknown): object {
  return value === undefined ? {} : { [name]: value };
}

/** Adds every difference to `found`. Plain loops, because it runs for each writing call over whole documents. */
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

/** The changes of a call, value by value, for the journal. */
export function stateChanges(documents: readonly DocumentChange[]): StateChange[] {
  const found: StateChange[] = [];
  for (const { key, before, after } of documents) {
    if (!PUBLIC.test(key)) continue;
    // A created or removed document is named, not printed.
    if (before === undefined) found.push({ document: key, pointer: '', after: 'created' });
    else if (after === undefined) found.push({ document: key, pointer: '', after: 'removed' });
    else compare(found, key, '', before, after);
  }
  return found.slice(0, SHOWN);
}
