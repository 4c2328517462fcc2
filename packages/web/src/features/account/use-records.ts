import type { Path, SdkError } from '@tara/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { hasFailed, keyOf } from '#api/query.ts';

const PAGE_SIZE = 20;

interface Answer<Row> {
  list: Row[];
  total: number;
}

/** Rows of all pages read so far. One made between two pages pushes rows on to the next: each shows once. */
function rowsOf<Row extends { orderId: string }>(pages: readonly Answer<Row>[]): Row[] {
  return [...new Map(pages.flatMap(({ list }) => list).map((row) => [row.orderId, row])).values()];
}

/** What a list of records shows, and what it can do. */
export interface Records<Row> {
  /** Undefined while there is nothing to show. */
  rows: Row[] | undefined;
  total: number;
  loading: boolean;
  failed: boolean;
  trying: boolean;
  retry: () => void;
  /** Fetches the next page; null when all rows are there. */
  more: (() => void) | null;
  fetchingMore: boolean;
}

/**
 * A history of orders (spec 7.4), page by page, newest first.
 * @param read asks the path for a page
 */
export function useRecords<Row extends { orderId: string }>(
  path: Path,
  read: (page: { page: number; pageSize: number }, options: { signal: AbortSignal }) => Promise<Answer<Row>>,
): Records<Row> {
  const query = useInfiniteQuery<
    Answer<Row>,
    SdkError,
    { rows: Row[]; total: number },
    readonly unknown[],
    number
  >({
    queryKey: [...keyOf(path), { pageSize: PAGE_SIZE }],
    queryFn: ({ pageParam, signal }) => read({ page: pageParam, pageSize: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.list.length > 0 && pages.length * PAGE_SIZE < last.total ? pages.length + 1 : undefined,
    select: ({ pages }) => ({ rows: rowsOf(pages), total: pages.at(-1)?.total ?? 0 }),
    // Orders are settled at the bank, not here: what was read before may be out of date.
    refetchOnMount: 'always',
  });
  const failed = hasFailed(query);
  return {
    rows: query.data?.rows,
    total: query.data?.total ?? 0,
    loading: query.isPending && !failed,
    failed,
    trying: query.isFetching,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    fetchingMore: query.isFetchingNextPage,
  };
}
