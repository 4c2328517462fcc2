/** Keys by which a page is scrolled. */
const SCROLL_KEYS = new Set(['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', ' ']);

/**
 * Lets the keyboard scroll the page before anything on it has focus. The page scrolls in a box of its own (marked
 * `data-scroller`), and browsers scroll the box that holds focus: without this the first keys go to a body that
 * has nothing to scroll. Focus moves with the first such key and not on loading, so that Tab starts at the top.
 * @returns how to stop
 */
export function startKeyboardScroll(): () => void {
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) => {
    if (defaultPrevented || altKey || ctrlKey || metaKey || !SCROLL_KEYS.has(key)) return;
    if (document.activeElement !== document.body) return;
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-scroller]')];
    boxes.find((box) => box.getClientRects().length > 0)?.focus({ preventScroll: true });
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}
