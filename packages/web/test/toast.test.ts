import { beforeEach, describe, expect, it } from 'vitest';
import { showLoading, showToast, useToasts, withLoading } from '#ui/toast/toast.ts';

/** What stands, oldest first. */
const standing = () =>
  useToasts
    .getState()
    .queue.filter(({ closed }) => closed !== true)
    .map(({ text }) => text);

beforeEach(() => useToasts.setState({ queue: [] }));

describe('a loading toast (spec 8)', () => {
  it('stands until what it waits for has ended, well or badly', async () => {
    const close = showLoading('Saving');
    await withLoading('Logging in', async () => expect(standing()).toEqual(['Saving', 'Logging in']));
    expect(standing()).toEqual(['Saving']);
    const failed = withLoading('Sending', () => Promise.reject(new Error('no line')));
    await expect(failed).rejects.toThrow('no line');
    close();
    expect(standing()).toEqual([]);
  });

  it('takes the place of what failed before, and of nothing else', () => {
    showToast('ok', 'Copied.');
    showToast('bad', 'Wrong password.');
    const close = showLoading('Logging in');
    expect(standing()).toEqual(['Copied.', 'Logging in']);
    close();
    expect(standing()).toEqual(['Copied.']);
  });
});
