import type { IncomingMessage } from 'node:http';
import { JSONParser, TokenType } from '@streamparser/json';
import { refusedBody, TransportFailure } from '#http/envelope.ts';
import { MAX_NESTING } from '#http/nesting.ts';
import { createPauses } from '#time/pauses.ts';

/** Larger than any real export: the export of 200,000 players has 400 MB. */
const IMPORT_LIMIT = 4 * 1024 ** 3;

/** Bytes that are parsed at a time. */
const PIECE = 65_536;

function refusal(message: string): TransportFailure {
  return refusedBody('schemaViolation', undefined, { message, pointer: '', rule: 'json' });
}

const OPENING: ReadonlySet<TokenType> = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const CLOSING: ReadonlySet<TokenType> = new Set([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);

/**
 * Parses the body of an import piece by piece while it arrives. Parsing a large body in one step would block all other calls,
 * and the body could exceed the longest string.
 * @throws {TransportFailure} 400 if the body is not JSON, is nested too deeply or too large
 */
export async function readImportBody(payload: IncomingMessage): Promise<unknown> {
  const pause = createPauses();
  let body: unknown;
  let depth = 0;
  let size = 0;
  const parser = new JSONParser({ paths: ['$'] });
  parser.onValue = ({ value }) => void (body = value);
  parser.onToken = ({ token, value }) => {
    if (value === '__proto__') throw refusal('A text of the body is __proto__, which no export contains.');
    if (OPENING.has(token)) depth += 1;
    if (CLOSING.has(token)) depth -= 1;
    if (depth > MAX_NESTING) throw refusal(`The body has more than ${MAX_NESTING} levels of nesting.`);
  };
  try {
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > IMPORT_LIMIT) throw refusal('The body is larger than any export.');
      for (let start = 0; start < chunk.length; start += PIECE) {
        parser.write(chunk.subarray(start, start + PIECE));
        await pause();
      }
    }
    if (!parser.isEnded) parser.end();
  } catch (error) {
    if (error instanceof TransportFailure) throw error;
    throw refusal('The body is not well-formed JSON.');
  }
  return body;
}
