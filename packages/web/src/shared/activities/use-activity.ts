import type { Data, Path, SdkError } from '@tara/sdk';
import { useEffect, useState } from 'react';
import { markStale } from '#api/effects.ts';
import { failureOf } from '#api/failure.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import type { PlainPath } from '#api/call.ts';

/** Where the reading of an activity stands. `closed`: the server says why there is nothing for the player. */
export type ActivityState<D> =
  | { kind: 'open'; data: D }
  | { kind: 'loading' }
  | { kind: 'failed'; offline: boolean; text: string | null }
  | { kind: 'closed'; text: string | null };

/** An activity as its page reads it. */
export interface ActivityQuery<D> {
  state: ActivityState<D>;
  isRetrying: boolean;
  /** Reads it again, and with it the list of activities. */
  refresh: () => void;
}

/**
 * A reading of what a page shows of an answer.
 * @param view takes it out of the answer
 */
export function mapActivityQuery<D, V>(reading: ActivityQuery<D>, view: (data: D) => V): ActivityQuery<V> {
  const { state } = reading;
  return { ...reading, state: state.kind === 'open' ? { kind: 'open', data: view(state.data) } : state };
}

const LIST: Path = '/app/v1/getActivityIds';

/**
 * Reads an activity each time its page opens, for what the player does elsewhere moves it on.
 * @param path of its call
 * @param passing errcodes that say that it can be asked again, beside those of all calls
 */
export function useActivity<P extends PlainPath>(path: P, passing?: number): ActivityQuery<Data<P>> {
  const query = useApiQuery<PlainPath>(path, {}, { refetchOnMount: 'always' });
  const { error } = query;
  const data = query.data as Data<P> | undefined;
  // What was said last stays said while it is asked again.
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

/** Refusals by an errcode say that there is nothing for the player (spec 8), but for a server that is busy. */
function failedState(error: SdkError, passing: number | undefined): ActivityState<never> {
  const { text, retryable } = failureOf(error);
  const passes = retryable || (passing !== undefined && error.is(passing));
  if (error.kind === 'api' && !passes) return { kind: 'closed', text };
  return { kind: 'failed', offline: error.kind === 'network', text };
}
