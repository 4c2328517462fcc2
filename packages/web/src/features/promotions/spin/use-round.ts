import type { Data } from '@tara/sdk';
import { useState } from 'react';
import { useActivity, type ActivityQuery } from '#shared/activities/use-activity.ts';

const READ = 'actInviteUser';
/** Interval of queries after the local end of a round, until the server agrees. */
const RETRY_AFTER_MS = 2000;

export type Round = Data<typeof READ>['actInviteUser'];

export interface RoundQuery extends ActivityQuery<Round> {
  /** Whether a new round has started while the page was open. */
  hasBegun: boolean;
  /** Call it at the end of the round: reads the next one. */
  end: () => void;
}

/** Reads the round each time the page opens, because friends change it, and at its end. */
export function useRound(): RoundQuery {
  const [ended, setEnded] = useState<number | null>(null);
  const query = useActivity(
    READ,
    ({ actInviteUser }) => actInviteUser,
    (answer, failed) =>
      ended !== null && !failed && answer?.actInviteUser.expireTime === ended ? RETRY_AFTER_MS : false,
  );
  const round = query.data;
  return {
    ...query,
    hasBegun: ended !== null && round !== undefined && round.expireTime !== ended,
    end() {
      setEnded(round?.expireTime ?? null);
      query.refresh();
    },
  };
}
