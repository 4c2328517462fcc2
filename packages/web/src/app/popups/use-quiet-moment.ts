import { useEffect, useRef, useState } from 'react';

/** Input by which the player starts something: a popup would come between. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
/** Signs that the player is about to: the moment begins again. */
const SIGNS = ['pointermove', 'scroll', 'focusin'] as const;
/** How long nothing happens in a quiet moment, in ms: shorter than the way of a finger to a tile. */
const QUIET_MS = 1200;

/** Whether a dialog is open or a field has focus, which a popup would interrupt. */
function isOccupied(): boolean {
  const { activeElement } = document;
  const typing =
    activeElement !== null && activeElement.matches('input, textarea, select, [contenteditable]');
  return typing || document.visibilityState !== 'visible' || document.querySelector('dialog[open]') !== null;
}

/**
 * Whether a popup may appear: in the first quiet moment after the player has arrived, before any tap, key press or
 * scrolling. After one of them it waits for the next arrival, so that it never appears under a finger, and one popup
 * never follows another.
 * @param arrival identifies the visit of home; null elsewhere
 * @param wanted whether a popup waits
 */
export function useQuietMoment(arrival: string | null, wanted: boolean): boolean {
  const [quiet, setQuiet] = useState(false);
  const acted = useRef(false);
  if (!wanted && quiet) setQuiet(false);
  useEffect(() => {
    if (arrival === null) return undefined;
    acted.current = false;
    const act = () => {
      acted.current = true;
    };
    for (const name of ACTS) window.addEventListener(name, act, { capture: true, passive: true });
    return () => {
      for (const name of ACTS) window.removeEventListener(name, act, { capture: true });
    };
  }, [arrival]);
  useEffect(() => {
    if (arrival === null || !wanted || quiet) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (acted.current) return;
        if (isOccupied()) wait();
        else setQuiet(true);
      }, QUIET_MS);
    };
    wait();
    for (const sign of SIGNS) window.addEventListener(sign, wait, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, wait, { capture: true });
    };
  }, [arrival, wanted, quiet]);
  return quiet;
}
