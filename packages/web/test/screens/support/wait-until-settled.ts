import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { queryClient } from '#api/query.ts';

/** Consecutive checks without a running query: one query may render parts of the page that start others. */
const QUIET_CHECKS = 4;

/** Waits until the page has read everything; before, the page may render again, and a press in it may be lost. */
export async function waitUntilSettled(): Promise<void> {
  let quiet = 0;
  await vi.waitFor(
    () => {
      quiet = queryClient.isFetching() === 0 ? quiet + 1 : 0;
      expect(quiet).toBe(QUIET_CHECKS);
    },
    { interval: 20, timeout: 30_000 },
  );
}

/** Waits for a button after the page has read everything. */
export async function findSettledButton(name: string | RegExp): Promise<HTMLElement> {
  await screen.findByRole('button', { name });
  await waitUntilSettled();
  return screen.findByRole('button', { name });
}
