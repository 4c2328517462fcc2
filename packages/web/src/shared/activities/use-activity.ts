import { Errcode, type Data, type Operation, type SdkError } from '@tara/sdk';
import { useEffect, useState } from 'react';
import { markStale } from '#api/effects.ts';
import { toFailure } from '#api/failure.ts';
import { loadFailure } from '#api/list-state.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import type { LoadFailure } from '#lib/list-state.ts';
import type { PlainOperation } from '#api/call.ts';

/** The state of an activity. `closed`: the server says that it is not available to the player, and why. */
export type ActivityState<D> =
  | { kind: 'open'; data: D }
  | { kind: 'loading' }
  | { kind: 'failed'; cause: LoadFailure; text: string | null }
  | { kind: 'closed'; text: string | null };

/** An activity for its page. */
export interface ActivityQuery<D> {
  state: ActivityState<D>;
  /** The data of an open activity. */
  data: D | undefined;
  isRetrying: boolean;
  /** Changes with each answer. */
  readAt: number;
  /** Reads it again, and the list of activities. */
  refresh: () => void;
}

function toQuery<D>(
  state: ActivityState<D>,
  query: Omit<ActivityQuery<unknown>, 'state' | 'data'>,
): ActivityQuery<D> {
  return { ...query, state, data: state.kind === 'open' ? state.data : undefined };
}

/** Selects a part of the answer. */
export function mapActivityQuery<D, V>(query: ActivityQuery<D>, select: (data: D) => V): ActivityQuery<V> {
  const { state } = query;
  return toQuery(state.kind === 'open' ? { kind: 'open', data: select(state.data) } : state, query);
}

const LIST: Operation = 'getActivityIds';

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
 * @param operation of its call
 * @param select selects the part of the answer that the page shows
 * @param refetchInterval in ms, by the last answer; false for none
 */
export function useActivity<Op extends PlainOperation, V = Data<Op>>(
  operation: Op,
  select: (answer: Data<Op>) => V = (answer) => answer as V,
  refetchInterval: (answer: Data<Op> | undefined, failed: boolean) => number | false = () => false,
): ActivityQuery<V> {
  const query = useApiQuery<PlainOperation>(
    operation,
    {},
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) =>
        refetchInterval(state.data as Data<Op> | undefined, state.error !== null),
    },
  );
  const { error } = query;
  const data = query.data as Data<Op> | undefined;
  // The last error stays while the query runs again.
  const [lastError, setLastError] = useState(error);
  if (error !== null && error !== lastError) setLastError(error);
  const closed = isClosed(error);
  useEffect(() => {
    if (closed) markStale([LIST]);
  }, [closed]);

  function getState(): ActivityState<V> {
    if (isClosed(error)) return { kind: 'closed', text: toFailure(error).text };
    if (data) return { kind: 'open', data: select(data) };
    if (!hasFailed(query) || !lastError) return { kind: 'loading' };
    // A refusal has the message of its number, if the contract names one.
    return {
      kind: 'failed',
      cause: loadFailure(lastError),
      text: lastError.kind === 'api' ? toFailure(lastError).text : null,
    };
  }
  return toQuery(getState(), {
    isRetrying: query.isFetching,
    readAt: query.dataUpdatedAt,
    refresh: () => markStale([operation, LIST]),
  });
}
