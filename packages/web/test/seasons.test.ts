import { afterEach, describe, expect, it } from 'vitest';
import { keepSnow, readSnow } from '#features/promotions/christmas/snow-choice.ts';
import { newYearTask } from '#shared/new-year-tasks/new-year-task.ts';

describe('snow', () => {
  afterEach(() => localStorage.clear());

  it('falls until it is stopped, whatever else is stored', () => {
    expect(readSnow()).toBe(true);
    keepSnow(false);
    expect(readSnow()).toBe(false);
    localStorage.setItem('tara.snow', '"no"');
    expect(readSnow()).toBe(true);
  });
});

describe('New Year', () => {
  it('describes its tasks by their numbers, and an unknown one, too', () => {
    expect(newYearTask(3, 10)).toBe('Play 10 rounds');
    expect(newYearTask(5, 100_000)).toBe('Deposit 1,000.00 in total');
    expect(newYearTask(77, 1)).toBe('Daily task');
  });
});
