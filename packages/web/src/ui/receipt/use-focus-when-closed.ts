import { useEffect, useRef, type RefObject } from 'react';

/**
 * The button that opened the receipt disappears after the claim. When the receipt closes, focus moves to a heading.
 * @param open whether the receipt is open
 * @returns the ref of the heading
 */
export function useFocusWhenClosed(open: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  /** The focused element after closing; if the reader moves focus, nothing more happens. */
  const returnedTo = useRef<Element | null>(null);
  // After each change of the page, because any may remove the focused element.
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
