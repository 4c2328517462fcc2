import { isPageHidden } from '../core/page.ts';

/**
 * Follows whether the page is shown, hidden or left; where there is none, nothing happens.
 * @param onHide the page is hidden, perhaps for good: nothing may run any more after it
 * @param onLeave the page leaves (true), or is back from the browser's page cache (false); told before `onHide`
 * @returns the way to stop following
 */
export function watchPage(onHide: () => void, onLeave: (leaving: boolean) => void): () => void {
  const listening = new AbortController();
  const page = (globalThis as { document?: Document }).document;
  if (page) {
    const { signal } = listening;
    page.addEventListener('visibilitychange', () => isPageHidden() && onHide(), { signal });
    const leave = () => {
      onLeave(true);
      onHide();
    };
    globalThis.addEventListener('pagehide', leave, { signal });
    globalThis.addEventListener('pageshow', () => onLeave(false), { signal });
  }
  return () => listening.abort();
}
