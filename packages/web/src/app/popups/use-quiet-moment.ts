import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Input by which the player starts something: a popup would come between. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
/** Signs that the player is about to: the moment begins again. */
const SIGNS = [...ACTS, 'pointermove', 'scroll', 'focusin'] as const;
/** How long nothing happens in a quiet moment, in ms: shorter than the way of a finger to a tile. */
const QUIET_MS = 1200;

/** Whether a dialog is open or a field has focus, which a popup would interrupt. */
function isOccupied(): boolean {
  const { activeElement } = document;
  const typing =
    activeElement !== null && activeElement.matches('input, textarea, select, [contenteditable]');
  return typing || document.visibilityState !== 'visible' || document.querySelector('dialog[open]') !== null;
}

function listen(names: readonly string[], listener: () => void): () => void {
  for (const name of names) window.addEventListener(name, listener, { capture: true, passive: true });
  return () => {
    for (const name of names) window.removeEventListener(name, listener, { capture: true });
  };
}

/** Whether there was input since the page was opened. */
export function useFirstInput(): boolean {
  const [used, setUsed] = useState(false);
  useEffect(() => (used ? undefined : listen(ACTS, () => setUsed(true))), [used]);
  return used;
}

/**
 * Whether a popup may appear: in the first quiet moment after the player has arrived, before any tap, key press or
 * scrolling. After one of them it waits for the next arrival, so that it never appears under a finger. When the page
 * opens, it waits for the first input instead: the first view is the page, not a popup.
 * @param arrival identifies the visit of home; null elsewhere
 * @param wanted whether a popup waits
 * @param used whether there was input since the page was opened
 */
export function useQuietMoment(arrival: string | null, wanted: boolean, used: boolean): boolean {
  const [quiet, setQuiet] = useState(false);
  const acted = useRef(false);
  if (!wanted && quiet) setQuiet(false);
  const watchActs = useEffectEvent(() => {
    acted.current = false;
    return used
      ? listen(ACTS, () => {
          acted.current = true;
        })
      : undefined;
  });
  useEffect(() => (arrival === null ? undefined : watchActs()), [arrival]);
  useEffect(() => {
    if (arrival === null || !used || !wanted || quiet) return undefined;
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
    const leave = listen(SIGNS, wait);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [arrival, used, wanted, quiet]);
  return quiet;
}
