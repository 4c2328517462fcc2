/** Whether there is a page and nobody sees it; a worker or a Node process is never hidden. */
export function isPageHidden(): boolean {
  return (globalThis as { document?: Document }).document?.visibilityState === 'hidden';
}

/** What happens to a page: it is hidden or shown, it leaves, or it is there (again). */
export type PageEvent = 'hidden' | 'visible' | 'pagehide' | 'pageshow';

/**
 * Follows the page; where there is none, nothing happens.
 * @param run told of each event
 * @returns the way to stop following
 */
export function watchPage(run: (event: PageEvent) => void): () => void {
  const listening = new AbortController();
  const { document: page } = globalThis as { document?: Document };
  const tell = ({ type }: { type: string }) =>
    run((type === 'visibilitychange' ? page?.visibilityState : type) as PageEvent);
  // All of them are told to the window, too. What stands for a page, e.g. in tests of others, need not have everything.
  for (const name of page ? ['visibilitychange', 'pagehide', 'pageshow'] : [])
    globalThis.addEventListener?.(name, tell, { signal: listening.signal });
  return () => listening.abort();
}
