import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';

type Text = string | RegExp;

/** Replaces the content of a field in one step. */
export function fill(field: HTMLElement, text: string): void {
  field.focus();
  fireEvent.change(field, { target: { value: text } });
}

/** Waits until the text of an element contains or matches a text. */
export async function expectText(element: () => Element | null | undefined, text: Text): Promise<void> {
  await waitFor(() => {
    const content = element()?.textContent ?? '';
    return typeof text === 'string' ? expect(content).toContain(text) : expect(content).toMatch(text);
  });
}

/** Waits until an element is gone. */
export async function expectGone(element: () => Element | null | undefined): Promise<void> {
  await waitFor(() => expect(element() ?? null).toBeNull());
}

/** Waits until the path and the query of the address match. */
export async function expectAddress(path: RegExp): Promise<void> {
  await waitFor(() => expect(window.location.pathname + window.location.search).toMatch(path));
}

/** Items of a named list with a text. */
export function getItems(list: string, text = ''): HTMLElement[] {
  const found = screen.queryByRole('list', { name: list });
  if (!found) return [];
  return within(found)
    .queryAllByRole('listitem')
    .filter((item) => item.textContent.includes(text));
}

/** Whether a button is disabled but remains focusable. */
export function isAriaDisabled(button: HTMLElement): boolean {
  return button.getAttribute('aria-disabled') === 'true';
}

/** Fakes the timers until `vi.useRealTimers()`: they run as usual, and `pass` advances them immediately. */
export function fakeTimers(): { pass: (ms: number) => Promise<void> } {
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
