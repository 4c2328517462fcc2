import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { queryClient } from '#api/query.ts';

/** How often in a row nothing must be read: what is read leads to parts of the page that read more. */
const QUIET_LOOKS = 4;

/** Waits until the page has read everything: until then it may be drawn anew, and what was pressed in it is lost. */
export async function waitUntilSettled(): Promise<void> {
  let quiet = 0;
  await vi.waitFor(
    () => {
      quiet = queryClient.isFetching() === 0 ? quiet + 1 : 0;
      expect(quiet).toBe(QUIET_LOOKS);
    },
    { interval: 20, timeout: 30_000 },
  );
}

/** Waits for a button of a page that has read everything. */
export async function findSettledButton(name: string | RegExp): Promise<HTMLElement> {
  await screen.findByRole('button', { name });
  await waitUntilSettled();
  return screen.findByRole('button', { name });
}
