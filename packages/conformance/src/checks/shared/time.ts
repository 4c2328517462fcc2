import type { Backend } from '../../protocol/backend.ts';
import { expectThat, requireThat } from '../../protocol/expect.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The zone of the region, in milliseconds east of UTC. */
export async function readZone(backend: Backend): Promise<number> {
  const { region = 'pk' } = await backend.webConfig();
  const hours = ({ pk: 5, ph: 8, th: 7 } as Record<string, number>)[region];
  requireThat(hours !== undefined, `the zone of the region ${String(region)} is unknown`);
  return hours * HOUR;
}

/** How long until the next midnight of the region. */
export async function untilMidnight(backend: Backend): Promise<number> {
  const zone = await readZone(backend);
  return DAY - ((backend.now() + zone) % DAY);
}

/** The day of an instant in a zone as YYYY-MM-DD. */
export const isoDay = (instant: number, zone: number): string =>
  new Date(instant + zone).toISOString().slice(0, 10);

/** An instant is now, by a clock that may run. */
export function expectNow(what: string, timestamp: number, backend: Backend): void {
  expectThat(what, Math.abs(timestamp - backend.now()) < MINUTE, 'now', timestamp);
}
