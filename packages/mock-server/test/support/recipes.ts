/** The expected answer of a recipe. */
interface Expected {
  /** Absent for any success. */
  readonly status?: number;
  /** A part of the answer; of a list, of its first entries. */
  readonly part?: unknown;
  /** Whether the connection ends before or in the middle of the answer. */
  readonly cut?: 'answer' | 'body';
  /** Whether the call waits on the server, in the background of the shell. */
  readonly waits?: true;
  /** A part of the output of a command. */
  readonly output?: string;
}

/** One line of a shell block of the guide: an assignment, or a call. */
export interface Recipe {
  readonly line: string;
  /** The assigned variable, if any. */
  readonly name?: string;
  /** The words of a curl command before variables are replaced; absent for a plain assignment. */
  readonly command?: string;
  readonly value?: string;
  /** The path of `jq -r` in the answer. */
  readonly pick?: string;
  readonly expected: Expected;
}

const ASSIGNMENT = /^(?:export )?([A-Z_]+)=(.*)$/;
const SUBSTITUTION = /^\$\((curl .*) \| jq -r (\S+)\)$/;

function parseExpected(comment: string): Expected {
  if (comment === 'no answer') return { cut: 'answer' };
  if (comment === 'waits') return { waits: true };
  if (comment === 'no whole answer') return { cut: 'body' };
  const [, status, part] = /^(\d{3})(?: (.+))?$/.exec(comment) ?? [];
  if (status === undefined) throw new Error(`the guide says of an answer: ${comment}`);
  return { status: Number(status), ...(part === undefined ? {} : { part: JSON.parse(part) as unknown }) };
}

/** The command for a running server: the words after this. */
export const COMMAND = 'tara-mock-server ';

/** @param comment the comment below the line, if any */
function parseRecipe(line: string, comment: string | undefined): Recipe {
  if (line.startsWith(COMMAND))
    return { line, command: line, expected: comment === undefined ? {} : { output: comment } };
  const expected = comment === undefined ? {} : parseExpected(comment);
  const [, name, value = ''] = ASSIGNMENT.exec(line) ?? [];
  if (name === undefined) return { line, command: line, expected };
  const [, command, pick] = SUBSTITUTION.exec(value) ?? [];
  if (command === undefined || pick === undefined) return { line, name, value, expected };
  return { line, name, command, pick: pick.replaceAll("'", ''), expected };
}

/** The shell blocks of a page that call curl, as recipes in their order. */
export function parseRecipes(page: string): Recipe[] {
  return [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)]
    .map(([, block = '']) => block.trimEnd().split('\n'))
    .filter((lines) => lines.some((line) => line.includes('curl ') || line.startsWith(COMMAND)))
    .flatMap((lines) =>
      lines.flatMap((line, index) => {
        if (line.startsWith('#')) return [];
        const next = lines[index + 1];
        return [parseRecipe(line, next?.startsWith('# ') ? next.slice(2) : undefined)];
      }),
    );
}

/**
 * Splits a command into words as a shell does: quotes join words, and single quotes prevent the replacement of variables.
 */
export function splitWords(command: string, variables: ReadonlyMap<string, string>): string[] {
  const fill = (text: string): string =>
    text.replaceAll(/\$([A-Z]+)/g, (_, name: string) => {
      const value = variables.get(name);
      if (value === undefined) throw new Error(`the guide uses $${name} before it has one`);
      return value;
    });
  return [...command.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) =>
    [...word.matchAll(/'([^']*)'|"([^"]*)"|([^'"]+)/g)]
      .map(([, single, double, bare]) => single ?? fill(double ?? bare ?? ''))
      .join(''),
  );
}

/** The request of a curl command. */
export interface CurlRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | Blob | FormData | undefined;
  /** The file that stores the answer. */
  readonly output: string | undefined;
}

/** Parses a curl command, with files in memory. It supports only the options of the guide. */
export function readCurl(
  command: string,
  variables: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, Blob>,
): CurlRequest {
  const [, ...words] = splitWords(command.replace(/ &$/, ''), variables);
  const headers: Record<string, string> = {};
  let form: FormData | undefined;
  let json: string | Blob | undefined;
  let method: string | undefined;
  let output: string | undefined;
  let address = '';
  const file = (name: string): Blob => {
    const content = files.get(name);
    if (content === undefined) throw new Error(`the guide uses ${name}, which nothing has made`);
    return content;
  };
  const next = (): string => words.shift() ?? '';
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-X') method = next();
    else if (word === '-o') output = next();
    else if (word === '--json') {
      const data = next();
      json = data.startsWith('@') ? file(data.slice(1)) : data;
      headers['content-type'] = 'application/json';
    } else if (word === '-H') {
      const [name = '', value = ''] = next().split(/: (.*)/);
      headers[name.toLowerCase()] = value;
    } else if (word === '-F') {
      const [name = '', value = ''] = next().split(/=(.*)/);
      form ??= new FormData();
      if (value.startsWith('@')) form.append(name, file(value.slice(1)), value.slice(1));
      else form.append(name, value);
    } else if (!word.startsWith('-')) address = word;
    else if (!['-s', '-i', '-N'].includes(word)) throw new Error(`the guide gives curl ${word}`);
  }
  const body = json ?? form;
  return {
    url: new URL(`http://${address}`),
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    body,
    output,
  };
}

/** The output of `jq -r` for a plain path such as `.token` or `.[0].id`. */
export function pickFrom(value: unknown, path: string): string {
  let found = value;
  for (const [, name, index] of path.matchAll(/\.?(?:\[(\d+)\]|(\w+))/g)) {
    found = (found as Record<string, unknown> | undefined)?.[name ?? index ?? ''];
  }
  if (typeof found !== 'string' && typeof found !== 'number')
    throw new Error(`the answer has nothing at ${path}`);
  return String(found);
}
