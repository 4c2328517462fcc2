// Read by any Node, however old: no syntax here that is younger than modules themselves.

/** The lowest minor version of each major version that has one; majors above the last are good, the others are not. */
const FLOORS = { 20: 19, 22: 12 };
const NEWEST_FLOOR = 22;

/**
 * Why this Node cannot run the commands.
 * @param version as `process.versions.node` has it, e.g. `20.18.1`
 * @returns one sentence, or null where it can
 */
export function refusalOf(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > NEWEST_FLOOR || minor >= FLOORS[major]) return null;
  return `Node 20.19 or newer is needed, of Node 22 at least 22.12, and not 21; this is ${version}.`;
}
