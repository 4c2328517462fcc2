import type { Call } from '#calls/call.ts';
import type { LogKey } from '#store/port.ts';

/** Lines of a ticker. */
const SHOWN = 20;

/** What happened in this world first, latest first, then what the seed says happened before its start. */
export async function latest<T>(
  { world }: Pick<Call, 'world'>,
  log: LogKey<T>,
  earlier: readonly T[],
): Promise<T[]> {
  const own = (await world.store.tail(log, SHOWN)).items as readonly T[];
  return [...own.toReversed(), ...earlier].slice(0, SHOWN);
}
