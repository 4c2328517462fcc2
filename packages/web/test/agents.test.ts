import { describe, expect, it } from 'vitest';
import { incomeKind, incomeReady, ofKind } from '#features/promotions/agents/incomes.ts';
import { lightRun } from '#features/promotions/agents/light-run.ts';
import { proxyTaskView } from '#features/promotions/agents/proxy-tasks.ts';
import { COLUMNS, isUncovered, ROWS, strokeCells } from '#features/promotions/agents/scratch-cover.ts';
import { inviteSteps } from '#features/promotions/invite/invite-steps.ts';

const configs = [
  { id: 1, inviteCount: 1, award: [] },
  { id: 2, inviteCount: 5, award: [] },
  { id: 3, inviteCount: 15, award: [] },
];

describe('the steps of the invite bonus', () => {
  it('are claimed before the one the player is at, and open after it', () => {
    const statuses = inviteSteps(configs, { awardId: 2, itemStatus: 1 }).map(({ itemStatus }) => itemStatus);
    expect(statuses).toEqual([2, 1, 0]);
  });

  it('are all claimed once the last one is', () => {
    const statuses = inviteSteps(configs, { awardId: 3, itemStatus: 2 }).map(({ itemStatus }) => itemStatus);
    expect(statuses).toEqual([2, 2, 2]);
  });

  it('are open where the player is at one that is not configured', () => {
    const statuses = inviteSteps(configs, { awardId: 9, itemStatus: 1 }).map(({ itemStatus }) => itemStatus);
    expect(statuses).toEqual([0, 0, 0]);
  });
});

describe('incomes', () => {
  it('can be collected where there are any', () => {
    expect(incomeReady(1, 0)).toEqual([]);
    expect(incomeReady(1, 250)).toEqual([{ id: 1, rewards: [{ kind: 'coins', amount: 250, turnover: 0 }] }]);
  });

  it('of an unknown kind belong to none, and show among all', () => {
    const rows = [{ type: 1 }, { type: 2 }, { type: 99 }];
    expect(incomeKind(99)).toBeNull();
    expect(ofKind(rows, 'deposit')).toEqual([{ type: 1 }]);
    expect(ofKind(rows, 'all')).toEqual(rows);
  });
});

describe('the light of the draw', () => {
  it('ends on the field that was drawn, slower than it began', () => {
    const run = lightRun(6, 4);
    expect(run.at(-1)?.field).toBe(4);
    expect(run.at(-1)?.ms).toBeGreaterThan(run[0]?.ms ?? 0);
  });

  it('does not run for a field that does not exist', () => {
    expect(lightRun(6, 6)).toEqual([]);
    expect(lightRun(6, -1)).toEqual([]);
  });
});

describe('the cover of a card', () => {
  it('loses the cells that a stroke crosses', () => {
    const cells = strokeCells({ x: 0, y: 0.05 }, { x: 0.999, y: 0.05 });
    expect(cells).toHaveLength(COLUMNS);
  });

  it('loses nothing beside the card', () => {
    expect(strokeCells({ x: -1, y: -1 }, { x: -0.5, y: -1 })).toEqual([]);
  });

  it('is gone once much of it is', () => {
    expect(isUncovered(1)).toBe(false);
    expect(isUncovered(COLUMNS * ROWS)).toBe(true);
  });
});

describe('a task of an agent', () => {
  it('that shares says so', () => {
    expect(proxyTaskView({ id: 1, num: 0, target: 1 })).toMatchObject({
      title: 'Share your link',
      share: true,
    });
  });

  it('counts stakes as money', () => {
    expect(proxyTaskView({ id: 5, num: 150, target: 10_000 }).progress).toBe('1.50 of 100.00');
  });

  it('with an unknown number still shows', () => {
    expect(proxyTaskView({ id: 77, num: 0, target: 1 })).toMatchObject({ title: 'Task 77', share: false });
  });
});
