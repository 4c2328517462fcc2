import type { Data, Path, SdkError } from '@tara/sdk';
import { useEffect, useState } from 'react';
import { markStale } from '#api/effects.ts';
import { failureOf } from '#api/failure.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import type { PlainPath } from '#api/call.ts';

/** The state of an activity. `closed`: the server says why it is not available to the player. */
export type ActivityState<D> =
  | { kind: 'open'; data: D }
  | { kind: 'loading' }
  | { kind: 'failed'; offline: boolean; text: string | null }
  | { kind: 'closed'; text: string | null };

/** An activity for its page. */
export interface ActivityQuery<D> {
  state: ActivityState<D>;
  isRetrying: boolean;
  /** Reads it again, and the list of activities. */
  refresh: () => void;
}

/**
 * Selects a part of the answer.
 * @param view selects it
 */
export function mapActivityQuery<D, V>(reading: ActivityQuery<D>, view: (data: D) => V): ActivityQuery<V> {
  const { state } = reading;
  return { ...reading, state: state.kind === 'open' ? { kind: 'open', data: view(state.data) } : state };
}

const LIST: Path = '/app/v1/getActivityIds';

/**
 * Reads an activity each time its page opens, because the player changes it elsewhere.
 * @param path of its call
 * @param passing errcodes that allow a retry, besides those of all calls
 */
export function useActivity<P extends PlainPath>(path: P, passing?: number): ActivityQuery<Data<P>> {
  const query = useApiQuery<PlainPath>(path, {}, { refetchOnMount: 'always' });
  const { error } = query;
  const data = query.data as Data<P> | undefined;
  // Keep the last error while the query runs again.
  const [said, setSaid] = useState(error);
  if (error !== null && error !== said) setSaid(error);
  const refused = error?.kind === 'api';
  useEffect(() => {
    if (refused) markStale([LIST]);
  }, [refused]);

  function stateOf(): ActivityState<Data<P>> {
    if (hasFailed(query) && said && (refused || !data)) return failedState(said, passing);
    return data ? { kind: 'open', data } : { kind: 'loading' };
  }
  return { state: stateOf(), isRetrying: query.isFetching, refresh: () => markStale([path, LIST]) };
}

/** An errcode means that nothing is available (spec 8), except for a busy server. */
function failedState(error: SdkError, passing: number | undefined): ActivityState<never> {
  const { text, retryable } = failureOf(error);
  const passes = retryable || (passing !== undefined && error.is(passing));
  if (error.kind === 'api' && !passes) return { kind: 'closed', text };
  return { kind: 'failed', offline: error.kind === 'network', text };
}
