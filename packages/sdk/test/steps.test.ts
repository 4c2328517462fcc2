import { describe, expect, it } from 'vitest';
import { dayStates, itemState, pathProgress, stepStates, getTurnover } from '../src/rules/index.ts';

const steps = (...itemStatus: number[]) => itemStatus.map((status) => ({ itemStatus: status }));

describe('steps', () => {
  it('have one next step, and the later ones locked', () => {
    expect(stepStates(steps(2, 1, 0, 0, 0))).toEqual(['claimed', 'ready', 'next', 'locked', 'locked']);
  });
  it('have a next step if a later one was reached before', () => {
    expect(stepStates(steps(0, 1, 0))).toEqual(['next', 'ready', 'locked']);
  });
  it('have no next step if there are none', () => {
    expect(stepStates([])).toEqual([]);
    expect(stepStates(null)).toEqual([]);
  });
});

it('treat an unknown status as open', () => {
  expect([0, 1, 2, 7, undefined].map(itemState)).toEqual(['open', 'ready', 'claimed', 'open', 'open']);
});

describe('progress along steps', () => {
  it.each([
    [0, 0],
    [50, 0.5],
    [100, 1],
    [200, 1.5],
    [300, 2],
    [999, 2],
    [-5, 0],
  ])('%i of 100 and 300 is %d', (have, progress) => {
    expect(pathProgress([100, 300], have)).toBe(progress);
  });
  it('does not divide by zero if two steps have the same target', () => {
    expect(pathProgress([0, 0], -1)).toBe(0);
    expect(pathProgress([], 3)).toBe(0);
  });
});

describe('the days of a sign-in board', () => {
  it('have today ready, and tomorrow locked', () => {
    expect(dayStates(4, 2, 1)).toEqual(['claimed', 'ready', 'locked', 'locked']);
  });
  it('have tomorrow next once today is claimed', () => {
    expect(dayStates(4, 2, 2)).toEqual(['claimed', 'claimed', 'next', 'locked']);
  });
  it('have today next if it cannot be claimed yet', () => {
    expect(dayStates(3, 2, 0)).toEqual(['claimed', 'next', 'locked']);
  });
  it('have nothing next after the last day', () => {
    expect(dayStates(2, 2, 2)).toEqual(['claimed', 'claimed']);
    expect(dayStates(-1, 1, 0)).toEqual([]);
  });
});

it('returns the highest rate of the coins', () => {
  expect(getTurnover([{ betRate: 1 }, { betRate: 3 }, {}])).toBe(3);
  expect(getTurnover([])).toBe(0);
});
