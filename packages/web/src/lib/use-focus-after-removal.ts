import { useEffect, useRef } from 'react';

interface Place {
  list: Element;
  index: number;
  page: Element | null;
}

/** Index of the focused heart, or null. */
function getPlace(target: EventTarget | null): Place | null {
  const tile = target instanceof Element ? target.closest('[aria-pressed]')?.closest('li') : null;
  const list = tile?.parentElement;
  return tile && list ? { list, index: [...list.children].indexOf(tile), page: tile.closest('main') } : null;
}

/**
 * Keeps focus in a list of favourites when the focused tile is removed: on the next heart, or on the heading after the
 * last one.
 * @param count number of tiles
 */
export function useFocusAfterRemoval(count: number): void {
  const place = useRef<Place | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      place.current = getPlace(target);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    if (!place.current || document.activeElement !== document.body) return;
    const { list, index, page } = place.current;
    const hearts = list.isConnected ? [...list.querySelectorAll<HTMLElement>('[aria-pressed]')] : [];
    const next = hearts[index] ?? hearts.at(-1) ?? page?.querySelector<HTMLElement>('h1');
    next?.focus();
  }, [count]);
}
