// Must run in any Node with modules: no newer syntax in this file.

/** The lowest minor version of each supported major version. Majors above the last are supported, others are not. */
const FLOORS = { 20: 19, 22: 12 };
const NEWEST_FLOOR = 22;

/**
 * Returns why a Node version cannot run the commands.
 * @param version `process.versions.node`, e.g. `20.18.1`
 * @returns one sentence, or null if it can
 */
export function unsupportedReason(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > NEWEST_FLOOR || minor >= FLOORS[major]) return null;
  return `Node ${version} is not supported. Use Node 20.19 or a later 20, or Node 22.12 or newer.`;
}
