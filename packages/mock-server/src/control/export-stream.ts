import { Readable } from 'node:stream';
import { createPauses } from '#time/pauses.ts';
import type { WorldExport } from '#worlds/generation.ts';

/** Characters that are sent at a time. */
const CHUNK = 65_536;

/** The entries of an object as JSON, without its braces. */
async function* entriesOf(object: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  const pause = createPauses();
  let text = '';
  let separator = '';
  for (const [key, value] of Object.entries(object)) {
    text += `${separator}${JSON.stringify(key)}:${JSON.stringify(value)}`;
    separator = ',';
    if (text.length >= CHUNK) {
      yield text;
      text = '';
    }
    await pause();
  }
  yield text;
}

async function* textOf(head: object, { contents, ...rest }: WorldExport): AsyncGenerator<string> {
  // Both objects end here with a brace that closes further below.
  yield `${JSON.stringify(head).slice(0, -1)},"data":${JSON.stringify(rest).slice(0, -1)},"contents":{"documents":{`;
  yield* entriesOf(contents.documents);
  yield '},"logs":{';
  yield* entriesOf(contents.logs);
  yield '}}}}';
}

/**
 * An exported world as JSON, in pieces: a large one would keep all other calls waiting.
 * @param head the fields beside `data`; at least one
 */
export function exportStream(head: object, data: WorldExport): Readable {
  return Readable.from(textOf(head, data));
}
