/** The command of this package, as a reader types it. */
export const TOOL = 'npx @tara/conformance';

/** Shell functions that a sequence defines if its lines use them. */
export const FUNCTIONS = {
  field: `field() { node -e "const value = JSON.parse(require('fs').readFileSync(0, 'utf8'))$1; console.log(typeof value === 'object' ? JSON.stringify(value) : value)"; }`,
  random: `random() { LC_ALL=C tr -dc "$2" </dev/urandom | head -c "$1"; }`,
} as const;

const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const PLACEHOLDER = /\uE000#?(\w+)\uE001/g;
const ONLY_PLACEHOLDER = /^\uE000\w+\uE001$/;

/** Ends a sequence with a sentence if a reader has not set a variable. */
export const requireVariable = (name: string): string => `: "\${${name}:?set it first}"`;

/** A text in double quotes, where variables are shorter. */
export const quoteDouble = (text: string): string => `"${text.replaceAll(/["\\$`]/g, String.raw`\$&`)}"`;

/** A text that the shell takes as it is. */
export const quote = (text: string): string =>
  ONLY_PLACEHOLDER.test(text) ? `"${text}"` : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Stands for a variable in a text that is quoted later. @param isNumber in JSON it needs no quotes */
export const placeholder = (name: string, isNumber = false): string =>
  `${OPEN}${isNumber ? '#' : ''}${name}${CLOSE}`;

/** A value as JSON, with placeholders. */
export const toJson = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(/"\uE000#(\w+)\uE001"/g, `${OPEN}$1${CLOSE}`);

/** A comment cannot have quotes around variables. */
export const insertIntoComment = (text: string): string => text.replaceAll(PLACEHOLDER, '$$$1');

/** Replaces the placeholders of a command by variables, as the quotes around them demand. */
export function insertVariables(command: string): string {
  let quotes = '';
  let written = '';
  for (let at = 0; at < command.length; at++) {
    const character = command[at] ?? '';
    if (character === OPEN) {
      const end = command.indexOf(CLOSE, at);
      const name = command.slice(at + 1, end).replace('#', '');
      const next = command[end + 1] ?? '';
      const variable = /\w/.test(next) && quotes === '"' ? `\${${name}}` : `$${name}`;
      written += quotes === '"' ? variable : quotes === "'" ? `'"${variable}"'` : `"${variable}"`;
      at = end;
      continue;
    }
    if (character === '\\' && quotes !== "'") {
      written += character + (command[at + 1] ?? '');
      at += 1;
      continue;
    }
    if (quotes === '' && (character === "'" || character === '"')) quotes = character;
    else if (character === quotes) quotes = '';
    written += character;
  }
  return written;
}
