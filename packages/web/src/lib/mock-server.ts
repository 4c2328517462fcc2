/** Whether the page is in development or comes from the mock server, which marks it; a real backend has no worlds. */
export function isOnMockServer(): boolean {
  return import.meta.env.DEV || document.documentElement.dataset['server'] === 'mock';
}
