import { createPauses } from '#time/pauses.ts';
import type { WorldExport } from './export-schema.ts';

/** Characters per piece. */
const CHUNK = 65_536;

/** The entries of an object as JSON, without braces. */
async function* toEntries(object: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
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

/** An exported world as JSON, in pieces, so that a large one does not block other calls. */
export async function* exportText({ contents, ...settings }: WorldExport): AsyncGenerator<string> {
  // Opens the object here; the brace that closes it follows below.
  yield `${JSON.stringify(settings).slice(0, -1)},"contents":{"documents":{`;
  yield* toEntries(contents.documents);
  yield '},"logs":{';
  yield* toEntries(contents.logs);
  yield '}}}';
}
