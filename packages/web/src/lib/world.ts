import { sessionStore, readJson, writeJson } from './storage.ts';

const KEY = 'tara.world';

/**
 * The world of the mock server that this page uses: `?world=name` selects one for the session. Worlds are isolated
 * tenants, so that tests and colleagues do not interfere; `default` is at the root.
 */
export function currentWorldName(): string {
  const asked = new URLSearchParams(window.location.search).get('world');
  if (asked !== null && /^[a-z0-9-]{1,40}$/.test(asked)) {
    writeJson(sessionStore, KEY, asked);
    return asked;
  }
  const kept = readJson<unknown>(sessionStore, KEY);
  return typeof kept === 'string' && /^[a-z0-9-]{1,40}$/.test(kept) ? kept : 'default';
}
