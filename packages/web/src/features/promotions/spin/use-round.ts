import { Errcode, type Data, type SdkError } from '@tara/sdk';
import { useState } from 'react';
import { markStale } from '#api/effects.ts';
import { failureOf } from '#api/failure.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';

const PATH = '/app/v1/actInviteUser';
/** The server's clock decides when a round ends; until it agrees, it is asked again. */
const ASK_AGAIN_MS = 2000;

/** A round of the invite spin as the server tells it. */
export type Round = Data<typeof PATH>['actInviteUser'];

/** Where the round stands. `closed`: the server says why there is none for the player. */
export type RoundState =
  | { kind: 'loading' }
  | { kind: 'failed'; offline: boolean; text: string | null }
  | { kind: 'closed'; text: string | null }
  | { kind: 'open'; round: Round };

export interface RoundQuery {
  state: RoundState;
  /** Changes with each answer. */
  readAt: number;
  /** Whether another round has begun while the page was open. */
  hasBegun: boolean;
  isRetrying: boolean;
  /** Reads it again, and with it the list of activities. */
  refresh: () => void;
  /** The time of the round is over: the next one is read. */
  end: () => void;
}

/** Reads the round each time the page opens, for friends may have moved it on; and once more when it ends. */
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
  // What was said last stays said while it is asked again.
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

/** A refusal says that there is nothing for the player, but for one that passes. */
function failedState(error: SdkError): RoundState {
  const { text } = failureOf(error);
  if (error.kind === 'api' && !error.is(Errcode.temporarilyUnavailable)) return { kind: 'closed', text };
  return { kind: 'failed', offline: error.kind === 'network', text };
}
