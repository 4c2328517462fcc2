import { useEffect, useState } from 'react';

/** What shows that somebody is busy with the page. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll', 'focusin'] as const;
/** How long nothing of that has happened when the moment is a good one, in ms. */
const IDLE_MS = 4000;

/** Whether something is open or being typed that a popup would take the player out of. */
function isOccupied(): boolean {
  const { activeElement } = document;
  const typing =
    activeElement !== null && activeElement.matches('input, textarea, select, [contenteditable]');
  return typing || document.visibilityState !== 'visible' || document.querySelector('dialog[open]') !== null;
}

/**
 * Whether a popup may come now: the page has been left alone for a few seconds, no field has focus and no dialog is
 * open. It never answers a touch, a move or a key, which would be lost in it.
 * @param wanted whether something waits for that moment; it is awaited anew each time
 */
export function useIdle(wanted: boolean): boolean {
  const [idle, setIdle] = useState(false);
  if (!wanted && idle) setIdle(false);
  useEffect(() => {
    if (!wanted || idle) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (isOccupied() ? wait() : setIdle(true)), IDLE_MS);
    };
    wait();
    for (const sign of SIGNS) window.addEventListener(sign, wait, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, wait, { capture: true });
    };
  }, [wanted, idle]);
  return idle;
}
