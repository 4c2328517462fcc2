import type { UseQueryResult } from '@tanstack/react-query';
import { loadFailure } from '#api/list-state.ts';
import { retry } from '#api/query.ts';
import { LoadError } from '#ui/error/LoadError.tsx';

export interface QueryErrorProps {
  query: Pick<
    UseQueryResult<unknown, Error>,
    'error' | 'errorUpdateCount' | 'failureReason' | 'isError' | 'isFetching' | 'isPending' | 'refetch'
  >;
  /** What did not load. */
  title: string;
}

/** A query failed: why, and "Try again". */
export function QueryError({ query, title }: QueryErrorProps) {
  return (
    <LoadError
      title={title}
      cause={loadFailure(query.error ?? query.failureReason)}
      onRetry={() => retry(query)}
      busy={query.isFetching}
    />
  );
}
