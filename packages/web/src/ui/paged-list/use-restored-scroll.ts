import { useLayoutEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions by history entry, for this visit only, like the cached rows. */
const places = new Map<string, number>();

/**
 * Restores the scroll position after Back or Forward.
 * @param frame an element of the page
 * @param ready whether there is content to scroll
 */
export function useRestoredScroll(frame: RefObject<HTMLElement | null>, ready: boolean): void {
  const { key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const scroller = frame.current?.closest('[data-scroller]');
    if (!ready || !scroller) return undefined;
    const place = places.get(key);
    if (back && place !== undefined) scroller.scrollTop = place;
    // An entry with the same page, e.g. another chosen row, starts at the current position.
    else places.set(key, scroller.scrollTop);
    const save = () => places.set(key, scroller.scrollTop);
    scroller.addEventListener('scroll', save, { passive: true });
    return () => scroller.removeEventListener('scroll', save);
  }, [frame, key, back, ready]);
}
