import type { JournalEntry } from './journal.ts';

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A call of the journal as a command line. Secrets are masked in it, so a token has to be put in. */
export function curlOf(entry: JournalEntry, origin: string): string {
  const parts = [
    'curl',
    '-X',
    entry.method,
    quote(`${origin}${entry.path}`),
    '-H',
    quote('content-type: application/json'),
  ];
  if (entry.playerId !== undefined) parts.push('-H', quote('authorization: <token>'));
  if (entry.request !== undefined && entry.request !== null)
    parts.push('-d', quote(JSON.stringify(entry.request)));
  return parts.join(' ');
}
