import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

let firstScreen = true;

/**
 * Names the page and moves focus to its heading after a navigation, so that keyboard and screen reader
 * start where the new content does. The first screen of a visit leaves focus where the browser put it, and a screen
 * that begins with a field keeps it there.
 * @returns the reference for the h1
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
    const screen = heading.current?.closest('header')?.parentElement;
    const taken = screen?.contains(document.activeElement);
    if (!taken && (!firstScreen || arrival.current !== 'POP'))
      heading.current?.focus({ preventScroll: true });
    firstScreen = false;
    // Only when the screen appears: its address may change as one types, and its title as its data come.
  }, []);
  return heading;
}
