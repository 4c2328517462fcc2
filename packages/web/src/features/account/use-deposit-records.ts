import type { Data, SdkError } from '@tara/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { keyOf } from '#api/query.ts';
import { sdk } from '#api/sdk.ts';

const PATH = '/app/v1/getRechargeRecord';
const PAGE_SIZE = 20;

type Answer = Data<typeof PATH>;
export type DepositRecord = Answer['list'][number];

/** Rows of all pages read so far. A deposit made between two pages pushes rows on to the next: each shows once. */
function rowsOf(pages: readonly Answer[]): DepositRecord[] {
  return [...new Map(pages.flatMap(({ list }) => list).map((row) => [row.orderId, row])).values()];
}

/** The deposit history (spec 7.4), page by page, newest first. */
export function useDepositRecords() {
  const { data, isPending, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery<Answer, SdkError, { rows: DepositRecord[]; total: number }, readonly unknown[], number>({
      queryKey: keyOf(PATH, { pageSize: PAGE_SIZE }),
      queryFn: ({ pageParam, signal }) =>
        sdk.post(PATH, { page: pageParam, pageSize: PAGE_SIZE }, { signal }),
      initialPageParam: 1,
      getNextPageParam: (last, pages) =>
        last.list.length > 0 && pages.length * PAGE_SIZE < last.total ? pages.length + 1 : undefined,
      select: ({ pages }) => ({ rows: rowsOf(pages), total: pages.at(-1)?.total ?? 0 }),
      // A payment settles at the bank, not here: what was read before may be out of date.
      refetchOnMount: 'always',
    });
  return {
    rows: data?.rows,
    total: data?.total ?? 0,
    loading: isPending,
    failed: isError,
    trying: isFetching,
    retry: () => void refetch(),
    /** Fetches the next page; null when all rows are there. */
    more: hasNextPage ? () => void fetchNextPage() : null,
    fetchingMore: isFetchingNextPage,
  };
}
