import { useSearchParams } from 'react-router-dom';
import { serverNow } from '#api/sdk.ts';
import { DAY_MS, fromDateText, startOf, toDateText } from '#lib/site-period.ts';
import { currentQuery } from '#routing/current-query.ts';

export const periods = ['day', 'week', 'month', 'dates'] as const;
type Period = (typeof periods)[number];

export const kinds = ['game', 'deposit', 'withdrawal', 'bonus', 'exchange', 'safebox', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** Days of a period, today included. */
const DAYS: Readonly<Record<'day' | 'week' | 'month', number>> = { day: 1, week: 7, month: 30 };

/** Instants in ms since 1970 UTC; `until` exclusive. */
export interface Span {
  from: number;
  until?: number;
}

/** A period as instants. @param dates days as YYYY-MM-DD; an empty one is today */
export function spanOf(period: Period, dates: { from: string; until: string }, now: number): Span {
  const today = startOf('day', now);
  if (period !== 'dates') return { from: today - (DAYS[period] - 1) * DAY_MS };
  const first = fromDateText(dates.from) ?? today;
  const last = fromDateText(dates.until) ?? today;
  // Written in the wrong order, they mean the same days.
  return { from: Math.min(first, last), until: Math.max(first, last) + DAY_MS };
}

export interface HistoryQuery {
  period: Period;
  kind: Kind | undefined;
  /** Days as YYYY-MM-DD. */
  dates: { from: string; until: string };
  today: string;
  span: Span;
  change: (changes: Readonly<Record<string, string | undefined>>) => void;
}

/** What the history shows. It is in the address, so that Back and a reload keep it. */
export function useHistoryQuery(): HistoryQuery {
  const [query, setQuery] = useSearchParams();
  const now = serverNow();
  const today = toDateText(now);
  const period = periods.find((each) => each === query.get('time')) ?? 'week';
  const dates = { from: query.get('from') ?? today, until: query.get('until') ?? today };
  return {
    period,
    kind: kinds.find((each) => each === query.get('kind')),
    dates,
    today,
    span: spanOf(period, dates, now),
    change(changes) {
      const next = currentQuery();
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      }
      setQuery(next, { replace: true });
    },
  };
}
