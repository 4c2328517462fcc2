import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

let firstScreen = true;

/**
 * Sets the title and moves focus to the heading after a navigation, so that keyboard and screen readers start at the
 * new content. The first screen of a visit, and a screen that focuses a field, keep their focus.
 * @returns the ref of the h1
 */
export function useScreenTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const type = useNavigationType();
  const arrival = useRef(type);
  useEffect(() => {
    document.title = `${title} · Tara Slots`;
  }, [title]);
  useEffect(() => {
    arrival.current = type;
  }, [type]);
  useEffect(() => {
    const screen = heading.current?.closest('header')?.parentElement ?? heading.current?.closest('main');
    const taken = screen?.contains(document.activeElement);
    if (!taken && (!firstScreen || arrival.current !== 'POP'))
      heading.current?.focus({ preventScroll: true });
    firstScreen = false;
    // Only when the screen appears: its address and title may change later.
  }, []);
  return heading;
}
