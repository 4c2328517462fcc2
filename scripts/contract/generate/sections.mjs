// Lists the sections of the customer's specification that a document cites, for readers without access to them.

const ROW = /^\| (\d(?:\.\d)?) +\| (.*?) +\|/gm;
const CITED = /\bspec (\d(?:\.\d)?(?:(?:, | and | to )\d(?:\.\d)?)*)/g;

/**
 * Reads the index of docs/specification.md.
 *
 * @returns {Map<string, string>} the subject of each section by its number, in the order of the index.
 */
export function readSections(markdown) {
  return new Map([...markdown.matchAll(ROW)].map(([, section, about]) => [section, about]));
}

/**
 * Adds a list of the cited sections to the end of the description of a document.
 *
 * @throws {Error} if the document cites a section that the index does not have.
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
    'Numbers after "spec" are sections of the customer\'s specification, whose text is not public:',
    '',
    '| Section | Subject |',
    '|---|---|',
    ...rows.map(([section, about]) => `| ${section} | ${about} |`),
    '',
  ].join('\n');
  return { ...document, info: { ...document.info, description } };
}
