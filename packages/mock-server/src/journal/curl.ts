import type { JournalEntry } from './entry.ts';

/** A picture that every server has, used in place of uploaded files, which the journal does not store. */
export const SAMPLE_PICTURE = '/content/games/1001.webp';

/** Quotes any text as one word of a POSIX command line. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Where a call of the journal is repeated. */
export interface CurlPlace {
  readonly origin: string;
  /** The prefix of the world, for its control API. */
  readonly prefix: string;
  /** The form fields that are files; undefined for a JSON body. */
  readonly files: readonly string[] | undefined;
  /** Whether the control API requires a token; the command takes it from `CONTROL_TOKEN`. */
  readonly needsToken: boolean;
}

/** Prints a new token of a player. Tokens in the journal are masked and may have expired. */
function mintedToken(playerId: number, { origin, prefix, needsToken }: CurlPlace): string {
  const parts = [
    `curl -s ${shellQuoted(`${origin}${prefix}/__mock/sessions`)}`,
    ...(needsToken ? ['-H "X-Control-Token: $CONTROL_TOKEN"'] : []),
    `-H 'Content-Type: application/json' -d ${shellQuoted(JSON.stringify({ playerId }))}`,
  ];
  return `$(${parts.join(' ')} | sed ${shellQuoted(String.raw`s/.*"token":"\([^"]*\)".*/\1/`)})`;
}

/** curl interprets brackets and braces of an address as patterns, and waits for the body of a HEAD. */
function methodAndAddress({ method, path }: JournalEntry, origin: string): string {
  const isPattern = /[[\]{}]/.test(path);
  const how = method === 'HEAD' ? '-I' : `-X ${method}`;
  return `curl ${how}${isPattern ? ' -g' : ''} ${shellQuoted(`${origin}${path}`)}`;
}

/** curl sets the type of a body itself. */
function headerParts({ headers = {} }: JournalEntry): string[] {
  return (
    Object.entries(headers)
      .filter(([name]) => name !== 'content-type')
      // Without a value curl would leave the header out.
      .map(([name, value]) => `-H ${shellQuoted(value === '' ? `${name};` : `${name}: ${value}`)}`)
  );
}

function bodyParts({ request }: JournalEntry, files: CurlPlace['files']): string[] {
  if (request === undefined || request === null) return [];
  if (files === undefined || typeof request !== 'object')
    return ["-H 'Content-Type: application/json'", `--data-raw ${shellQuoted(JSON.stringify(request))}`];
  return Object.entries(request).map(([name, value]) =>
    files.includes(name)
      ? `-F ${shellQuoted(`${name}=@picture.webp`)}`
      : `--form-string ${shellQuoted(`${name}=${String(value)}`)}`,
  );
}

/** A call of the journal as a POSIX shell command that repeats it. Secrets in its body are masked. */
export function createCurlCommand(entry: JournalEntry, place: CurlPlace): string {
  const { origin, files } = place;
  const { playerId } = entry;
  const body = bodyParts(entry, files);
  const setUp = [
    ...(playerId === undefined ? [] : [`TOKEN=${mintedToken(playerId, place)}`]),
    ...(files?.length && body.length > 0
      ? [`curl -s -o picture.webp ${shellQuoted(`${origin}${SAMPLE_PICTURE}`)}`]
      : []),
  ];
  const parts = [
    methodAndAddress(entry, origin),
    ...(playerId === undefined ? [] : ['-H "Authorization: $TOKEN"']),
    ...headerParts(entry),
    ...body,
  ];
  return [...setUp, parts.join(' \\\n  ')].join('\n');
}
