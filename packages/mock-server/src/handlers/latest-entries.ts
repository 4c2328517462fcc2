import type { Call } from '#calls/call.ts';
import type { LogKey } from '#store/port.ts';

/** Number of entries of a ticker. */
const SHOWN = 20;

/** Entries of this world, latest first, followed by the seed's entries from before its start. */
export async function latestEntries<T>(
  { world }: Pick<Call, 'world'>,
  log: LogKey<T>,
  earlier: readonly T[],
): Promise<T[]> {
  const own = (await world.store.tail(log, SHOWN)).items as readonly T[];
  return [...own.toReversed(), ...earlier].slice(0, SHOWN);
}
