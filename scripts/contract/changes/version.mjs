// Checks whether the version of the contract fits the changes since the last release.
import semver from 'semver';
import { isBreaking } from './change.mjs';

/** How many places of one change a message lists. */
const LISTED_PLACES = 3;

/**
 * Lists what is wrong with the version of a contract that has these changes.
 *
 * @param {import('./change.mjs').Change[]} changes since the last release.
 * @param {{ released: string, version: string, changelog: string, today: string }} state
 *   version of the last release and of the contract, the text of the changelog, and today as YYYY-MM-DD.
 * @returns {string[]} one message per fault.
 */
export function versionFaults(changes, { released, version, changelog, today }) {
  if (semver.valid(version) !== version || semver.prerelease(version))
    return [`info.version is ${version}, not major.minor.patch.`];
  const faults = [];
  const isBack = semver.lt(version, released);
  const step = isBack ? null : semver.diff(released, version);
  const breaking = changes.filter((change) => isBreaking(change));
  const additions = changes.filter((change) => !isBreaking(change));
  if (isBack) faults.push(`info.version ${version} is lower than the released ${released}.`);
  if (breaking.length > 0 && step !== 'major')
    faults.push(
      `Breaking changes since ${released} need version ${semver.inc(released, 'major')}, not ${version}:\n${listed(breaking)}`,
    );
  else if (additions.length > 0 && step !== 'major' && step !== 'minor')
    faults.push(
      `Additions since ${released} need version ${semver.inc(released, 'minor')}, not ${version}:\n${listed(additions)}`,
    );
  const tooEarly = changes.filter(({ sunset }) => sunset !== undefined && sunset > today);
  if (tooEarly.length > 0)
    faults.push(
      `These parts must stay until their sunset, in every version:\n${listed(
        tooEarly.map((change) => ({ ...change, text: `${change.text}, must stay until ${change.sunset}` })),
      )}`,
    );
  if (!changelog.includes(`\n## [${version}]`))
    faults.push(`openapi/CHANGELOG.md has no section "## [${version}]".`);
  return faults;
}

/** One line for each change. A change of a shared schema lists only its first places. */
function listed(changes) {
  const byChange = new Map();
  for (const { at, text } of changes) {
    const key = `${withinCall(at)} ${text}`;
    byChange.set(key, { text, places: [...(byChange.get(key)?.places ?? []), at] });
  }
  return [...byChange.values()]
    .flatMap(({ text, places }) => {
      const more = places.length - LISTED_PLACES;
      const lines = places.slice(0, LISTED_PLACES).map((at) => `  ${at}: ${text}`);
      return more > 0 ? [...lines, `    and in ${more} more places`] : lines;
    })
    .join('\n');
}

/** The field, status or header of a change, or the call itself. */
function withinCall(at) {
  const place = at.replace(/^[A-Z]+ \/\S+/, '');
  return place === '' ? at : place.split('/').at(-1);
}
