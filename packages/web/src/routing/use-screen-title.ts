import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

let firstScreen = true;

/**
 * Names the page and moves focus to its heading after a navigation, so that keyboard and screen reader
 * start where the new content does. The first screen of a visit leaves focus where the browser put it.
 * @returns the reference for the h1
 */
export function useScreenTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const type = useNavigationType();
  useEffect(() => {
    document.title = `${title} · Tara Slots`;
  }, [title]);
  useEffect(() => {
    if (!firstScreen || type !== 'POP') heading.current?.focus({ preventScroll: true });
    firstScreen = false;
    // Only when the screen appears, not whenever its title changes.
  }, [type]);
  return heading;
}
