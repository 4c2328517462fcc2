import type { JournalEntry } from './journal.ts';

/** A word of a POSIX command line, whatever it holds. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A call of the journal as a command line. Secrets are masked in it, so a token has to be put in. */
export function curlOf(entry: JournalEntry, origin: string): string {
  const parts = [
    'curl',
    '-X',
    entry.method,
    shellQuoted(`${origin}${entry.path}`),
    '-H',
    shellQuoted('content-type: application/json'),
  ];
  if (entry.playerId !== undefined) parts.push('-H', shellQuoted('authorization: <token>'));
  if (entry.request !== undefined && entry.request !== null)
    parts.push('-d', shellQuoted(JSON.stringify(entry.request)));
  return parts.join(' ');
}
