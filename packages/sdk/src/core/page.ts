/** Whether there is a page and nobody sees it; a worker or a Node process is never hidden. */
export function isPageHidden(): boolean {
  return (globalThis as { document?: Document }).document?.visibilityState === 'hidden';
}
