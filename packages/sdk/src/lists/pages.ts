import type { Body, Calls, Data } from '../core/calls.ts';

/** Fields with the rows of answers that do not use `list`. */
const listFields = { getMail2: 'mailList', agent4InviteRows: 'rows' } as const satisfies {
  readonly [Op in keyof Calls]?: keyof Data<Op>;
};

type ListField<Op> = Op extends keyof typeof listFields ? (typeof listFields)[Op] : 'list';

/** Operations that return a list in pages, newest first. */
export type PagedOperation = {
  [Op in keyof Calls]: Data<Op> extends Record<ListField<Op>, readonly object[]> & { total: number }
    ? 'page' extends keyof Body<Op>
      ? Op
      : never
    : never;
}[keyof Calls];

/** A row of such a list. */
export type RowOf<Op extends PagedOperation> =
  Data<Op> extends Record<ListField<Op>, readonly (infer Row)[]> ? Row : never;

/** What selects the rows of a list: the fields of the body without page and page size. */
export type ListFilter<Op extends PagedOperation> = Partial<Omit<Body<Op>, 'page' | 'pageSize'>>;

/** The largest page of the contract. */
export const PAGE_SIZE_MAX = 100;

/** One page of a list. */
export interface Page<Row> {
  rows: readonly Row[];
  /** Number of rows in all pages. */
  total: number;
  /** Number of the page, from 1. */
  page: number;
  /** Maximum number of rows in a page. */
  pageSize: number;
}

/** Reads the page of an answer. */
export function toPage<Op extends PagedOperation>(
  operation: Op,
  answer: Data<Op>,
  page: number,
  pageSize: number,
): Page<RowOf<Op>> {
  const field = (listFields as Partial<Record<keyof Calls, string>>)[operation] ?? 'list';
  const { [field]: rows, total } = answer as unknown as Record<string, unknown>;
  return { rows: rows as RowOf<Op>[], total: total as number, page, pageSize };
}

/**
 * Returns the number of the page to read after another one, or undefined after the last one. If rows were removed since
 * the page before it was read, the rows behind them have moved forward, and pages are read again.
 * @param page the last page
 * @param before the page that was read before it
 */
export function nextPage(page: Page<unknown>, before?: Page<unknown>): number | undefined {
  const removed = (before?.total ?? 0) - page.total;
  if (removed > 0 && page.page > 1) return Math.max(1, page.page - Math.ceil(removed / page.pageSize));
  return page.rows.length > 0 && page.page * page.pageSize < page.total ? page.page + 1 : undefined;
}

/**
 * Creates a function that returns the rows of a page that no page before it had. New rows at the start of a list move
 * the others to later pages. A row is recognised by its `id` or `orderId`; in lists without them, from which nothing is
 * removed, by its distance from the end.
 */
export function createPageMerger<Row extends object>(): (page: Page<Row>) => Row[] {
  const seen = new Set<unknown>();
  let last = Infinity;
  return ({ rows, total, page, pageSize }) =>
    rows.filter((row, index) => {
      const { id, orderId } = row as { id?: unknown; orderId?: unknown };
      const key = id ?? orderId;
      const fromEnd = total - (page - 1) * pageSize - index;
      const isNew = key === undefined ? fromEnd < last : !seen.has(key);
      seen.add(key);
      last = Math.min(last, fromEnd);
      return isNew;
    });
}
