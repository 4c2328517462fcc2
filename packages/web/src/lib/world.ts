/**
 * The world of the mock server that this page uses. Worlds are isolated tenants, so that tests and colleagues do not
 * interfere. The head script of index.html selects one for the session by `?world=name`.
 * @returns undefined for the world `default`, which is at the root
 */
export function otherWorld(): string | undefined {
  return document.documentElement.dataset['world'];
}

/** Whether the page is in development or comes from the mock server, which marks it; a real backend has no worlds. */
export function isOnMockServer(): boolean {
  return import.meta.env.DEV || document.documentElement.dataset['server'] === 'mock';
}
