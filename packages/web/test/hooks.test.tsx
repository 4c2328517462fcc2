import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePageVisible } from '#features/lobby/home/use-page-visible.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useFocusAfterRemoval } from '#lib/use-focus-after-removal.ts';
import { useThrottled } from '#lib/use-throttled.ts';
import { useFirstInput, useQuietMoment } from '#app/popups/use-quiet-moment.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('debounced callback', () => {
  it('runs once after the calls paused for the interval', () => {
    const run = vi.fn<() => void>();
    const { result } = renderHook(() => useDebounced(run, 300));
    result.current();
    vi.advanceTimersByTime(299);
    result.current();
    vi.advanceTimersByTime(299);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs the latest callback, not the one at the time of the call', () => {
    const ran: string[] = [];
    let name = 'old';
    const { result, rerender } = renderHook(() => {
      const now = name;
      return useDebounced(() => ran.push(now), 300);
    });
    result.current();
    name = 'new';
    rerender();
    vi.advanceTimersByTime(300);
    expect(ran).toEqual(['new']);
  });

  it('does not run after its component was removed', () => {
    const run = vi.fn<() => void>();
    const { result, unmount } = renderHook(() => useDebounced(run, 300));
    result.current();
    unmount();
    vi.advanceTimersByTime(300);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('throttled callback', () => {
  it('runs immediately, and once more after the interval for later calls', () => {
    const run = vi.fn<() => void>();
    const { result } = renderHook(() => useThrottled(run, 500));
    result.current();
    expect(run).toHaveBeenCalledTimes(1);
    result.current();
    result.current();
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(500);
    expect(run).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(2);
    result.current();
    expect(run).toHaveBeenCalledTimes(3);
  });

  // spec 9-29, 9-30
  it('never runs twice within an interval', () => {
    const times: number[] = [];
    const { result } = renderHook(() => useThrottled(() => times.push(Date.now()), 500));
    for (let turn = 0; turn < 200; turn += 1) {
      act(() => result.current());
      vi.advanceTimersByTime(20);
    }
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(times.length).toBeGreaterThan(5);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(500);
  });

  it('runs the latest callback, and none after its component was removed', () => {
    const ran: string[] = [];
    const { result, rerender, unmount } = renderHook(({ name }) => useThrottled(() => ran.push(name), 500), {
      initialProps: { name: 'old' },
    });
    result.current();
    result.current();
    rerender({ name: 'new' });
    vi.advanceTimersByTime(500);
    expect(ran).toEqual(['old', 'new']);
    result.current();
    unmount();
    vi.advanceTimersByTime(1000);
    expect(ran).toEqual(['old', 'new']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('focus of a removed favourite', () => {
  const HEART = '<li><a href="/">Play</a><button aria-pressed="true"></button></li>';
  const hearts = () => [...document.querySelectorAll<HTMLElement>('ul button')];
  function show(count: number) {
    document.body.innerHTML = `<main><h1 tabindex="-1">Favourites</h1><ul>${HEART.repeat(count)}</ul></main>`;
    const { rerender, unmount } = renderHook((left: number) => useFocusAfterRemoval(left), {
      initialProps: count,
    });
    return {
      unmount,
      remove: (at: number) => {
        document.querySelectorAll('li')[at]?.remove();
        rerender(hearts().length);
      },
    };
  }
  afterEach(() => document.body.replaceChildren());

  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
  ])('moves from heart %i of three to heart %i of two', (at, next) => {
    const { remove } = show(3);
    hearts()[at]?.focus();
    remove(at);
    expect(document.activeElement).toBe(hearts()[next]);
  });

  it('moves to the heading after the last heart, also if the list is gone', () => {
    const { remove } = show(1);
    hearts()[0]?.focus();
    remove(0);
    expect(document.activeElement?.tagName).toBe('H1');
    const again = show(1);
    hearts()[0]?.focus();
    document.querySelector('ul')?.remove();
    again.remove(0);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('does not move without a focused heart, nor from another element', () => {
    const { remove, unmount } = show(3);
    remove(0);
    expect(document.activeElement).toBe(document.body);
    document.querySelector('a')?.focus();
    remove(0);
    expect(document.activeElement).toBe(document.body);
    unmount();
    const other = show(3);
    hearts()[0]?.focus();
    document.querySelector('h1')?.focus();
    other.remove(0);
    expect(document.activeElement?.tagName).toBe('H1');
    const listened = vi.spyOn(document, 'removeEventListener');
    other.unmount();
    expect(listened.mock.calls.map(([name]) => name)).toContain('focusin');
    listened.mockRestore();
  });
});

describe('quiet moment', () => {
  const QUIET_MS = 1200;
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  const send = (name: string) => window.dispatchEvent(new Event(name));

  afterEach(() => document.body.replaceChildren());

  /** Home, on a page that had an input before. */
  const arrive = () =>
    renderHook(({ arrival }) => useQuietMoment(arrival, true, true), { initialProps: { arrival: 'first' } });

  it('begins after the arrival, and again after a move of the pointer', () => {
    const { result } = arrive();
    pass(QUIET_MS - 1);
    send('pointermove');
    pass(QUIET_MS - 1);
    expect(result.current).toBe(false);
    pass(1);
    expect(result.current).toBe(true);
  });

  it.for(['pointerdown', 'keydown', 'wheel', 'touchmove'])(
    'does not come after %s, also seconds later, until the next arrival',
    (name) => {
      const { result, rerender } = arrive();
      send(name);
      pass(20 * QUIET_MS);
      expect(result.current).toBe(false);
      rerender({ arrival: 'second' });
      pass(QUIET_MS);
      expect(result.current).toBe(true);
    },
  );

  it.for(['pointerdown', 'keydown', 'wheel', 'touchmove'])(
    'waits for the first input of a page that opens at home, e.g. %s, and for the end of it',
    (name) => {
      const { result } = renderHook(() => useQuietMoment('first', true, useFirstInput()));
      send('pointermove');
      pass(20 * QUIET_MS);
      expect(result.current).toBe(false);
      act(() => void send(name));
      pass(QUIET_MS - 1);
      send(name);
      pass(QUIET_MS - 1);
      expect(result.current).toBe(false);
      pass(1);
      expect(result.current).toBe(true);
    },
  );

  it('does not come while a dialog is open or a field has focus', () => {
    const { result } = arrive();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    pass(3 * QUIET_MS);
    expect(result.current).toBe(false);
    dialog.remove();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    pass(3 * QUIET_MS);
    expect(result.current).toBe(false);
    field.remove();
    pass(2 * QUIET_MS);
    expect(result.current).toBe(true);
  });
});

it('the page is visible until its tab is hidden, and again after that', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get');
  const turn = (to: DocumentVisibilityState) =>
    act(() => {
      state.mockReturnValue(to);
      fireEvent(document, new Event('visibilitychange'));
    });
  const removed = vi.spyOn(document, 'removeEventListener');
  const { result, unmount } = renderHook(() => usePageVisible());
  expect(result.current).toBe(true);
  turn('hidden');
  expect(result.current).toBe(false);
  turn('visible');
  expect(result.current).toBe(true);
  unmount();
  expect(removed.mock.calls.map(([name]) => name)).toContain('visibilitychange');
  vi.restoreAllMocks();
});
