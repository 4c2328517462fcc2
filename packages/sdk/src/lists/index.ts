import type { Body } from '../core/calls.ts';
import { operationPath } from '../core/named-calls.ts';
import type { CallOptions, Sdk } from '../core/types.ts';
import {
  createPageMerger,
  nextPage,
  PAGE_SIZE_MAX,
  toPage,
  type ListFilter,
  type Page,
  type PagedOperation,
  type RowOf,
} from './pages.ts';

export { PAGE_SIZE_MAX, type ListFilter, type PagedOperation, type RowOf } from './pages.ts';

/** Options of a list, and of each of its calls. */
export interface ListOptions extends Omit<CallOptions, 'idempotencyKey' | 'keepalive'> {
  /** Maximum number of rows; all by default. */
  limit?: number | undefined;
  /** Maximum number of rows of one call, 1 to 100; 100 by default. */
  pageSize?: number | undefined;
}

/** The rows of a list. Each loop reads the list from its start. */
export interface List<Row> extends AsyncIterable<Row> {
  /**
   * Returns all rows up to the limit.
   * @throws SdkError
   */
  toArray(): Promise<Row[]>;
}

/**
 * Reads a list page by page, newest first: `for await (const order of listAll(sdk, 'getRechargeRecord'))`. A page is
 * called only when its rows are needed. The contract numbers pages from the newest row, so rows that arrive meanwhile
 * are not in the list, no row comes twice, and none is left out.
 * @param operation operation id of a list
 * @param filter further fields of the body
 * @throws SdkError while the rows are read; of kind abort if the signal fires
 */
export function listAll<Op extends PagedOperation>(
  sdk: Sdk,
  operation: Op,
  filter: ListFilter<Op> = {},
  { limit = Infinity, pageSize = PAGE_SIZE_MAX, ...options }: ListOptions = {},
): List<RowOf<Op>> {
  const post = sdk.post as unknown as (path: string, body: object, options: CallOptions) => Promise<never>;
  // Not an async generator: Hermes does not compile one.
  function read(): AsyncIterator<RowOf<Op>, undefined> {
    const getNew = createPageMerger<RowOf<Op> & object>();
    let rows: RowOf<Op>[] = [];
    let count = 0;
    let before: Page<RowOf<Op> & object> | undefined;
    let page: number | undefined = 1;
    return {
      async next() {
        if (count >= limit) return { done: true, value: undefined };
        while (rows.length === 0 && page !== undefined) {
          const body = { ...filter, page, pageSize } as Body<Op>;
          const answer = await post(operationPath(operation), body as object, options);
          const current: Page<RowOf<Op> & object> = toPage(operation, answer, page, pageSize) as never;
          rows = getNew(current);
          page = nextPage(current, before);
          before = current;
        }
        const [row, ...rest] = rows;
        if (row === undefined) return { done: true, value: undefined };
        rows = rest;
        count += 1;
        return { done: false, value: row };
      },
    };
  }
  return {
    [Symbol.asyncIterator]: read,
    async toArray() {
      const found: RowOf<Op>[] = [];
      const rows = read();
      for (let step = await rows.next(); !step.done; step = await rows.next()) found.push(step.value);
      return found;
    },
  };
}
