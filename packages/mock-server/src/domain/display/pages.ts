import type { Schema } from '#contract/schema-types.ts';

/** One page of a list with the total number of rows. Pages count from 1. */
export function getPage<T>(
  rows: readonly T[],
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): { rows: T[]; total: number } {
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length };
}

/** Which rows of a history are shown: instants in ms since 1970 UTC, `until` exclusive. */
export type HistoryFilter = Schema<'HistoryFilter'>;

/** Whether a row has the time and the text of a filter. @param text what the row can be found by */
export function isShown(
  { from = 0, until = Infinity, search = '' }: HistoryFilter,
  time: number,
  text: string,
) {
  return time >= from && time < until && text.toLowerCase().includes(search.trim().toLowerCase());
}

/** The orders with the state, the time and the text of a filter. */
export function filterOrders<
  T extends { readonly id: string; readonly status: number; readonly createTime: number },
>(orders: readonly T[], { status, ...filter }: HistoryFilter & { readonly status?: number }): readonly T[] {
  return orders.filter(
    (order) =>
      (status === undefined || order.status === status) && isShown(filter, order.createTime, order.id),
  );
}
