import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityHero } from '#shared/activities/ActivityHero.tsx';
import { activities } from '#shared/activities/registry.ts';
import { ruleDocuments } from '#features/content/rules/rule-documents.ts';
import {
  filledTables,
  ruleQueries,
  turnoverText,
  type RuleTable,
} from '#features/content/rules/rule-tables.ts';
import { getRuleName, ruleNames } from '#routing/rule-names.ts';
import type { ActivityNumber } from '#routing/activity-routes.ts';
import { chooseLayout } from './layout.ts';

const coins = (betRate?: number) => ({ id: 2001, count: 500, betRate });
const points = { id: 2002, count: 500 };
const table = (...rows: RuleTable['rows'][number]['items'][]): RuleTable => ({
  head: 'rules.dayHead',
  rows: rows.map((items, at) => ({ id: at, of: String(at + 1), items })),
});

beforeEach(() => chooseLayout('mobile'));

describe('names of rules', () => {
  // spec 2.2-115
  it('are read from addresses; other texts are not names', () => {
    expect(ruleNames.map((name) => getRuleName(name))).toEqual(ruleNames);
    expect(getRuleName('toString')).toBeNull();
    expect(getRuleName('Points')).toBeNull();
    expect(getRuleName(undefined)).toBeNull();
  });

  it('belong to an activity that links to them, except the points', () => {
    for (const name of ruleNames) {
      const { activity } = ruleDocuments[name];
      expect(activity === null ? 'points' : activities[activity].rule).toBe(name);
    }
  });
});

describe('current rewards', () => {
  it('exclude empty ones', () => {
    expect(filledTables([table([coins(1)], []), table([])])).toEqual([table([coins(1)])]);
    expect(filledTables([])).toEqual([]);
  });

  it('are empty if the activity list does not contain them', () => {
    const tables = ruleQueries.supply.tables({ activityMap: { 30: { sort: 1 } } });
    expect(filledTables(tables)).toEqual([]);
  });

  it.each([
    ['no coins', [[points]], 'nothing'],
    ['coins that are free', [[coins()], [coins(0)]], /without betting first/],
    [
      'all coins once',
      [[coins(1), points], [coins(1)]],
      /To withdraw coins of this list, bet their amount once/,
    ],
    ['all coins three times', [[coins(3)]], /To withdraw coins of this list, bet their amount 3 times/],
    ['coins of several kinds', [[coins(3)], [coins(1)]], /up to 3 times/],
  ] as const)('show how often coins are played: %s', (_, rows, text) => {
    expect(turnoverText([table(...rows)], {}) ?? 'nothing').toMatch(text);
  });

  it('describe the tasks of New Year by their numbers, and an unknown one in general terms', () => {
    const task = (id: number, target: number) => ({ id, target, propList: [points] });
    const tasks = [task(1, 1), task(2, 1), task(3, 10), task(4, 1), task(5, 1_000_00), task(77, 3)];
    const extra = { target: 50, propList: [coins(1)] };
    const [first, second] = ruleQueries.newYear.tables({ appNewYearUser: { tasks, extra } });
    expect(first?.rows.map(({ of }) => of)).toEqual([
      'Share New Year',
      'Log in',
      'Play 10 rounds',
      'Make a deposit',
      'Deposit 1,000.00 in total',
      'Daily task',
    ]);
    expect(second?.rows.map(({ of }) => of)).toEqual(['50']);
  });
});

describe('header of an activity', () => {
  const rows = Object.entries(activities)
    .filter(([, { hero }]) => hero !== null)
    .map(([type, { rule }]) => [Number(type) as ActivityNumber, rule] as const);

  // spec 2.2-098, 2.2-099, 2.2-101, 2.2-108, 2.2-111
  it.each(rows)('%i links to its rules, if it has any', (type, rule) => {
    render(
      <MemoryRouter>
        <ActivityHero type={type} />
      </MemoryRouter>,
    );
    const link = screen.queryByRole('link', { name: /^Rules/ });
    expect(link?.getAttribute('href')).toBe(rule && `/rule/${rule}`);
  });
});
