import { Errcode, type Data, type SdkError } from '@tara/sdk';
import { useState } from 'react';
import { markStale } from '#api/effects.ts';
import { failureOf } from '#api/failure.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';

const PATH = '/app/v1/actInviteUser';
/** Interval of queries after the local end of a round, until the server agrees. */
const ASK_AGAIN_MS = 2000;

export type Round = Data<typeof PATH>['actInviteUser'];

/** The state of the round. `closed`: the server says why there is none. */
export type RoundState =
  | { kind: 'loading' }
  | { kind: 'failed'; offline: boolean; text: string | null }
  | { kind: 'closed'; text: string | null }
  | { kind: 'open'; round: Round };

export interface RoundQuery {
  state: RoundState;
  /** Changes with each answer. */
  readAt: number;
  /** Whether a new round has started while the page was open. */
  hasBegun: boolean;
  isRetrying: boolean;
  /** Reads it again, and the list of activities. */
  refresh: () => void;
  /** Call it at the end of the round: reads the next one. */
  end: () => void;
}

/** Reads the round each time the page opens, because friends change it, and at its end. */
export function useRound(): RoundQuery {
  const [ended, setEnded] = useState<number | null>(null);
  const query = useApiQuery(
    PATH,
    {},
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state: { data, error } }) =>
        ended !== null && error === null && data?.actInviteUser.expireTime === ended ? ASK_AGAIN_MS : false,
    },
  );
  const { data, error } = query;
  // Keep the last error while the query runs again.
  const [said, setSaid] = useState(error);
  if (error !== null && error !== said) setSaid(error);
  const refused = error?.kind === 'api';
  const round = data?.actInviteUser;
  const refresh = () => markStale([PATH, '/app/v1/getActivityIds']);

  function stateOf(): RoundState {
    if (hasFailed(query) && said && (refused || !round)) return failedState(said);
    return round ? { kind: 'open', round } : { kind: 'loading' };
  }
  return {
    state: stateOf(),
    readAt: query.dataUpdatedAt,
    hasBegun: ended !== null && round !== undefined && round.expireTime !== ended,
    isRetrying: query.isFetching,
    refresh,
    end() {
      setEnded(round?.expireTime ?? null);
      refresh();
    },
  };
}

/** An errcode means that nothing is available, except for temporary ones. */
function failedState(error: SdkError): RoundState {
  const { text } = failureOf(error);
  if (error.kind === 'api' && !error.is(Errcode.temporarilyUnavailable)) return { kind: 'closed', text };
  return { kind: 'failed', offline: error.kind === 'network', text };
}
