import { useEffect, useState } from 'react';

/** What shows that somebody is there: a first touch, key, move or scroll. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** Without a sign the popups come after this many ms all the same. */
const PATIENCE_MS = 6000;

/** A sign that came before this code did: the browser remembers the first key or touch. */
const hasActed = (): boolean => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

/**
 * Whether the first view has had its moment. A popup over a page that is still being laid out is in the way of
 * the one thing the visitor came to see; the legal notice alone does not wait.
 */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(hasActed);
  useEffect(() => {
    if (settled) return undefined;
    const settle = () => setSettled(true);
    if (hasActed()) settle();
    const timer = setTimeout(settle, PATIENCE_MS);
    for (const sign of SIGNS) window.addEventListener(sign, settle, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, settle);
    };
  }, [settled]);
  return settled;
}
