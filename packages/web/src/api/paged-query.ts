import { useInfiniteQuery } from '@tanstack/react-query';
import type { Data, Path, SdkError } from '@tara/sdk';
import { call, type CallBody } from './call.ts';
import { hasFailed, keyOf } from './query.ts';

const PAGE_SIZE = 20;

/** Operations that answer a list page by page. */
export type PagedPath = {
  [P in Path]: Data<P> extends { list: readonly object[]; total: number } ? P : never;
}[Path];

/** A row of such a list. */
export type RowOf<P extends PagedPath> = Data<P> extends { list: readonly (infer Row)[] } ? Row : never;

/** A list as far as it has been read, and what can be done with it. */
export interface PagedList<Row> {
  /** Undefined while there is nothing to show. */
  rows: Row[] | undefined;
  /** How many rows there are on the server. */
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
 * Reads a list page by page, newest first. A row made between two pages pushes rows on to the next: each shows once.
 * @param idOf what tells two rows apart
 */
export function usePagedQuery<P extends PagedPath>(
  path: P,
  idOf: (row: RowOf<P>) => string | number,
): PagedList<RowOf<P>> {
  type Answer = { list: RowOf<P>[]; total: number };
  const query = useInfiniteQuery<
    Answer,
    SdkError,
    { rows: RowOf<P>[]; total: number },
    readonly unknown[],
    number
  >({
    queryKey: [...keyOf(path), { pageSize: PAGE_SIZE }],
    queryFn: async ({ pageParam, signal }) => {
      const body = { page: pageParam, pageSize: PAGE_SIZE } as unknown as CallBody<P>;
      return (await call(path, body, { signal })) as unknown as Answer;
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.list.length > 0 && pages.length * PAGE_SIZE < last.total ? pages.length + 1 : undefined,
    select: ({ pages }) => ({
      rows: [...new Map(pages.flatMap(({ list }) => list).map((row) => [idOf(row), row])).values()],
      total: pages.at(-1)?.total ?? 0,
    }),
    // What is listed changes on the server too: what was read before may be out of date.
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
