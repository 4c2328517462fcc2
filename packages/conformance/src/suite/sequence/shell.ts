/** Shell functions that a sequence defines if its lines use them. */
export const FUNCTIONS = {
  field: `field() { node -e "const value = JSON.parse(require('fs').readFileSync(0, 'utf8'))$1; console.log(typeof value === 'object' ? JSON.stringify(value) : value)"; }`,
  random: `random() { LC_ALL=C tr -dc "$2" </dev/urandom | head -c "$1"; }`,
} as const;

/** Asks a reader to do what a hook did, and ends the sequence if the reader has not set the variables. */
export const askByHand = (hook: string, parameters: string, names: readonly string[]): readonly string[] => [
  `# hook ${hook}(${parameters}): bring this about by hand${names.length > 0 ? ` and set ${names.join(' and ')}` : ''}`,
  ...names.map((name) => `: "\${${name}:?set it first}"`),
];

/** Makes the command of a hook, which may fail to make one. */
export function readCommand(make: (() => string | undefined) | undefined): string | undefined {
  try {
    return make?.();
  } catch {
    return undefined;
  }
}

/** A text in double quotes, where variables are shorter. */
export const quoteDouble = (text: string): string => `"${text.replaceAll(/["\\$`]/g, String.raw`\$&`)}"`;

/** A text that the shell takes as it is. */
export const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A word that the shell may change is quoted. */
export const toWord = (text: string): string => (/^[\w.-]+$/.test(text) ? text : quote(text));

/** A word of random characters. */
export function toRandomWord(length: number, alphabet: string): string {
  const set = alphabet
    .replace('abcdefghijklmnopqrstuvwxyz', 'a-z')
    .replace('0123456789', '0-9')
    .replace('123456789', '1-9');
  return `$(random ${length} ${toWord(set)})`;
}

/** Neither a longer number nor a longer address contains the value. */
function toPattern(value: string | number): string {
  const text = String(value).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (typeof value === 'number') return String.raw`(?<![\w.])${text}(?![\w.])`;
  return value.startsWith('http') ? String.raw`${text}(?![\w.:-])` : text;
}

/**
 * Replaces values in a command by variables, as the quotes around them demand.
 * @param variables the names by the values
 */
export function insertVariables(command: string, variables: ReadonlyMap<string | number, string>): string {
  const longestFirst = [...variables.keys()].toSorted((a, b) => String(b).length - String(a).length);
  const parts = new RegExp([...longestFirst.map(toPattern), String.raw`\\.`, `['"]`].join('|'), 'gs');
  let quotes = '';
  const replaced = command.replaceAll(parts, (found, offset: number) => {
    const name = variables.get(found) ?? variables.get(Number(found));
    if (name === undefined) {
      // In single quotes a backslash is a character.
      if (found === quotes || (quotes === "'" && found === String.raw`\'`)) quotes = '';
      else if (quotes === '' && found.length === 1) quotes = found;
      return found;
    }
    if (quotes === "'") return `'"$${name}"'`;
    if (quotes === '') return `"$${name}"`;
    return /^\w/.test(command.slice(offset + found.length)) ? `\${${name}}` : `$${name}`;
  });
  return replaced.replaceAll(/(?<![\w'\\])''("\$\w+")''/g, '$1');
}
