import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to the first of the rows that were asked for, unless the reader has gone elsewhere meanwhile: the button
 * that asked stands behind them all, or is gone. The page does not move while they come where the button was.
 * @param frame holds the list or the table
 * @param foot holds the button
 * @param count how many rows there are
 * @returns to be called when more are asked for
 */
export function useFirstNewRow(
  frame: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
  count: number,
): () => void {
  const asked = useRef<number | null>(null);
  useLayoutEffect(() => {
    const first = asked.current;
    if (first === null || count <= first) return;
    asked.current = null;
    const { activeElement } = document;
    const waits = activeElement === document.body || foot.current?.contains(activeElement);
    const row = frame.current?.querySelector('ul, tbody')?.children[first];
    if (!waits || !(row instanceof HTMLElement)) return;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
    // Only where something above it has come meanwhile.
    row.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [frame, foot, count]);
  return () => {
    asked.current = count;
  };
}
