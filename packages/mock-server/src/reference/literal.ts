const WIDTH = 80;

function quoted(text: string): string {
  const inside = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`);
  return `'${inside}'`;
}

function getName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
}

/** An expression that is inserted into a literal unchanged. */
export class Expression {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/**
 * A JSON value as TypeScript source: on one line if it fits, else one line per entry.
 * @param indent the spaces before its first line
 * @param width the maximum length of a line, including the spaces
 */
export function literal(value: unknown, indent = 0, width = WIDTH): string {
  if (value instanceof Expression) return value.text;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = (depth: number): string[] =>
    isList
      ? value.map((entry) => literal(entry, depth, width))
      : Object.entries(value).map(([key, entry]) => `${getName(key)}: ${literal(entry, depth, width)}`);
  const flat = parts(0);
  if (flat.length === 0) return isList ? '[]' : '{}';
  const oneLine = isList ? `[${flat.join(', ')}]` : `{ ${flat.join(', ')} }`;
  if (indent + oneLine.length <= width && !oneLine.includes('\n')) return oneLine;
  const inner = ' '.repeat(indent + 2);
  const lines = parts(indent + 2).map((part) => `${inner}${part},`);
  return [isList ? '[' : '{', ...lines, `${' '.repeat(indent)}${isList ? ']' : '}'}`].join('\n');
}
