import type { Body, ErrcodeOf } from '../core/calls.ts';
import type { SdkError } from '../core/error.ts';
import { operationPath } from '../core/named-calls.ts';
import type { CallOptions, Sdk } from '../core/types.ts';
import {
  createPageMerger,
  nextPage,
  toPage,
  type ListFilter,
  type Page,
  type PagedOperation,
  type RowOf,
} from '../lists/pages.ts';
import { queryKey, retry, type Post, type QueryKey } from './operation.ts';

/** Options of TanStack Query for a list. */
export interface ListQuery<Op extends PagedOperation> {
  queryKey: QueryKey<Op>;
  queryFn: (context: { pageParam: number; signal?: AbortSignal }) => Promise<Page<RowOf<Op>>>;
  initialPageParam: number;
  getNextPageParam: (last: Page<RowOf<Op>>, pages: readonly Page<RowOf<Op>>[]) => number | undefined;
  select: (data: { pages: readonly Page<RowOf<Op>>[] }) => { rows: RowOf<Op>[]; total: number };
  retry: (count: number, error: SdkError<ErrcodeOf<Op>>) => boolean;
}

/**
 * Returns the options of TanStack Query that read a list page by page, newest first:
 * `useInfiniteQuery(listQueryOptions(sdk, 'getRechargeRecord'))`. `data.rows` has each row once, also if new rows arrive
 * between two pages.
 * @param operation operation id of a list
 * @param filter further fields of the body
 * @param options `pageSize`: maximum number of rows of a page, 1 to 100; 20 by default
 */
export function listQueryOptions<Op extends PagedOperation>(
  sdk: Pick<Sdk, 'post'>,
  operation: Op,
  filter: ListFilter<Op> = {},
  { pageSize = 20, ...options }: CallOptions & { pageSize?: number } = {},
): ListQuery<Op> {
  return {
    queryKey: queryKey(operation, { ...filter, pageSize } as unknown as Partial<Body<Op>>),
    async queryFn({ pageParam, signal }) {
      const body = { ...filter, page: pageParam, pageSize };
      const answer = await (sdk.post as unknown as Post)(operationPath(operation), body, {
        signal,
        ...options,
      });
      return toPage(operation, answer, pageParam, pageSize);
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => nextPage(last, pages.at(-2)),
    select({ pages }) {
      const getNew = createPageMerger<RowOf<Op> & object>();
      const rows = pages.flatMap((page) => getNew(page as Page<RowOf<Op> & object>));
      return { rows, total: pages.at(-1)?.total ?? 0 };
    },
    retry,
  };
}
