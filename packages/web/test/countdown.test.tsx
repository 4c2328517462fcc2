import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from '#ui/countdown/Countdown.tsx';
import { timeLeft } from '#ui/countdown/time-left.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

/** A countdown by a clock that is ahead of the device. */
function counting(leftMs: number, ahead = 5 * DAY) {
  const onEnd = vi.fn<() => void>();
  const clock = { ahead };
  const now = () => Date.now() + clock.ahead;
  let drawn = 0;
  function Parent() {
    drawn += 1;
    return <Countdown label="Ends in" end={end} now={now} onEnd={onEnd} />;
  }
  const end = now() + leftMs;
  const { container, unmount } = render(<Parent />);
  const digits = () => container.querySelector('[role=timer] [aria-hidden]')?.textContent;
  return { onEnd, clock, digits, unmount, drawn: () => drawn, container };
}

describe('countdown', () => {
  it('uses the given clock, and renders only itself', async () => {
    const { digits, drawn, onEnd } = counting(65 * SECOND);
    expect(digits()).toBe('00:01:05');
    await pass(SECOND);
    expect(digits()).toBe('00:01:04');
    await pass(4 * SECOND);
    expect(digits()).toBe('00:01:00');
    expect(drawn()).toBe(1);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('ends once without any action', async () => {
    const { digits, onEnd } = counting(2.5 * SECOND);
    await pass(2 * SECOND);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(SECOND);
    expect(digits()).toBe('00:00:00');
    expect(onEnd).toHaveBeenCalledTimes(1);
    await pass(DAY);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('ends with its first tick after the page slept', async () => {
    const { clock, onEnd, digits } = counting(DAY);
    clock.ahead += 2 * DAY;
    await pass(SECOND);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(digits()).toBe('00:00:00');
  });

  it('follows its clock when the clock is corrected', async () => {
    const { clock, digits } = counting(DAY / 2);
    clock.ahead += DAY / 4;
    await pass(SECOND);
    expect(digits()).toBe('05:59:59');
  });

  it('ends immediately if the time is already over', async () => {
    const { onEnd } = counting(-SECOND);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('does not call back after it was removed', async () => {
    const { onEnd, unmount } = counting(SECOND);
    unmount();
    await pass(2 * SECOND);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('has the role of a timer, is not read out at each tick, and has its time in words', async () => {
    const { container } = counting(3 * DAY + 3600 * SECOND);
    const timer = container.querySelector('[role=timer]');
    expect(timer?.getAttribute('aria-live')).toBeNull();
    expect(timer?.querySelector('.visually-hidden')?.textContent).toBe('3 days, 1 hour');
  });
});

it.each([
  [6 * 86_400 + 23 * 3600 + 14 * 60 + 59, '6d 23:14', '6 days, 23 hours'],
  [86_400, '1d 00:00', '1 day, 0 hours'],
  [86_399, '23:59:59', '23 hours, 59 minutes'],
  [61, '00:01:01', '1 minute, 1 second'],
  [0, '00:00:00', '0 minutes, 0 seconds'],
])('shows %i seconds as %s', (seconds, digits, spoken) => {
  expect(timeLeft(seconds)).toEqual({ digits, spoken });
});
