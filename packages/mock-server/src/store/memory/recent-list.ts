import { LIST_BOUNDS, type ListItem, type ListName, type RecentList } from '../database.ts';
import { approximateSize } from '../size.ts';

/** Larger items count as this size: their content was shortened. */
const MAX_ITEM_SIZE = 1024 * 1024;

/** A list in memory; its numbering can be continued. */
export interface MemoryList extends RecentList {
  /** The number of the latest item. */
  lastId(): number;
}

/** @param last the number before the first item */
export function createMemoryList(name: ListName, last: number): MemoryList {
  const bounds = LIST_BOUNDS[name];
  let lastId = last;
  let entries: ListItem[] = [];
  let sizes: number[] = [];
  let total = 0;
  let dropped = 0;

  const keepLast = (count: number): void => {
    const gone = entries.length - count;
    dropped = entries[gone - 1]?.id ?? dropped;
    for (const size of sizes.slice(0, gone)) total -= size;
    entries = entries.slice(gone);
    sizes = sizes.slice(gone);
  };

  const add = (value: unknown): number => {
    const size = approximateSize(value, MAX_ITEM_SIZE);
    const id = (lastId += 1);
    entries.push({ id, value });
    sizes.push(size);
    total += size;
    if (entries.length > bounds.items * 2) keepLast(bounds.items);
    // Removes half of the items together, so that not every further item moves all others.
    if (total > bounds.size) {
      let count = 0;
      for (let stored = 0; count < sizes.length - 1; count++) {
        stored += sizes.at(-1 - count) ?? 0;
        if (stored > bounds.size / 2) break;
      }
      keepLast(Math.max(1, count));
    }
    return id;
  };

  return {
    lastId: () => lastId,
    add: async (items) => items.map(add),
    replace: async (id, value) => {
      const index = entries.findIndex((entry) => entry.id === id);
      if (index === -1) return false;
      const size = approximateSize(value, MAX_ITEM_SIZE);
      total += size - (sizes[index] ?? 0);
      sizes[index] = size;
      entries = entries.with(index, { id, value });
      return true;
    },
    after: async (id, limit = entries.length) => {
      let start = 0;
      for (let end = entries.length; start < end;) {
        const middle = (start + end) >> 1;
        if ((entries[middle]?.id ?? 0) > id) end = middle;
        else start = middle + 1;
      }
      return entries.slice(start, start + limit);
    },
    last: async () => lastId,
    size: async () => entries.length,
    dropped: async () => dropped,
    clear: async () => {
      const { length } = entries;
      keepLast(0);
      dropped = 0;
      return length;
    },
    remove: async (id) => {
      const index = entries.findIndex((entry) => entry.id === id);
      if (index === -1) return false;
      const [size = 0] = sizes.splice(index, 1);
      total -= size;
      entries = entries.toSpliced(index, 1);
      return true;
    },
  };
}
