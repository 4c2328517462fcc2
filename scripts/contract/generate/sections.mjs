// The sections of the customer's specification that a document cites, for readers who have neither that nor docs/.

const ROW = /^\| (\d(?:\.\d)?) +\| (.*?) +\|/gm;
const CITED = /\bspec (\d(?:\.\d)?(?:(?:, | and | to )\d(?:\.\d)?)*)/g;

/**
 * Reads the index of docs/specification.md.
 *
 * @returns {Map<string, string>} a section's number and what it is about, in the order of the index.
 */
export function readSections(markdown) {
  return new Map([...markdown.matchAll(ROW)].map(([, section, about]) => [section, about]));
}

/**
 * The document with a list of the sections it cites at the end of its description.
 *
 * @throws {Error} when it cites a section that the index does not have.
 */
export function withSections(document, sections) {
  const texts = [...JSON.stringify(document).matchAll(CITED)].map(([, list]) => list.match(/\d(?:\.\d)?/g));
  const cited = new Set(texts.flat());
  const unknown = [...cited].filter((section) => !sections.has(section));
  if (unknown.length > 0)
    throw new Error(`docs/specification.md has no row for section ${unknown.join(', ')}`);
  if (cited.size === 0) return document;

  const rows = [...sections].filter(([section]) => cited.has(section));
  const description = [
    document.info.description.trimEnd(),
    '',
    'Numbers after "spec" are sections of the customer\'s specification, whose text is not public. What each is about:',
    '',
    '| Section | What it is about |',
    '|---|---|',
    ...rows.map(([section, about]) => `| ${section} | ${about} |`),
    '',
  ].join('\n');
  return { ...document, info: { ...document.info, description } };
}
