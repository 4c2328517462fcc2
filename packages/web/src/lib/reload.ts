/**
 * Loads the page again from the network. A service worker would answer with the page it keeps, whose files may be
 * gone from the server; it is taken off and comes back with the page.
 */
export async function reloadFromNetwork(): Promise<void> {
  if ('serviceWorker' in navigator) {
    const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
    await registration?.unregister().catch(() => false);
  }
  window.location.reload();
}
