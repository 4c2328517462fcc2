/** One page of a list with the total number of rows. Pages count from 1. */
export function pageOf<T>(
  rows: readonly T[],
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): { rows: T[]; total: number } {
  return {
    rows: rows.slice((page - 1) * pageSize, page * pageSize),
    total: rows.length,
  };
}

/** The orders in one state, or all orders without a state. */
export function filterByState<T extends { readonly status: number }>(
  orders: readonly T[],
  status?: number,
): readonly T[] {
  return status === undefined ? orders : orders.filter((order) => order.status === status);
}
