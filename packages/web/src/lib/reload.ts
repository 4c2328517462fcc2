/**
 * Reloads the page from the network. A service worker would answer with its cached page, whose files may be gone from
 * the server; it is removed and registers again.
 */
export async function reloadFromNetwork(): Promise<void> {
  if ('serviceWorker' in navigator) {
    const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
    await registration?.unregister().catch(() => false);
  }
  window.location.reload();
}
