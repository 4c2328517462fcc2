// Checks the list of the SDK's capabilities, and makes its table. Has no side effects: the caller reads the files.

/** The libraries with which the list compares the SDK. */
export const PEERS = ['stripe-node', 'openapi-fetch', 'supabase-js', 'hey-api'];

/** `unknown`: their documents and sources say nothing about it. */
const MARKS = ['yes', 'partly', 'no', 'unknown'];

/** Reads `@tara/sdk/lists listAll`. @returns the entry of the package, and the name with its members */
export function parseSymbol(symbol) {
  const [entry, ...path] = symbol.split(/[ .]/);
  return { entry, path };
}

/**
 * Checks the list.
 * @param {object[]} capabilities of `packages/sdk/capabilities.yaml`
 * @param {object} sources
 * @param {(symbol: string) => boolean} sources.isExported
 * @param {(file: string) => string[] | null} sources.readTitles the titles of a file of tests; null without the file
 * @returns {string[]} a sentence for each error
 */
export function findErrors(capabilities, { isExported, readTitles }) {
  return capabilities.flatMap((capability) => {
    const { name, symbols = [], tests = {} } = capability;
    const errors = [
      ...(symbols.length === 0 ? ['it has no symbol'] : []),
      ...(Object.keys(tests).length === 0 ? ['it has no test'] : []),
      ...symbols.filter((symbol) => !isExported(symbol)).map((symbol) => `"${symbol}" is not exported`),
      ...Object.entries(tests).flatMap(([file, titles]) => findTestErrors(file, titles, readTitles(file))),
      ...PEERS.flatMap((peer) => findPeerErrors(peer, capability[peer])),
    ];
    return errors.map((error) => `${name}: ${error}`);
  });
}

function findTestErrors(file, titles, known) {
  if (known === null) return [`${file} does not exist`];
  return titles.filter((title) => !known.includes(title)).map((title) => `${file} has no test "${title}"`);
}

function findPeerErrors(peer, cell) {
  if (cell === undefined) return [`${peer} is missing`];
  const { is, note, see } = cell;
  if (!MARKS.includes(is)) return [`${peer}: "${is}" is not one of ${MARKS.join(', ')}`];
  return [
    ...(is === 'partly' && !note ? [`${peer} needs a note`] : []),
    ...(is !== 'unknown' && !/^https:\/\/\S+$/.test(see) ? [`${peer} needs the address of a document`] : []),
  ];
}

/** Lists symbols by their entry: `createSdk`; `listAll`, `List` of `lists`. */
function toCode(symbols) {
  const groups = new Map();
  for (const { entry, path } of symbols.map(parseSymbol))
    groups.set(entry, [...(groups.get(entry) ?? []), `\`${path.join('.')}\``]);
  const named = [...groups].map(([entry, names]) => {
    const [, group] = entry.split('@tara/sdk/');
    return names.join(', ') + (group ? ` of \`${group}\`` : '');
  });
  return named.join('; ');
}

/** Returns the table of the readme, one line per capability. */
export function toTable(capabilities) {
  const rows = capabilities.map(({ name, symbols, ...cells }) => [
    name,
    toCode(symbols),
    ...PEERS.map((peer) => cells[peer].is),
  ]);
  const head = ['Capability', 'Symbols', ...PEERS];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Returns whether two tables have the same cells; the widths of their columns do not matter. */
export function isSameTable(a, b) {
  const normalize = (table) => table.trim().replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
  return normalize(a) === normalize(b);
}
