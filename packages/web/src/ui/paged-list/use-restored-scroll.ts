import { useLayoutEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far pages were scrolled, by the entry of the history. It ends with the visit, as the rows that were read do. */
const places = new Map<string, number>();

/**
 * Scrolls the page to where it was left, when Back or Forward leads to it again.
 * @param frame stands on the page
 * @param ready whether there is something to scroll to
 */
export function useRestoredScroll(frame: RefObject<HTMLElement | null>, ready: boolean): void {
  const { key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const scroller = frame.current?.closest('[data-scroller]');
    if (!ready || !scroller) return undefined;
    const place = places.get(key);
    if (back && place !== undefined) scroller.scrollTop = place;
    const keep = () => places.set(key, scroller.scrollTop);
    scroller.addEventListener('scroll', keep, { passive: true });
    return () => scroller.removeEventListener('scroll', keep);
  }, [frame, key, back, ready]);
}
