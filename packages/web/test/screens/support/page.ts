import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';

type Text = string | RegExp;

/** Puts a text into a field as a whole, in place of what is there. */
export function fill(field: HTMLElement, text: string): void {
  field.focus();
  fireEvent.change(field, { target: { value: text } });
}

/** Waits until an element is there whose text contains or matches what is wanted. */
export async function expectText(element: () => Element | null | undefined, text: Text): Promise<void> {
  await waitFor(() => {
    const content = element()?.textContent ?? '';
    return typeof text === 'string' ? expect(content).toContain(text) : expect(content).toMatch(text);
  });
}

/** Waits until something is no longer there. */
export async function expectGone(element: () => Element | null | undefined): Promise<void> {
  await waitFor(() => expect(element() ?? null).toBeNull());
}

/** Waits until the address has a path, with its query, that matches. */
export async function expectAddress(path: RegExp): Promise<void> {
  await waitFor(() => expect(window.location.pathname + window.location.search).toMatch(path));
}

/** Items of a named list that have a text. */
export function itemsOf(list: string, text = ''): HTMLElement[] {
  const found = screen.queryByRole('list', { name: list });
  if (!found) return [];
  return within(found)
    .queryAllByRole('listitem')
    .filter((item) => item.textContent.includes(text));
}

/** Whether a button that stays in its place can be pressed. */
export function isIdle(button: HTMLElement): boolean {
  return button.getAttribute('aria-disabled') === 'true';
}

/** Takes the timers over until `vi.useRealTimers()`: they go on as they do, and `pass` has them do so at once. */
export function holdTimers(): { pass: (ms: number) => Promise<void> } {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  return {
    pass: async (ms) => {
      await vi.advanceTimersByTimeAsync(ms);
    },
  };
}
