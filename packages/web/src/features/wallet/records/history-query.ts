import { useSearchParams } from 'react-router-dom';
import { serverNow } from '#api/sdk.ts';
import { DAY_MS, fromDateText, getStart, toDateText } from '#lib/site-period.ts';
import { currentQuery } from '#routing/current-query.ts';

export const periods = ['always', 'day', 'week', 'month', 'dates'] as const;
type Period = (typeof periods)[number];

export const kinds = ['game', 'deposit', 'withdrawal', 'bonus', 'exchange', 'safebox', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** Days of a period, today included. */
const DAYS: Readonly<Record<'day' | 'week' | 'month', number>> = { day: 1, week: 7, month: 30 };

/** Instants in ms since 1970 UTC; `until` exclusive. */
export interface Span {
  from?: number;
  until?: number;
}

/** A period as instants. @param dates days as YYYY-MM-DD; an empty one is today */
export function getSpan(period: Period, dates: { from: string; until: string }, now: number): Span {
  if (period === 'always') return {};
  const today = getStart('day', now);
  if (period !== 'dates') return { from: today - (DAYS[period] - 1) * DAY_MS };
  const first = fromDateText(dates.from) ?? today;
  const last = fromDateText(dates.until) ?? today;
  // Written in the wrong order, they mean the same days.
  return { from: Math.min(first, last), until: Math.max(first, last) + DAY_MS };
}

/** What the page shows. */
export interface HistoryQuery {
  period: Period;
  kind: Kind | undefined;
  /** The state of orders, if the kind has orders. */
  status: number | undefined;
  /** Days as YYYY-MM-DD. */
  dates: { from: string; until: string };
  today: string;
  span: Span;
  search: string;
}

/** Reads an address. */
export function readQuery(query: URLSearchParams): HistoryQuery {
  const now = serverNow();
  const today = toDateText(now);
  const period = periods.find((each) => each === query.get('time')) ?? 'always';
  const kind = kinds.find((each) => each === query.get('kind'));
  const status = query.get('status') ?? '';
  const dates = { from: query.get('from') ?? today, until: query.get('until') ?? today };
  const hasOrders = kind === 'deposit' || kind === 'withdrawal';
  return {
    period,
    kind,
    status: hasOrders && /^\d$/.test(status) ? Number(status) : undefined,
    dates,
    today,
    span: getSpan(period, dates, now),
    search: (query.get('q') ?? '').trim().slice(0, 64),
  };
}

type Changes = Readonly<Record<string, string | undefined>>;

/** An address with changes; undefined removes a parameter. Another kind has other states. */
export function withChanges(query: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(query);
  if ('kind' in changes) next.delete('status');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The chosen order in the address, so that it can be linked and Back returns to the list. */
export interface ChosenOrder {
  id: string;
  kind: 'deposit' | 'withdrawal';
}

/** What the page shows. It is in the address, so that Back and a reload keep it. */
export function useHistoryQuery() {
  const [query, setQuery] = useSearchParams();
  const id = query.get('order');
  const chosen: ChosenOrder | null = id
    ? { id, kind: query.get('of') === 'withdrawal' ? 'withdrawal' : 'deposit' }
    : null;
  return {
    query,
    shown: readQuery(query),
    chosen,
    change: (changes: Changes) => setQuery(withChanges(currentQuery(), changes), { replace: true }),
    /** The link that chooses an order. The next order replaces the chosen one: Back closes the receipt. */
    getLink: (order: ChosenOrder) => ({
      to: { search: withChanges(query, { order: order.id, of: order.kind }).toString() },
      replace: chosen !== null,
      'aria-current': chosen?.id === order.id ? ('true' as const) : undefined,
    }),
  };
}

export type LinkOf = ReturnType<typeof useHistoryQuery>['getLink'];
