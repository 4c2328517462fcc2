import { useEffect, useState } from 'react';

/** Events that show activity. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll', 'focusin'] as const;
/** How long the page must be idle, in ms. */
const IDLE_MS = 4000;

/** Whether a dialog is open or a field has focus, which a popup would interrupt. */
function isOccupied(): boolean {
  const { activeElement } = document;
  const typing =
    activeElement !== null && activeElement.matches('input, textarea, select, [contenteditable]');
  return typing || document.visibilityState !== 'visible' || document.querySelector('dialog[open]') !== null;
}

/**
 * Whether a popup may appear: the page has been idle for a few seconds, no field has focus and no dialog is open. It
 * never appears during a touch, move or key press, which would hit the popup.
 * @param wanted whether a popup waits; each one waits for a new idle period
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
