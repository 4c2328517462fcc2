import { useEffect, useRef, type RefObject } from 'react';

/**
 * The button that opened the receipt is gone when it closes: the reader goes on from a heading.
 * @param open whether the receipt is
 * @returns the heading's ref
 */
export function useFocusWhenClosed(open: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) heading.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return heading;
}
