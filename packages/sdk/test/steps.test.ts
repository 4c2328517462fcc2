import { describe, expect, it } from 'vitest';
import { dayStates, itemState, pathProgress, stepStates, turnoverOf } from '../src/rules/index.ts';

const steps = (...itemStatus: number[]) => itemStatus.map((status) => ({ itemStatus: status }));

describe('steps', () => {
  it('has one next step, and what is behind it locked', () => {
    expect(stepStates(steps(2, 1, 0, 0, 0))).toEqual(['claimed', 'ready', 'next', 'locked', 'locked']);
  });
  it('has a next step also where a later one was reached before', () => {
    expect(stepStates(steps(0, 1, 0))).toEqual(['next', 'ready', 'locked']);
  });
  it('has none without steps', () => {
    expect(stepStates([])).toEqual([]);
    expect(stepStates(null)).toEqual([]);
  });
});

it('takes a status that nobody knows for open', () => {
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
  it('does not divide by nothing where two steps ask for the same', () => {
    expect(pathProgress([0, 0], -1)).toBe(0);
    expect(pathProgress([], 3)).toBe(0);
  });
});

describe('days of a sign-in board', () => {
  it('has today ready, and tomorrow locked', () => {
    expect(dayStates(4, 2, 1)).toEqual(['claimed', 'ready', 'locked', 'locked']);
  });
  it('has tomorrow next once today is claimed', () => {
    expect(dayStates(4, 2, 2)).toEqual(['claimed', 'claimed', 'next', 'locked']);
  });
  it('has today next where it cannot be claimed yet', () => {
    expect(dayStates(3, 2, 0)).toEqual(['claimed', 'next', 'locked']);
  });
  it('has nothing next after the last day', () => {
    expect(dayStates(2, 2, 2)).toEqual(['claimed', 'claimed']);
    expect(dayStates(-1, 1, 0)).toEqual([]);
  });
});

it('takes the most that coins are played', () => {
  expect(turnoverOf([{ betRate: 1 }, { betRate: 3 }, {}])).toBe(3);
  expect(turnoverOf([])).toBe(0);
});
