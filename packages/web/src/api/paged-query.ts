import { useInfiniteQuery } from '@tanstack/react-query';
import type { Data, Path, SdkError } from '@tara/sdk';
import type { PagedRows } from '#lib/list-state.ts';
import { call, type CallBody } from './call.ts';
import { failureState, listState } from './list-state.ts';
import { keyOf } from './query.ts';

const PAGE_SIZE = 20;

/** Operations that answer a list page by page. */
export type PagedPath = {
  [P in Path]: Data<P> extends { list: readonly object[]; total: number } ? P : never;
}[Path];

/** A row of such a list. */
export type RowOf<P extends PagedPath> = Data<P> extends { list: readonly (infer Row)[] } ? Row : never;

/**
 * Reads a list page by page, newest first. A row made between two pages pushes rows on to the next: each shows once.
 * @param idOf what tells two rows apart
 * @param filter what else is asked for
 */
export function usePagedQuery<P extends PagedPath>(
  path: P,
  idOf: (row: RowOf<P>) => string | number,
  filter: Partial<Omit<CallBody<P>, 'page' | 'pageSize'>> = {},
): PagedRows<RowOf<P>> {
  type Answer = { list: RowOf<P>[]; total: number };
  const query = useInfiniteQuery<
    Answer,
    SdkError,
    { rows: RowOf<P>[]; total: number },
    readonly unknown[],
    number
  >({
    queryKey: [...keyOf(path), { ...filter, pageSize: PAGE_SIZE }],
    queryFn: async ({ pageParam, signal }) => {
      const body = { ...filter, page: pageParam, pageSize: PAGE_SIZE } as unknown as CallBody<P>;
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
  const { data, isFetchingNextPage, isFetchNextPageError, hasNextPage, error } = query;
  return {
    rows: data?.rows,
    total: data?.total ?? 0,
    // That the next page did not come is said at its place alone.
    state: isFetchNextPageError ? 'ready' : listState(query),
    trying: query.isFetching,
    retry: () => void query.refetch(),
    more: hasNextPage ? () => void query.fetchNextPage() : null,
    moreState: isFetchingNextPage ? 'loading' : isFetchNextPageError ? failureState(error) : 'ready',
  };
}
