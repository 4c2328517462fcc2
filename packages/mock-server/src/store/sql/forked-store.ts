import type { Change, DueAt, DueDocument, Store, Stored, StoreContents, StoredLog } from '../port.ts';

/** An earlier state, for reading; it never changes. */
export type BaseState = Pick<Store, 'load' | 'tail' | 'scan' | 'count' | 'due' | 'contents'>;

/** In place of a document that the base contains and the fork does not. */
const REMOVED = { ':removed': true };

/** The first item of a log that the fork stores as a whole; other logs are in the base. */
const BEGINNING = ':beginning';

function isRemoved(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ':removed' in value;
}

/** The instants of a fork's own documents. */
export function withoutRemoved(dueAt: DueAt): DueAt {
  return (key, value) => (isRemoved(value) ? 0 : dueAt(key, value));
}

function isLogChange({ kind }: Change): boolean {
  return kind === 'append' || kind === 'clear' || kind === 'shorten';
}

function withoutBeginning({ version, items }: StoredLog): StoredLog {
  return { version, items: items[0] === BEGINNING ? items.slice(1) : items };
}

/**
 * The changes of a log that is stored as a whole: its beginning stays.
 * @param length the number of items; Infinity if the changes cannot reach the beginning
 */
function withinBeginning(changes: readonly Change[], length: number): Change[] {
  let left = length;
  return changes.flatMap((change): Change[] => {
    if (change.kind === 'append') left += change.items.length;
    if (change.kind === 'shorten') {
      const by = Math.min(change.by, left);
      left -= by;
      return [{ ...change, by }];
    }
    if (change.kind !== 'clear') return [change];
    left = 0;
    return [change, { kind: 'append', key: change.key, items: [BEGINNING] }];
  });
}

function compareDue(one: DueDocument, other: DueDocument): number {
  return one.at - other.at || (one.key < other.key ? -1 : 1);
}

/**
 * A store that shows a base with its own changes. A changed document is stored as a whole, a changed log too.
 * @param own the store of the changes
 */
export function createForkedStore(own: Store, base: BaseState): Store {
  /** The document in both; `found` is what a reader sees. */
  const find = async (key: string): Promise<{ mine: Stored; found: Stored }> => {
    const mine = await own.load(key);
    if (mine.version === 0) return { mine, found: await base.load(key) };
    return { mine, found: isRemoved(mine.value) ? { ...mine, value: undefined } : mine };
  };

  /** The change of the own store, or undefined if the document has changed since it was read. */
  const toOwn = async (change: Change): Promise<Change | undefined> => {
    const { kind, key } = change;
    const { mine, found } = await find(key);
    if (kind === 'add' ? found.value !== undefined : 'expect' in change && found.version !== change.expect)
      return undefined;
    const before = { key, expect: mine.version, before: mine.value };
    if (kind === 'put' || kind === 'add') return { kind: 'put', ...before, value: change.value };
    if (kind !== 'remove') return { kind: 'check', key, expect: mine.version };
    return (await base.load(key)).value === undefined
      ? { kind: 'remove', ...before }
      : { kind: 'put', ...before, value: REMOVED };
  };

  /** The changes of the own store for changes of a log, or undefined as in `toOwn`. */
  const toOwnLog = async (key: string, changes: readonly Change[]): Promise<Change[] | undefined> => {
    const cut = changes.reduce((sum, change) => sum + (change.kind === 'shorten' ? change.by : 0), 0);
    const { version, items: end } = await own.tail(key, cut + 1);
    if (version > 0)
      return withinBeginning(changes, end[0] === BEGINNING ? end.length - 1 : Number.POSITIVE_INFINITY);
    const known = await base.tail(key);
    let items = [...known.items];
    for (const change of changes) {
      if (change.kind === 'append') items.push(...change.items);
      else if (change.kind === 'clear') items = [];
      else if (change.kind === 'shorten') {
        if (change.expect !== known.version) return undefined;
        items = items.slice(0, Math.max(0, items.length - change.by));
      }
    }
    return [
      // Two calls may begin the same log.
      { kind: 'shorten', key, expect: 0, by: 0 },
      { kind: 'append', key, items: [BEGINNING, ...items] },
    ];
  };

  /** The base's documents of a kind that the fork has not changed. */
  const readUnchanged = async <T>(kind: string, all: Iterable<T>, getKey: (item: T) => string) => {
    const mine = await own.scan(kind);
    return { mine, unchanged: [...all].filter((item) => !mine.has(getKey(item))) };
  };

  return {
    load: async (key) => (await find(key)).found,
    tail: async (key, count) => {
      const mine = await own.tail(key, count);
      return mine.version > 0 ? withoutBeginning(mine) : base.tail(key, count);
    },
    commit: async (changes, decidedBy) => {
      const translated: Change[] = [];
      const logs = new Map<string, Change[]>();
      for (const change of changes) {
        if (isLogChange(change)) {
          const known = logs.get(change.key);
          if (known) known.push(change);
          else logs.set(change.key, [change]);
          continue;
        }
        const mine = await toOwn(change);
        if (!mine) return false;
        translated.push(mine);
      }
      for (const [key, changesOfLog] of logs) {
        const mine = await toOwnLog(key, changesOfLog);
        if (!mine) return false;
        translated.push(...mine);
      }
      return own.commit(translated, decidedBy);
    },
    runInTurn: (key, work) => own.runInTurn(key, work),
    scan: async (kind) => {
      const { mine, unchanged } = await readUnchanged(kind, await base.scan(kind), ([key]) => key);
      return new Map([...unchanged, ...[...mine].filter(([, value]) => !isRemoved(value))]);
    },
    count: async (kind) => {
      let count = await base.count(kind);
      for (const [key, value] of await own.scan(kind)) {
        const { value: before } = await base.load(key);
        count += Number(!isRemoved(value)) - Number(before !== undefined);
      }
      return count;
    },
    due: async (kind, until, limit) => {
      const { unchanged } = await readUnchanged(kind, await base.due(kind, until), ({ key }) => key);
      return [...unchanged, ...(await own.due(kind, until))].toSorted(compareDue).slice(0, limit);
    },
    contents: async () => {
      const [{ documents, logs }, mine] = [await base.contents(), await own.contents()];
      const contents: StoreContents = {
        documents: { ...documents, ...mine.documents },
        logs: { ...logs, ...mine.logs },
      };
      for (const [key, value] of Object.entries(mine.documents))
        if (isRemoved(value)) delete contents.documents[key];
      for (const [key, items] of Object.entries(mine.logs)) {
        const rest = items.slice(1);
        if (rest.length > 0) contents.logs[key] = rest;
        else delete contents.logs[key];
      }
      return contents;
    },
  };
}
