import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from '#ui/countdown/Countdown.tsx';
import { timeLeft } from '#ui/countdown/time-left.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

/** A countdown by a clock that is ahead of the device's. */
async function counting(leftMs: number, ahead = 5 * DAY) {
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

describe('a countdown', () => {
  it('counts by the clock that it is given, and draws nothing but itself', async () => {
    const { digits, drawn, onEnd } = await counting(65 * SECOND);
    expect(digits()).toBe('00:01:05');
    await pass(SECOND);
    expect(digits()).toBe('00:01:04');
    await pass(4 * SECOND);
    expect(digits()).toBe('00:01:00');
    expect(drawn()).toBe(1);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('ends once, by itself', async () => {
    const { digits, onEnd } = await counting(2.5 * SECOND);
    await pass(2 * SECOND);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(SECOND);
    expect(digits()).toBe('00:00:00');
    expect(onEnd).toHaveBeenCalledTimes(1);
    await pass(DAY);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('ends with its first tick after the page has slept', async () => {
    const { clock, onEnd, digits } = await counting(DAY);
    clock.ahead += 2 * DAY;
    await pass(SECOND);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(digits()).toBe('00:00:00');
  });

  it('follows its clock when that is put right', async () => {
    const { clock, digits } = await counting(DAY / 2);
    clock.ahead += DAY / 4;
    await pass(SECOND);
    expect(digits()).toBe('05:59:59');
  });

  it('is over at once where it is over already', async () => {
    const { onEnd } = await counting(-SECOND);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('tells nobody after it has left the page', async () => {
    const { onEnd, unmount } = await counting(SECOND);
    unmount();
    await pass(2 * SECOND);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('is a timer, which is not read out at each tick, with its time in words', async () => {
    const { container } = await counting(3 * DAY + 3600 * SECOND);
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
])('%i seconds are %s', (seconds, digits, spoken) => {
  expect(timeLeft(seconds)).toEqual({ digits, spoken });
});
