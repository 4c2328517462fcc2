/** Returns whether the code runs in a hidden page. A worker or a Node process is never hidden. */
export function isPageHidden(): boolean {
  return (globalThis as { document?: Document }).document?.visibilityState === 'hidden';
}

/** Events of a page: it is hidden or shown, it unloads, or it is restored. */
export type PageEvent = 'hidden' | 'visible' | 'pagehide' | 'pageshow';

/**
 * Listens to the events of the page. Does nothing without a page.
 * @param run called for each event
 * @returns a function that stops listening
 */
export function watchPage(run: (event: PageEvent) => void): () => void {
  const { document: page } = globalThis as { document?: Document };
  const tell = ({ type }: { type: string }) =>
    run((type === 'visibilitychange' ? page?.visibilityState : type) as PageEvent);
  // All of these events reach the window. Replacements for `window`, e.g. in tests, may lack parts of it.
  // The option `signal` is missing in old browsers, and in jsdom it refuses a signal of Node.
  const each = (action: 'addEventListener' | 'removeEventListener') => {
    for (const name of page ? ['visibilitychange', 'pagehide', 'pageshow'] : [])
      globalThis[action]?.(name, tell);
  };
  each('addEventListener');
  return () => each('removeEventListener');
}
