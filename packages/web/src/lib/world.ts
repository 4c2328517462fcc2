import { sessionStore, readJson, writeJson } from './storage.ts';

const KEY = 'tara.world';

/**
 * The mock world this page lives in: `?world=name` picks one, kept for the session. Worlds are isolated
 * universes of the mock server, so that tests and colleagues do not meet; `default` is the root.
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
