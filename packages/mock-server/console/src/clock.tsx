import { createContext, useContext, type ReactNode } from 'react';
import { control, requireData } from './api.ts';
import { formatClockTime, formatZone } from './format.ts';
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
}

/** An instant on the world's clock. */
export function WorldTime({ at, named = false }: TimeProps) {
  const zone = useContext(Zone);
  if (zone === undefined) return null;
  return (
    <time dateTime={new Date(at).toISOString()}>
      {formatClockTime(at, zone)}
      {named && <small> {formatZone(zone)}</small>}
    </time>
  );
}
