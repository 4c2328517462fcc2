import { useEffect, useRef, type RefObject } from 'react';

/**
 * What opened the receipt goes with what it has claimed: at once, or when the page has been read again. Then the reader
 * goes on from a heading.
 * @param open whether the receipt is
 * @returns the heading's ref
 */
export function useFocusWhenClosed(open: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  /** What has the focus since the receipt is closed; the reader who has gone on is led nowhere. */
  const returnedTo = useRef<Element | null>(null);
  // After each change of the page: any of them may take away what has the focus.
  useEffect(() => {
    const focused = document.activeElement;
    if (wasOpen.current && !open) returnedTo.current = focused;
    wasOpen.current = open;
    if (open || returnedTo.current === null) return;
    if (focused === document.body) heading.current?.focus();
    if (focused !== returnedTo.current || focused === document.body) returnedTo.current = null;
  });
  return heading;
}
