import type { ControlApi } from './connection.ts';

/** Rows as lines with aligned columns. @param empty the text for no row */
export function toTable(rows: readonly (readonly string[])[], empty: string): string {
  if (rows.length === 0) return empty;
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Coins with two decimals. */
export function formatCoins(hundredths: number): string {
  return (hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** An instant in the zone of the world. */
export async function createTimeFormat(control: ControlApi): Promise<(instant: number) => string> {
  const { zoneMinutes } = await control.call<{ zoneMinutes: number }>('GET', 'config');
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });
  return (instant) => format.format(instant + zoneMinutes * 60_000);
}
