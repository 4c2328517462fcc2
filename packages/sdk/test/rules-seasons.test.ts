import { describe, expect, it } from 'vitest';
import {
  boxesToNext,
  christmasCount,
  christmasDays,
  christmasNext,
  newYearNext,
  getNewYearPieces,
} from '../src/rules/index.ts';

const coins = [{ id: 2001, count: 200, betRate: 1 }];
const day = (number: number) => ({ day: number, propList: coins });
const step = (awardId: number, target: number, itemStatus: 0 | 1 | 2) => ({
  awardId,
  target,
  itemStatus,
  propList: coins,
});

describe('the sign-in row of Christmas', () => {
  const rewards = [1, 2, 3, 4].map(day);
  const states = (today: number, signed: number[]) =>
    christmasDays({ day: today, signDays: signed, rewards }, {}).map(({ when, state }) => `${when} ${state}`);

  it('distinguishes signed days from missed ones, and offers today', () => {
    expect(states(3, [1])).toEqual(['past claimed', 'missed locked', 'today ready', 'later locked']);
  });

  it('has tomorrow as the next day once today is signed', () => {
    expect(states(2, [1, 2])).toEqual(['past claimed', 'today claimed', 'later next', 'later locked']);
  });

  it('repeats the last day on each further day', () => {
    const row = christmasDays({ day: 6, signDays: [4], rewards }, {});
    expect(row.map((each) => each.day)).toEqual([1, 2, 3, 4, 6]);
    expect(row.at(-1)).toMatchObject({ when: 'today', state: 'ready', rewards: row.at(3)?.rewards });
    expect(christmasDays({ day: 2, signDays: [], rewards: [] }, {})).toEqual([]);
  });
});

describe('the next step at Christmas', () => {
  const nothing = { day: 2, signDays: [2], openCount: 0, steps: [step(1, 3, 2)], extra: step(9, 7, 0) };

  it('is the first of signing in, opening, claiming a step, claiming the extra reward', () => {
    const all = { ...nothing, signDays: [1], openCount: 1, steps: [step(1, 3, 1)], extra: step(9, 7, 1) };
    expect(christmasNext(all)).toBe('sign');
    expect(christmasNext({ ...all, signDays: [2] })).toBe('open');
    expect(christmasNext({ ...all, signDays: [2], openCount: 0 })).toBe('steps');
    expect(christmasNext({ ...nothing, extra: step(9, 7, 1) })).toBe('extra');
    expect(christmasNext(nothing)).toBe('wait');
  });

  it('is one of those that are counted', () => {
    expect(christmasCount(nothing)).toBe(0);
    const all = { ...nothing, signDays: [], openCount: 2, steps: [step(1, 3, 1)], extra: step(9, 7, 1) };
    expect(christmasCount(all)).toBe(5);
  });

  it('counts boxes to the next reward, if there is one', () => {
    const steps = [step(1, 3, 1), step(2, 8, 0)];
    expect(boxesToNext({ opened: 0, steps })).toBe(3);
    expect(boxesToNext({ opened: 3, steps })).toBe(5);
    expect(boxesToNext({ opened: 8, steps })).toBeNull();
  });
});

describe('New Year', () => {
  const items = [
    { id: 40001, count: 20 },
    { id: 40002, count: 1 },
    { id: 40003, count: 1 },
    { id: 40004, count: 1 },
  ];
  const extra = step(1, 100, 0);

  it('counts its items by kind', () => {
    expect(getNewYearPieces([{ id: 40004, count: 2 }, ...coins], {})).toEqual({
      active: { id: 0, count: 0 },
      box: { id: 0, count: 0 },
      lottery: { id: 0, count: 0 },
      firework: { id: 40004, count: 2 },
    });
  });

  it('offers the reward for sparks first, then the most valuable item, then the tasks', () => {
    const tasks = [{ id: 2, num: 1, target: 1, itemStatus: 1 as const, propList: coins }];
    const none = getNewYearPieces([], {});
    expect(newYearNext(getNewYearPieces(items, {}), { tasks, extra: step(1, 100, 1) })).toBe('extra');
    expect(newYearNext(getNewYearPieces(items, {}), { tasks, extra })).toBe('firework');
    expect(newYearNext(getNewYearPieces(items.slice(0, 3), {}), { tasks, extra })).toBe('lottery');
    expect(newYearNext(getNewYearPieces(items.slice(0, 2), {}), { tasks, extra })).toBe('box');
    expect(newYearNext(none, { tasks, extra })).toBe('tasks');
    expect(newYearNext(none, { tasks: [], extra })).toBe('wait');
  });
});
