import type { JournalEntry } from './journal.ts';

/** A picture that every server has, for uploads: the journal keeps no files. */
export const SAMPLE_PICTURE = '/content/games/1001.webp';

/** A word of a POSIX command line, whatever it holds. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Where a call of the journal is made again. */
export interface CurlPlace {
  readonly origin: string;
  /** The world's, for its control API. */
  readonly prefix: string;
  /** The fields of the call that are files, where its body is a form; undefined for JSON. */
  readonly files: readonly string[] | undefined;
  /** Whether the control API asks for its token, which is then taken from `CONTROL_TOKEN`. */
  readonly needsToken: boolean;
}

/** Prints a new token of a player. Tokens of the journal are masked, and may have ended. */
function mintedToken(playerId: number, { origin, prefix, needsToken }: CurlPlace): string {
  const parts = [
    `curl -s ${shellQuoted(`${origin}${prefix}/__mock/sessions`)}`,
    ...(needsToken ? ['-H "X-Control-Token: $CONTROL_TOKEN"'] : []),
    `-H 'Content-Type: application/json' -d ${shellQuoted(JSON.stringify({ playerId }))}`,
  ];
  return `$(${parts.join(' ')} | sed ${shellQuoted(String.raw`s/.*"token":"\([^"]*\)".*/\1/`)})`;
}

/** Curl takes brackets and braces of an address for patterns, and would wait for the body of a HEAD. */
function methodAndAddress({ method, path }: JournalEntry, origin: string): string {
  const isPattern = /[[\]{}]/.test(path);
  const how = method === 'HEAD' ? '-I' : `-X ${method}`;
  return `curl ${how}${isPattern ? ' -g' : ''} ${shellQuoted(`${origin}${path}`)}`;
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

/** A call of the journal as lines for a POSIX shell that make it again. Secrets in its body are masked. */
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
    ...body,
  ];
  return [...setUp, parts.join(' \\\n  ')].join('\n');
}
