/** Keys that scroll a page. */
const SCROLL_KEYS = new Set(['PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', ' ']);

/**
 * Lets the keyboard scroll the page before an element has focus. The page scrolls inside an element with
 * `data-scroller`, and browsers scroll the focused element's container. Focus moves with the first scroll key and not
 * at load, so that Tab starts at the top.
 * @returns a function that stops it
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
