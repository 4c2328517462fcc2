import type { UseQueryResult } from '@tanstack/react-query';
import { Errcode, isSdkError, type SdkError } from '@tara/sdk';
import type { ListQuery, ListState, LoadFailure } from '#lib/list-state.ts';
import { hasFailed, retry } from './query.ts';

const busyNumbers: readonly unknown[] = [
  Errcode.temporarilyUnavailable,
  Errcode.firstChargeBusy,
  Errcode.rateLimited,
  Errcode.unavailable,
];

/** Whether the server refused a call for the moment, so that the same call can succeed later. */
export function isBusy({ errcode, status }: SdkError): boolean {
  return busyNumbers.includes(errcode || status);
}

/** Why a query failed. */
export function loadFailure(error: unknown): LoadFailure {
  if (!isSdkError(error)) return 'failed';
  if (error.kind === 'network' || error.kind === 'timeout') return 'offline';
  return isBusy(error) ? 'busy' : 'failed';
}

function getState(query: UseQueryResult<unknown, SdkError>): ListState {
  if (hasFailed(query)) return loadFailure(query.error ?? query.failureReason);
  return query.data === undefined ? 'loading' : 'ready';
}

/** The state of a list's query, and its repetition. */
export function toListQuery(query: UseQueryResult<unknown, SdkError>): ListQuery {
  return {
    state: getState(query),
    isRetrying: query.isFetching,
    retry: () => retry(query),
  };
}
