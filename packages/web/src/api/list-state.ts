import type { UseQueryResult } from '@tanstack/react-query';
import type { SdkError } from '@tara/sdk';
import type { ListState } from '#lib/list-state.ts';
import { hasFailed } from './query.ts';

/** Why a query failed: the server was not reached, or its answer is not usable. */
export function failureState(error: SdkError | null): 'offline' | 'failed' {
  return error?.kind === 'network' ? 'offline' : 'failed';
}

/** The state of a list's query. */
export function listState(
  query: Pick<
    UseQueryResult<unknown, SdkError>,
    'data' | 'error' | 'failureReason' | 'isError' | 'isPending' | 'errorUpdateCount'
  >,
): ListState {
  if (hasFailed(query)) return failureState(query.error ?? query.failureReason);
  return query.data === undefined ? 'loading' : 'ready';
}
