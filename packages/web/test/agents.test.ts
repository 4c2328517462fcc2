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

describe('steps of the invite bonus', () => {
  it('are claimed before the current step of the player and open after it', () => {
    const statuses = inviteSteps(configs, { awardId: 2, itemStatus: 1 }).map(({ itemStatus }) => itemStatus);
    expect(statuses).toEqual([2, 1, 0]);
  });

  it('are all claimed once the last one is claimed', () => {
    const statuses = inviteSteps(configs, { awardId: 3, itemStatus: 2 }).map(({ itemStatus }) => itemStatus);
    expect(statuses).toEqual([2, 2, 2]);
  });

  it('are open if the current step is not configured', () => {
    const statuses = inviteSteps(configs, { awardId: 9, itemStatus: 1 }).map(({ itemStatus }) => itemStatus);
    expect(statuses).toEqual([0, 0, 0]);
  });
});

describe('incomes', () => {
  it('can be collected if there is an amount', () => {
    expect(incomeReady(1, 0)).toEqual([]);
    expect(incomeReady(1, 250)).toEqual([{ id: 1, rewards: [{ kind: 'coins', amount: 250, turnover: 0 }] }]);
  });

  it('appear under "all" only if their kind is unknown', () => {
    const rows = [{ type: 1 }, { type: 2 }, { type: 99 }];
    expect(incomeKind(99)).toBeNull();
    expect(ofKind(rows, 'deposit')).toEqual([{ type: 1 }]);
    expect(ofKind(rows, 'all')).toEqual(rows);
  });
});

describe('light of the draw', () => {
  it('ends on the drawn field, and slows down', () => {
    const run = lightRun(6, 4);
    expect(run.at(-1)?.field).toBe(4);
    expect(run.at(-1)?.ms).toBeGreaterThan(run[0]?.ms ?? 0);
  });

  it('does not run for a field that does not exist', () => {
    expect(lightRun(6, 6)).toEqual([]);
    expect(lightRun(6, -1)).toEqual([]);
  });
});

describe('cover of a scratch card', () => {
  it('loses the cells that a stroke crosses', () => {
    const cells = strokeCells({ x: 0, y: 0.05 }, { x: 0.999, y: 0.05 });
    expect(cells).toHaveLength(COLUMNS);
  });

  it('ignores strokes outside of the card', () => {
    expect(strokeCells({ x: -1, y: -1 }, { x: -0.5, y: -1 })).toEqual([]);
  });

  it('is removed once enough of it is scratched off', () => {
    expect(isUncovered(1)).toBe(false);
    expect(isUncovered(COLUMNS * ROWS)).toBe(true);
  });
});

describe('task of an agent', () => {
  it('offers to share if the task is about sharing', () => {
    expect(proxyTaskView({ id: 1, num: 0, target: 1 })).toMatchObject({
      title: 'Share your link',
      share: true,
    });
  });

  it('shows stakes as money', () => {
    expect(proxyTaskView({ id: 5, num: 150, target: 10_000 }).progress).toBe('1.50 of 100.00');
  });

  it('has a general title if its number is unknown', () => {
    expect(proxyTaskView({ id: 77, num: 0, target: 1 })).toMatchObject({ title: 'Task 77', share: false });
  });
});
