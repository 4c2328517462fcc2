/** A row of the tree: a value with its place. */
export interface TreeRow {
  /** The JSON pointer; empty for the whole value. */
  readonly pointer: string;
  readonly depth: number;
  /** The last part of the pointer. */
  readonly name: string;
  readonly value: unknown;
  /** The number of its parts; undefined for a value without parts. */
  readonly size: number | undefined;
  readonly isOpen: boolean;
}

interface TreeView {
  /** The pointers of the opened values. */
  readonly opened: ReadonlySet<string>;
  /** Shows only values with this text in their place or in themselves, ignoring case, and opens what contains them. */
  readonly search: string;
}

/** An object or a list shows at most so many parts. */
export const MAX_PARTS = 200;

const getParts = (value: unknown): readonly (readonly [name: string, value: unknown])[] | undefined =>
  typeof value === 'object' && value !== null ? Object.entries(value) : undefined;

const encode = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const contains = (pointer: string, value: unknown, wanted: string): boolean => {
  if (pointer.toLowerCase().includes(wanted)) return true;
  const parts = getParts(value);
  if (!parts) return String(value).toLowerCase().includes(wanted);
  return parts.some(([name, part]) => contains(`${pointer}/${encode(name)}`, part, wanted));
};

/** The visible rows below a value, in reading order. */
export const flattenTree = (
  root: unknown,
  { opened, search }: TreeView,
  { place = '', depth = 0 } = {},
): TreeRow[] => {
  const wanted = search.trim().toLowerCase();
  return (getParts(root) ?? []).slice(0, MAX_PARTS).flatMap(([name, value]) => {
    const pointer = `${place}/${encode(name)}`;
    if (wanted !== '' && !contains(pointer, value, wanted)) return [];
    const size = getParts(value)?.length;
    // What is found by its own name stays closed.
    const isOpen =
      size !== undefined &&
      size > 0 &&
      (opened.has(pointer) || (wanted !== '' && !pointer.toLowerCase().includes(wanted)));
    return [
      { pointer, depth, name, value, size, isOpen },
      ...(isOpen ? flattenTree(value, { opened, search }, { place: pointer, depth: depth + 1 }) : []),
    ];
  });
};
