/**
 * The world of the mock server that this page uses. Worlds are isolated tenants, so that tests and colleagues do not
 * interfere. The head script (src/head/head.ts) selects one for the session by `?world=name`.
 * @returns undefined for the world `default`, which is at the root
 */
export function otherWorld(): string | undefined {
  return document.documentElement.dataset['world'];
}
