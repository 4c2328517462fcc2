import { useInfiniteQuery } from '@tanstack/react-query';
import { listQueryOptions, type ListFilter, type PagedOperation, type RowOf } from '@tara/sdk/query';
import type { PagedRows } from '#lib/list-state.ts';
import { loadFailure, toListQuery } from './list-state.ts';
import { sdk } from './sdk.ts';

/**
 * Reads a list page by page, newest first. Each row is shown once.
 * @param filter further fields of the body
 */
export function usePagedQuery<Op extends PagedOperation>(
  operation: Op,
  filter?: ListFilter<Op>,
): PagedRows<RowOf<Op>> {
  const query = useInfiniteQuery({
    ...listQueryOptions(sdk, operation, filter),
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
