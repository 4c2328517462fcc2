import { playerFields, type FormField } from '@tara/contract/control-forms';
import { nearest } from '#contract/nearest-name.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#time/durations.ts';
import { startOfDay, toDay } from '#time/days.ts';
import { UsageError } from './names.ts';

const UNITS: Readonly<Record<string, number>> = {
  ms: 1,
  s: SECOND_MS,
  m: MINUTE_MS,
  h: HOUR_MS,
  d: DAY_MS,
  w: 7 * DAY_MS,
};

/** Milliseconds of a duration such as `10m`, `2h30m` or `1d`; undefined if it is none. */
function readDuration(text: string): number | undefined {
  if (!/^(?:\d{1,9}(?:ms|[smhdw]))+$/.test(text)) return undefined;
  return [...text.matchAll(/(\d{1,9})(ms|[smhdw])/g)].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (UNITS[unit] ?? 0),
    0,
  );
}

/**
 * How far a clock advances: a duration, `tomorrow` (the start of the next day in the zone of the world), or an instant in
 * ISO 8601.
 * @throws {UsageError}
 */
export function readAdvance(
  text: string,
  now: number,
  zoneMinutes: number,
): { readonly advanceMs: number } | { readonly now: number } {
  if (text === 'tomorrow') return { now: startOfDay(toDay(now, zoneMinutes) + 1, zoneMinutes) };
  const advanceMs = readDuration(text);
  if (advanceMs !== undefined) return { advanceMs };
  const instant = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant))
    throw new UsageError(
      `Advance by a duration such as 10m, 2h30m or 1d, to tomorrow, or to a time such as 2025-11-22T09:00Z; not by ${text}.`,
    );
  return { now: instant };
}

/**
 * A whole number of a range.
 * @throws {UsageError}
 */
export function readWhole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${name} takes a whole number, not ${text}.`);
  return Number(text);
}

/**
 * Hundredths of an amount in coins.
 * @throws {UsageError}
 */
export function readAmount(name: string, text: string): number {
  if (/^\d{1,12}(?:\.\d{1,2})?$/.test(text)) return Math.round(Number(text) * 100);
  throw new UsageError(`${name} takes an amount such as 2500 or 2500.50, not ${text}.`);
}

function readField(field: FormField, text: string): unknown {
  const { kind, unit, path } = field;
  const name = path.join('.');
  if (text === 'null' && field.isNullable === true) return null;
  if (unit === 'hundredths') return readAmount(name, text);
  if (kind === 'boolean') {
    if (text !== 'true' && text !== 'false')
      throw new UsageError(`${name} takes true or false, not ${text}.`);
    return text === 'true';
  }
  if (kind === 'list' || kind === 'choices')
    return text
      .split(',')
      .filter(Boolean)
      .map((part) => readWhole(name, part));
  if (kind === 'integer' || kind === 'flag') return readWhole(name, text);
  return text;
}

/**
 * The changes of a player from `coin=2500 vip=3`. Amounts are in coins, as the console shows them.
 * @throws {UsageError} for an unknown field, with the nearest name, and for a wrong value
 */
export function readPlayerPatch(pairs: readonly string[]): Record<string, unknown> {
  const names = playerFields.map(({ path }) => path.join('.'));
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name = '', text = ''] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
      const field = playerFields.find(({ path }) => path.join('.') === name);
      if (names.includes(pair)) throw new UsageError(`${pair} needs a value: ${pair}=…`);
      if (!field) {
        const like = nearest(name === '' ? pair : name, names);
        throw new UsageError(
          `A player has no field ${name === '' ? pair : name}${like === undefined ? `; it has ${names.join(', ')}.` : `; did you mean ${like}=…?`}`,
        );
      }
      return [name, readField(field, text)];
    }),
  );
}
