import { useState, type ReactNode } from 'react';
import type { ActivityQuery } from '#shared/activities/use-activity.ts';
import { t } from '#messages/seasons.ts';
import { serverNow } from '#api/sdk.ts';
import { Countdown } from '#ui/countdown/Countdown.tsx';

interface SeasonCountdownProps {
  /** End on the server's clock; -1 for none. */
  end: number;
  onEnd: () => void;
}

/** The remaining time of a season; nothing without an end. */
function SeasonCountdown({ end, onEnd }: SeasonCountdownProps) {
  if (end < 0) return null;
  return <Countdown label={t('seasons.endsIn')} end={end} now={serverNow} onEnd={onEnd} />;
}

/** The end of a season for its page. */
interface Season<D> {
  /** The open season; undefined while it loads, and if there is none. */
  state: D | undefined;
  clock: ReactNode;
  /** Text if it has ended while the page was open. */
  closedTitle: string | undefined;
}

/** A season with an end. When it ends, the page reads it again and shows that it is over. */
export function useSeason<D extends { expireTime: number }>(query: ActivityQuery<D>): Season<D> {
  const [over, setOver] = useState(false);
  const state = query.data;
  function onEnd() {
    setOver(true);
    query.refresh();
  }
  return {
    state,
    clock: state && state.expireTime >= 0 && <SeasonCountdown end={state.expireTime} onEnd={onEnd} />,
    closedTitle: over ? t('seasons.over') : undefined,
  };
}
