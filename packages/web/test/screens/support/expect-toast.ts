import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { toastTexts } from '../../toasts.ts';

/** Waits for a toast whose text contains or matches a text. */
export async function expectToast(text: string | RegExp): Promise<void> {
  const wanted: unknown =
    typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
  await waitFor(() => expect(toastTexts()).toContainEqual(wanted));
}
