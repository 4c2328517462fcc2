import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions in px of pages that were left, by their place in the history of the visit. */
const positions = new Map<string, number>();

/** The place of the current page. Its query may change while it is open. */
function placeInHistory(): string {
  return `${(window.history.state as { idx?: number } | null)?.idx ?? 0} ${window.location.pathname}`;
}

/**
 * Restores the scroll position of a page when the player comes back to it, as soon as its content is long enough.
 * @param part an element of the page
 */
export function useScrollMemory(part: RefObject<HTMLElement | null>): void {
  const type = useNavigationType();
  const place = useRef('');
  const wanted = useEffectEvent(() => (type === 'POP' ? (positions.get(placeInHistory()) ?? 0) : 0));
  const { key } = useLocation();
  // Each change of the query may be another place.
  useLayoutEffect(() => {
    place.current = placeInHistory();
  }, [key]);
  useLayoutEffect(() => {
    const scroller = part.current?.closest('[data-scroller]');
    return () => {
      // The element is still in the page.
      if (scroller) positions.set(place.current, scroller.scrollTop);
    };
  }, [part]);
  useEffect(() => {
    const content = part.current;
    const scroller = content?.closest('[data-scroller]');
    const top = wanted();
    if (!content || !scroller || top === 0) return undefined;
    const growth = new ResizeObserver(() => {
      scroller.scrollTop = top;
      if (scroller.scrollTop >= top - 1) stop();
    });
    const stop = () => growth.disconnect();
    growth.observe(content);
    // The player has moved on.
    const signals = ['wheel', 'touchstart', 'keydown'] as const;
    for (const signal of signals) scroller.addEventListener(signal, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const signal of signals) scroller.removeEventListener(signal, stop);
    };
  }, [part]);
}
