import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { control, requireData } from './api.ts';
import { formatClockTime, formatTimeOfDay, formatZone } from './format.ts';
import { useWorldQuery } from './query.ts';

/** Minutes east of UTC; undefined until the configuration is loaded. */
export const Zone = createContext<number | undefined>(undefined);

/** The switches of the world. */
export const loadConfig = () => requireData(control.GET('/__mock/config'));

/** Gives the components inside it the time zone of the world. */
export function WorldZone({ children }: { children: ReactNode }) {
  return <Zone value={useWorldQuery(['config'], loadConfig).data?.zoneMinutes}>{children}</Zone>;
}

interface TimeProps {
  /** Milliseconds since 1970 UTC. */
  at: number;
  /** Whether the zone is shown too. */
  named?: boolean;
  /** Whether only hours, minutes and seconds are shown. */
  short?: boolean;
}

/** An instant on the world's clock. */
export function WorldTime({ at, named = false, short = false }: TimeProps) {
  const zone = useContext(Zone);
  if (zone === undefined) return null;
  return (
    <time dateTime={new Date(at).toISOString()} title={short ? formatClockTime(at, zone) : undefined}>
      {short ? formatTimeOfDay(at, zone) : formatClockTime(at, zone)}
      {named && <small> {formatZone(zone)}</small>}
    </time>
  );
}

const SECOND_MS = 1000;

/** The machine's time, once a second. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The seconds until an instant of the machine's clock. */
export function Countdown({ until }: { until: number }) {
  return <span className="countdown">{Math.max(0, Math.ceil((until - useNow()) / SECOND_MS))} s</span>;
}

const loadClock = () => requireData(control.GET('/__mock/clock'));

/** The clock of the world; while it runs, its time goes on by itself. */
export function useClock() {
  const { data: clock, dataUpdatedAt } = useWorldQuery(['clock'], loadClock);
  const now = useNow();
  if (!clock) return undefined;
  return { ...clock, now: clock.now + (clock.frozen ? 0 : Math.max(0, now - dataUpdatedAt)) };
}

/** The time of the world. */
export function CurrentTime() {
  const clock = useClock();
  if (!clock) return null;
  return (
    <>
      <WorldTime at={clock.now} named />
      {clock.frozen && <small> stopped</small>}
    </>
  );
}
