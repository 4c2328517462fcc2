// Reads change notes and writes them into a changelog. Has no side effects.

const PACKAGES = ['sdk', 'mock-server', 'conformance', 'web'];
/** Kinds of a note and their headings, in the order of a changelog. */
const HEADINGS = { breaking: 'What you must change', added: 'Added', changed: 'Changed', fixed: 'Fixed' };

/** @throws {Error} if the note does not have the format of .changes/README.md */
export function parseNote(name, source) {
  const [, pkg, kind, text = ''] =
    /^---\r?\npackage: (\S+)\r?\nkind: (\S+)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (!PACKAGES.includes(pkg) || !(kind in HEADINGS) || text.trim() === '')
    throw new Error(`.changes/${name} is not a change note; see .changes/README.md.`);
  return { pkg, kind, text: text.trim() };
}

/**
 * Adds a release to a changelog.
 * @param {string} changelog text of CHANGELOG.md; releases are headings of level 2, the newest first
 * @param {{ kind: string, text: string }[]} notes
 * @param {string} release date, YYYY-MM-DD
 * @returns {string} the changelog with the release on top
 * @throws {Error} if the date is invalid or already has a release
 */
export function foldNotes(changelog, notes, release) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(release)) throw new Error(`"${release}" is not a date; write YYYY-MM-DD.`);
  if (changelog.includes(`\n## ${release}\n`))
    throw new Error(`The changelog already has a release of ${release}.`);
  const parts = Object.entries(HEADINGS).flatMap(([kind, heading]) => {
    const lines = notes
      .filter((note) => note.kind === kind)
      .map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`);
    return lines.length > 0 ? [`### ${heading}\n\n${lines.join('\n')}\n`] : [];
  });
  const [intro, ...older] = changelog.trimEnd().split(/\n(?=## )/);
  return `${[`${intro.trimEnd()}\n`, `## ${release}\n\n${parts.join('\n')}`, ...older].join('\n').trimEnd()}\n`;
}
