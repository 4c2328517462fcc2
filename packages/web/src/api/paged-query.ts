import { useInfiniteQuery } from '@tanstack/react-query';
import type { Data, Path, SdkError } from '@tara/sdk';
import type { PagedRows } from '#lib/list-state.ts';
import { call, type CallBody } from './call.ts';
import { loadFailure, toListQuery } from './list-state.ts';
import { getKey } from './query.ts';

const PAGE_SIZE = 20;

/** Fields with the rows of answers that do not use `list`. */
const listFields = {
  '/app/v1/getMail2': 'mailList',
  '/app/v1/agent4InviteRows': 'rows',
} as const satisfies {
  readonly [P in Path]?: keyof Data<P>;
};

type ListField<P extends Path> = P extends keyof typeof listFields ? (typeof listFields)[P] : 'list';

/** Operations that return a list in pages. */
export type PagedPath = {
  [P in Path]: Data<P> extends Record<ListField<P>, readonly object[]> & { total: number } ? P : never;
}[Path];

/** A row of such a list. */
export type RowOf<P extends PagedPath> =
  Data<P> extends Record<ListField<P>, readonly (infer Row)[]> ? Row : never;

/**
 * Reads a list page by page, newest first. A new row between two pages moves rows to the next page; each row is shown
 * once.
 * @param getId identifies a row
 * @param filter further fields of the body
 */
export function usePagedQuery<P extends PagedPath>(
  path: P,
  getId: (row: RowOf<P>) => string | number,
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
    queryKey: [...getKey(path), { ...filter, pageSize: PAGE_SIZE }],
    queryFn: async ({ pageParam, signal }) => {
      const body = { ...filter, page: pageParam, pageSize: PAGE_SIZE } as unknown as CallBody<P>;
      const answer = (await call(path, body, { signal })) as unknown as { total: number } & Record<
        string,
        unknown
      >;
      const field = (listFields as Partial<Record<Path, string>>)[path] ?? 'list';
      return { list: answer[field] as RowOf<P>[], total: answer.total };
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.list.length > 0 && pages.length * PAGE_SIZE < last.total ? pages.length + 1 : undefined,
    select: ({ pages }) => ({
      rows: [...new Map(pages.flatMap(({ list }) => list).map((row) => [getId(row), row])).values()],
      total: pages.at(-1)?.total ?? 0,
    }),
    // The list changes on the server too, so cached pages may be stale.
    refetchOnMount: 'always',
  });
  const { data, isFetchingNextPage, isFetchNextPageError, hasNextPage, error } = query;
  return {
    rows: data?.rows,
    total: data?.total ?? 0,
    ...toListQuery(query),
    // Only the end of the list shows that the next page failed.
    ...(isFetchNextPageError && { state: 'ready' }),
    more: hasNextPage ? () => void query.fetchNextPage() : null,
    moreState: isFetchingNextPage ? 'loading' : isFetchNextPageError ? loadFailure(error) : 'ready',
  };
}
