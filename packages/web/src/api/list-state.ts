import type { UseQueryResult } from '@tanstack/react-query';
import type { SdkError } from '@tara/sdk';
import type { ListState } from '#lib/list-state.ts';
import { hasFailed } from './query.ts';

/** How a reading failed: without reaching the server, or with an answer that is none. */
export function failureState(error: SdkError | null): 'offline' | 'failed' {
  return error?.kind === 'network' ? 'offline' : 'failed';
}

/** Where a reading stands. */
export function listState(
  query: Pick<
    UseQueryResult<unknown, SdkError>,
    'data' | 'error' | 'failureReason' | 'isError' | 'isPending' | 'errorUpdateCount'
  >,
): ListState {
  if (hasFailed(query)) return failureState(query.error ?? query.failureReason);
  return query.data === undefined ? 'loading' : 'ready';
}
