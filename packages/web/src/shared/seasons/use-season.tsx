import { useState, type ReactNode } from 'react';
import type { ActivityQuery } from '#shared/activities/use-activity.ts';
import { t } from '#messages/seasons.ts';
import { SeasonCountdown } from './SeasonCountdown.tsx';

/** What the page of a season has of its time. */
interface Season<D> {
  /** What is open; undefined while it is read, and where there is nothing. */
  state: D | undefined;
  clock: ReactNode;
  /** What is said where it has ended while the page was open. */
  closedTitle: string | undefined;
}

/** A season with an end: when that comes while the page is open, the page is read again and says that it is over. */
export function useSeason<D extends { expireTime: number }>(reading: ActivityQuery<D>): Season<D> {
  const [over, setOver] = useState(false);
  const state = reading.state.kind === 'open' ? reading.state.data : undefined;
  function onEnd() {
    setOver(true);
    reading.refresh();
  }
  return {
    state,
    clock: state && state.expireTime >= 0 && <SeasonCountdown end={state.expireTime} onEnd={onEnd} />,
    closedTitle: over ? t('seasons.over') : undefined,
  };
}
