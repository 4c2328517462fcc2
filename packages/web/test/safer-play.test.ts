import { afterEach, describe, expect, it, vi } from 'vitest';
import { getSpan } from '#features/wallet/records/history-query.ts';
import { signed } from '#features/wallet/records/signed.ts';
import { fromDateText, getStart, toDateText } from '#lib/site-period.ts';
import { setSiteZone } from '#lib/time.ts';
import { continueSession, pauseSession, usePlaySession } from '#state/play-session.ts';
import { currentBreak, useSaferPlay } from '#state/safer-play.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Friday 27 November 2026, 01:30 at the site (UTC+5). */
const NIGHT = Date.parse('2026-11-26T20:30:00Z');

afterEach(() => {
  setSiteZone(300);
  vi.restoreAllMocks();
});

describe('a period of the site', () => {
  it('begins at the midnight of the site, on Monday and on the first of the month', () => {
    const iso = (period: 'day' | 'week' | 'month') => new Date(getStart(period, NIGHT)).toISOString();
    expect(iso('day')).toBe('2026-11-26T19:00:00.000Z');
    expect(iso('week')).toBe('2026-11-22T19:00:00.000Z');
    expect(iso('month')).toBe('2026-10-31T19:00:00.000Z');
    setSiteZone(420);
    expect(iso('day')).toBe('2026-11-26T17:00:00.000Z');
  });

  it('counts Sunday to the week that ends with it', () => {
    const sunday = Date.parse('2026-11-29T10:00:00Z');
    expect(getStart('week', sunday)).toBe(getStart('week', NIGHT));
    expect(getStart('week', sunday + DAY)).toBe(getStart('week', NIGHT) + 7 * DAY);
  });

  it('is written and read as the day of the site', () => {
    expect(toDateText(NIGHT)).toBe('2026-11-27');
    expect(fromDateText('2026-11-27')).toBe(getStart('day', NIGHT));
    for (const text of ['', '2026-13-01', '27.11.2026', 'yesterday']) expect(fromDateText(text)).toBeNull();
  });

  it('contains today in the history, and both chosen days in either order', () => {
    const today = getStart('day', NIGHT);
    const none = { from: '', until: '' };
    expect(getSpan('day', none, NIGHT)).toEqual({ from: today });
    expect(getSpan('week', none, NIGHT)).toEqual({ from: today - 6 * DAY });
    const span = { from: today - 2 * DAY, until: today };
    expect(getSpan('dates', { from: '2026-11-25', until: '2026-11-26' }, NIGHT)).toEqual(span);
    expect(getSpan('dates', { from: '2026-11-26', until: '2026-11-25' }, NIGHT)).toEqual(span);
    expect(getSpan('dates', none, NIGHT)).toEqual({ from: today, until: today + DAY });
  });
});

describe('a break', () => {
  it('lasts until its end, and a later end than a break can have is none', () => {
    expect(currentBreak(0, NIGHT)).toBeNull();
    expect(currentBreak(NIGHT + 1, NIGHT)).toBe(NIGHT + 1);
    expect(currentBreak(NIGHT, NIGHT)).toBeNull();
    expect(currentBreak(NIGHT + 7 * DAY + 1, NIGHT)).toBeNull();
  });

  it('is taken over from another tab, and ignored if it is invalid', () => {
    const store = (value: unknown) => {
      localStorage.setItem('tara.saferPlay', JSON.stringify(value));
      window.dispatchEvent(new StorageEvent('storage', { key: 'tara.saferPlay' }));
      return useSaferPlay.getState();
    };
    const deposit = { amount: 500_00, period: 'week' };
    expect(store({ breakUntil: NIGHT, checkMinutes: 30, deposit })).toEqual({
      breakUntil: NIGHT,
      checkMinutes: 30,
      deposit,
    });
    for (const wrong of [
      { breakUntil: 'soon', checkMinutes: 7, deposit: { amount: -1, period: 'day' } },
      [],
      null,
    ])
      expect(store(wrong)).toEqual({ breakUntil: 0, checkMinutes: 0, deposit: null });
  });
});

describe('the session of a tab', () => {
  it('goes on after a reload and a short pause, and begins again after a long one', () => {
    const now = vi.spyOn(Date, 'now');
    const at = (ms: number, follow: () => void) => {
      now.mockReturnValue(ms);
      follow();
    };
    usePlaySession.setState({ openedAt: 0, checkedAt: 0, hiddenAt: 0 });
    at(NIGHT, continueSession);
    at(NIGHT + MINUTE, pauseSession);
    at(NIGHT + 31 * MINUTE, continueSession);
    expect(usePlaySession.getState()).toEqual({ openedAt: NIGHT, checkedAt: NIGHT, hiddenAt: 0 });
    at(NIGHT + 32 * MINUTE, pauseSession);
    at(NIGHT + 63 * MINUTE, continueSession);
    expect(usePlaySession.getState().openedAt).toBe(NIGHT + 63 * MINUTE);
  });
});

it('writes a signed amount with a minus sign, and zero without one', () => {
  const format = (value: number) => String(value);
  expect([5, -5, 0].map((value) => signed(value, format))).toEqual(['+5', '−5', '0']);
});
