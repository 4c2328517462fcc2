import { createContext, useContext, type ReactNode } from 'react';
import { control, dataOf } from './api.ts';
import { clockTime, zoneName } from './format.ts';
import { useView } from './query.ts';

/** Minutes east of UTC; nothing until they are known. */
const Zone = createContext<number | undefined>(undefined);

const load = () => dataOf(control.GET('/__mock/config'));

/** Everything in here shows times in the zone in which the world counts its days. */
export function WorldZone({ children }: { children: ReactNode }) {
  return <Zone value={useView(['config'], load).data?.zoneMinutes}>{children}</Zone>;
}

interface TimeProps {
  /** Milliseconds since 1970 UTC. */
  at: number;
  /** Whether it says its zone. */
  named?: boolean;
}

/** An instant on the world's clock. */
export function Time({ at, named = false }: TimeProps) {
  const zone = useContext(Zone);
  if (zone === undefined) return null;
  return (
    <time dateTime={new Date(at).toISOString()}>
      {clockTime(at, zone)}
      {named && <small> {zoneName(zone)}</small>}
    </time>
  );
}
