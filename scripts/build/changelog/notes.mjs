// Reads change notes and writes them into a changelog. Pure.

const PACKAGES = ['sdk', 'mock-server', 'web'];
/** Kinds of a note, with their headings in the order of a changelog. */
const HEADINGS = { breaking: 'What you must change', added: 'Added', changed: 'Changed', fixed: 'Fixed' };

/** @throws {Error} if the note has another form than .changes/README.md describes */
export function parseNote(name, source) {
  const [, pkg, kind, text = ''] =
    /^---\r?\npackage: (\S+)\r?\nkind: (\S+)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (!PACKAGES.includes(pkg) || !(kind in HEADINGS) || text.trim() === '')
    throw new Error(`.changes/${name} is no change note; see .changes/README.md.`);
  return { pkg, kind, text: text.trim() };
}

/**
 * @param {string} changelog text of CHANGELOG.md; releases are headings of level 2, the newest first
 * @param {{ kind: string, text: string }[]} notes
 * @param {string} release date, as YYYY-MM-DD
 * @returns {string} the changelog with the release on top
 * @throws {Error} if the date is none or already has a release
 */
export function foldNotes(changelog, notes, release) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(release)) throw new Error(`"${release}" is no date; write YYYY-MM-DD.`);
  if (changelog.includes(`\n## ${release}\n`)) throw new Error(`There is a release of ${release} already.`);
  const parts = Object.entries(HEADINGS).flatMap(([kind, heading]) => {
    const lines = notes
      .filter((note) => note.kind === kind)
      .map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`);
    return lines.length > 0 ? [`### ${heading}\n\n${lines.join('\n')}\n`] : [];
  });
  const [intro, ...older] = changelog.trimEnd().split(/\n(?=## )/);
  return `${[`${intro.trimEnd()}\n`, `## ${release}\n\n${parts.join('\n')}`, ...older].join('\n').trimEnd()}\n`;
}
