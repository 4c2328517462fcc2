import { Readable } from 'node:stream';
import type { WorldExport } from '#worlds/export-schema.ts';
import { exportText } from '#worlds/export-text.ts';

async function* toText(head: object, data: WorldExport): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"data":`;
  yield* exportText(data);
  yield '}';
}

/**
 * The answer of an export, in pieces.
 * @param head the fields besides `data`; at least one
 */
export function exportStream(head: object, data: WorldExport): Readable {
  return Readable.from(toText(head, data));
}
