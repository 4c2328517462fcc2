import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDebounced } from '#lib/use-debounced.ts';
import { useThrottled } from '#lib/use-throttled.ts';
import { render } from './dom.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Renders a hook and hands out what it gives. */
async function held<T>(
  hook: () => T,
): Promise<{ current: () => T; unmount: () => void; again: () => Promise<void> }> {
  let value: T | undefined;
  function Holder() {
    value = hook();
    return null;
  }
  const { unmount, rerender } = await render(<Holder />);
  return { current: () => value as T, unmount, again: () => rerender(<Holder />) };
}

describe('what is debounced', () => {
  it('runs once, after the calls have paused for the interval', async () => {
    const run = vi.fn<() => void>();
    const { current } = await held(() => useDebounced(run, 300));
    current()();
    vi.advanceTimersByTime(299);
    current()();
    vi.advanceTimersByTime(299);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs what is current then, not what was when it was called', async () => {
    const ran: string[] = [];
    let name = 'old';
    const { current, again } = await held(() => {
      const now = name;
      return useDebounced(() => ran.push(now), 300);
    });
    current()();
    name = 'new';
    await again();
    vi.advanceTimersByTime(300);
    expect(ran).toEqual(['new']);
  });

  it('does not run once its place is gone', async () => {
    const run = vi.fn<() => void>();
    const { current, unmount } = await held(() => useDebounced(run, 300));
    current()();
    unmount();
    vi.advanceTimersByTime(300);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('what is throttled', () => {
  it('runs at once, and once more after the interval for whatever came meanwhile', async () => {
    const run = vi.fn<() => void>();
    const { current } = await held(() => useThrottled(run, 500));
    current()();
    expect(run).toHaveBeenCalledTimes(1);
    current()();
    current()();
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(500);
    expect(run).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(2);
    current()();
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('never runs twice within an interval', async () => {
    const times: number[] = [];
    const { current } = await held(() => useThrottled(() => times.push(Date.now()), 500));
    for (let turn = 0; turn < 200; turn += 1) {
      act(() => current()());
      vi.advanceTimersByTime(20);
    }
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(times.length).toBeGreaterThan(5);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(500);
  });
});
