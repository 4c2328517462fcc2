import { Errcode, type Data, type Path, type SdkError } from '@tara/sdk';
import { useEffect, useState } from 'react';
import { markStale } from '#api/effects.ts';
import { failureOf } from '#api/failure.ts';
import { loadFailure } from '#api/list-state.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import type { LoadFailure } from '#lib/list-state.ts';
import type { PlainPath } from '#api/call.ts';

/** The state of an activity. `closed`: the server says that it is not available to the player, and why. */
export type ActivityState<D> =
  | { kind: 'open'; data: D }
  | { kind: 'loading' }
  | { kind: 'failed'; cause: LoadFailure; text: string | null }
  | { kind: 'closed'; text: string | null };

/** An activity for its page. */
export interface ActivityQuery<D> {
  state: ActivityState<D>;
  isRetrying: boolean;
  /** Changes with each answer. */
  readAt: number;
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

/** The errcodes that say that an activity is not available to the player. */
const closedNumbers: readonly number[] = [
  Errcode.activityNotOpen,
  Errcode.firstChargeNotOpen,
  Errcode.firstChargeEnded,
  Errcode.firstChargeConfigMissing,
  Errcode.firstChargeNotBought,
  Errcode.firstChargeClaimed,
  Errcode.firstChargeItemUnknown,
  Errcode.firstChargeBought,
  Errcode.firstChargeExpired,
  Errcode.firstChargeLevelTooLow,
];

/** Whether the server says that an activity is not available to the player. */
export function isClosed(error: SdkError | null): error is SdkError {
  return error !== null && error.is(...closedNumbers);
}

/**
 * Reads an activity each time its page opens, because the player changes it elsewhere. After the first answer only a
 * new answer, or that the activity is closed, changes the page; other failures are ignored (spec 8).
 * @param path of its call
 * @param refetchInterval in ms, by the last answer; false for none
 */
export function useActivity<P extends PlainPath>(
  path: P,
  refetchInterval: (answer: Data<P> | undefined, failed: boolean) => number | false = () => false,
): ActivityQuery<Data<P>> {
  const query = useApiQuery<PlainPath>(
    path,
    {},
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) =>
        refetchInterval(state.data as Data<P> | undefined, state.error !== null),
    },
  );
  const { error } = query;
  const data = query.data as Data<P> | undefined;
  // Keep the last error while the query runs again.
  const [said, setSaid] = useState(error);
  if (error !== null && error !== said) setSaid(error);
  const closed = isClosed(error);
  useEffect(() => {
    if (closed) markStale([LIST]);
  }, [closed]);

  function stateOf(): ActivityState<Data<P>> {
    if (isClosed(error)) return { kind: 'closed', text: failureOf(error).text };
    if (data) return { kind: 'open', data };
    if (!hasFailed(query) || !said) return { kind: 'loading' };
    // A refusal has the message of its number, if the contract names one.
    return {
      kind: 'failed',
      cause: loadFailure(said),
      text: said.kind === 'api' ? failureOf(said).text : null,
    };
  }
  return {
    state: stateOf(),
    isRetrying: query.isFetching,
    readAt: query.dataUpdatedAt,
    refresh: () => markStale([path, LIST]),
  };
}
