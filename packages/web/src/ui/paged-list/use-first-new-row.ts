import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to the first new row, unless the reader has moved focus: the button is behind all rows, or gone. The page
 * does not scroll when rows appear in place of the button.
 * @param frame contains the list or the table
 * @param foot contains the button
 * @param count number of rows
 * @returns call it when more rows are requested
 */
export function useFirstNewRow(
  frame: RefObject<HTMLElement | null>,
  footer: RefObject<HTMLElement | null>,
  count: number,
): () => void {
  const requested = useRef<number | null>(null);
  useLayoutEffect(() => {
    const first = requested.current;
    if (first === null || count <= first) return;
    requested.current = null;
    const { activeElement } = document;
    const waits = activeElement === document.body || footer.current?.contains(activeElement);
    const row = frame.current?.querySelector('ul, tbody')?.children[first];
    if (!waits || !(row instanceof HTMLElement)) return;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
    // Only if rows have appeared above it.
    row.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [frame, footer, count]);
  return () => {
    requested.current = count;
  };
}
