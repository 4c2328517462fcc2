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

/**
 * An instant is now: to the millisecond on a clock that stands, else within the time that the calls of a check take.
 * @param since when that happened which has the instant, if the clock has run since then
 */
export function expectNow(what: string, timestamp: number, backend: Backend, since = backend.now()): void {
  const now = backend.now();
  const isNow = timestamp > since - backend.slack && timestamp < now + backend.slack;
  expectThat(what, isNow, `the time of the backend, ${now}`, timestamp);
}

/** What is left of a length of time that has just begun: on a clock that stands, all of it. */
export function expectRest(what: string, rest: number, length: number, backend: Backend): void {
  expectThat(what, Math.abs(rest - length) < backend.slack, `${length} ms`, rest);
}

/** The same call without a key within this time is a double click. */
const DOUBLE_CLICK = 3 * SECOND;

/** Moves the time until shortly before the end of a double click, and returns how long that still lasts. */
export async function moveIntoDoubleClick(backend: Backend): Promise<number> {
  const inside = Math.max(SECOND, DOUBLE_CLICK - backend.slack);
  await backend.hooks.moveTime(inside);
  return DOUBLE_CLICK - inside;
}
