import { useEffect, type RefObject } from 'react';

/** The keys of the list of calls, for the help. */
export const CALL_KEYS = [
  ['↓ or j', 'next call'],
  ['↑ or k', 'previous call'],
  ['Enter', 'open the call'],
  ['Escape', 'back to the list'],
  ['/', 'search'],
] as const;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Whether a key belongs to the target: to a field or to an open dialog. */
export const isInput = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea, dialog, dialog *');

interface CallKeys {
  list: RefObject<HTMLOListElement | null>;
  detail: RefObject<HTMLElement | null>;
  searchId: string;
  openId: number | undefined;
}

/** Moves through the list of calls by keyboard, opens and closes the detail, and focuses the search. */
export function useCallKeys({ list, detail, searchId, openId }: CallKeys): void {
  useEffect(() => {
    const getRow = (id: number | string | undefined) =>
      list.current?.querySelector<HTMLAnchorElement>(`a[data-id="${id}"]`);
    const move = (step: number): void => {
      const rows = [...(list.current?.querySelectorAll('a') ?? [])];
      const active = document.activeElement;
      const from = active instanceof HTMLAnchorElement && rows.includes(active) ? active : getRow(openId);
      const row = from ? rows[rows.indexOf(from) + step] : rows[0];
      if (!row) return;
      row.focus({ preventScroll: true });
      row.scrollIntoView({ block: 'nearest' });
      // Beside an open call the list shows the call to which it moves.
      if (openId !== undefined) location.replace(row.href);
    };
    const close = (): void => {
      location.hash = 'calls';
      // The list is visible again after the change of the address.
      window.addEventListener('hashchange', () => requestAnimationFrame(() => getRow(openId)?.focus()), {
        once: true,
      });
    };
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === 'Escape' && openId !== undefined && !isInput(target)) return close();
      if (isInput(target)) return;
      const step = STEPS[key];
      const scrolls = key.startsWith('Arrow') && detail.current?.contains(target as Node);
      if (step !== undefined && !scrolls) {
        event.preventDefault();
        move(step);
      } else if (key === '/') {
        event.preventDefault();
        document.querySelector<HTMLElement>(`[id="${searchId}"]`)?.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list, detail, searchId, openId]);
}
