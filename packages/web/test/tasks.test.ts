import { describe, expect, it } from 'vitest';
import { toTasks, type TaskAnswer } from '#shared/tasks/tasks.ts';
import { coinsIn, rewardLine, rewardText } from '#ui/reward/reward-text.ts';

const coins = (count: number) => [{ id: 2001, count }];

const answer = (overrides: Partial<TaskAnswer> = {}): TaskAnswer => ({
  achieveData: '{"1":1,"4":7,"13":1}',
  taskData: '{"1":2,"4":0,"13":1,"105":1}',
  taskList: [
    { id: 1, target: 1, propList: coins(200) },
    { id: 4, target: 10, propList: coins(500) },
    { id: 13, target: 1, propList: [...coins(2000), { id: 2002, count: 500 }] },
  ],
  ...overrides,
});

describe('tasks of an answer', () => {
  it('are sorted with claimable ones first and the last claimed ones last', () => {
    const tasks = toTasks(answer(), {});
    expect(tasks.map(({ id, state }) => [id, state])).toEqual([
      [13, 'ready'],
      [4, 'open'],
      [1, 'claimed'],
    ]);
    expect(tasks[1]).toMatchObject({ done: 7, target: 10, rewards: [{ kind: 'coins', amount: 500 }] });
  });

  it('never have more progress than their target', () => {
    const [, play] = toTasks(answer({ achieveData: '{"4":12}' }), {});
    expect(play).toMatchObject({ id: 4, done: 10 });
  });

  it.each(['', 'null', '[]', '{"4":"seven"}', '{'])('are open and not begun if the data are %j', (text) => {
    const tasks = toTasks(answer({ achieveData: text, taskData: text }), {});
    expect(tasks.map(({ state, done }) => ({ state, done }))).toEqual(
      [1, 4, 13].map(() => ({ state: 'open', done: 0 })),
    );
  });
});

describe('rewards of several claims', () => {
  it('are a sum of coins only if there is nothing else', () => {
    const five = { kind: 'coins', amount: 500, turnover: 0 } as const;
    expect(coinsIn([five, five])).toBe(1000);
    expect(coinsIn([five, { kind: 'points', amount: 1 }])).toBeNull();
  });
});

describe('text of a reward', () => {
  it('names its turnover only if it has one', () => {
    expect(rewardText({ kind: 'coins', amount: 2000, turnover: 0 }).note).toBeNull();
    expect(rewardText({ kind: 'coins', amount: 2000, turnover: 1 }).note).toBe(
      'Bet 20.00 in total to withdraw them',
    );
    expect(rewardText({ kind: 'coins', amount: 2000, turnover: 3 }).note).toBe(
      'Bet 60.00 in total to withdraw them',
    );
  });

  it('shows the value of a coupon and its minimum deposit', () => {
    const coupon = { kind: 'give-coupon', amount: 2000, minimum: 50_000, multiplier: 2 } as const;
    expect(rewardText(coupon).note).toBe('+20.00 coins on your next deposit of 500.00 or more');
  });

  it('can be joined with others in one line', () => {
    const both = [
      { kind: 'coins', amount: 2000, turnover: 0 },
      { kind: 'points', amount: 500 },
    ] as const;
    expect(rewardLine(both)).toBe('20.00 coins and 5.00 points');
  });

  it('writes points alike, whether they are an amount or pieces', () => {
    const { amount, phrase } = rewardText({ kind: 'points', amount: 500 });
    expect([amount, phrase]).toEqual(['+5.00', '5.00 points']);
    expect(rewardText({ kind: 'point-item', count: 5 })).toMatchObject({ amount, phrase });
    expect(rewardText({ kind: 'other', id: 1, count: 5000 }).amount).toBe('×5,000');
  });
});
