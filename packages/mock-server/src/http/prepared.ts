import { createHash } from 'node:crypto';
import Negotiator from 'negotiator';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body that is serialised and compressed once and sent many times. */
export interface PreparedBody {
  readonly type: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
  /** Weak: all encodings of the body share it. */
  readonly etag: string;
}

/** Nearly the best compression ratio at a fraction of the time: a caller waits for these bodies. */
const BROTLI_QUALITY = 5;

/**
 * Prepares a body.
 * @param type the media type with its charset
 */
export function prepareBody(type: string, text: string | Buffer): PreparedBody {
  const plain = Buffer.from(text);
  return {
    type,
    plain,
    gzip: gzipSync(plain),
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  };
}

/** The encodings of a prepared body, smallest first: the first one wins if a caller accepts several equally. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** The package's types lack `preferred`. */
interface PreferringNegotiator {
  encoding(
    available: readonly string[],
    options: { readonly preferred: readonly string[] },
  ): string | undefined;
}

/** The encoding that the caller prefers; the plain one if it accepts no other. */
function negotiated(
  { plain, gzip, br }: PreparedBody,
  { headers }: FastifyRequest,
): { encoding?: string; bytes: Buffer } {
  const negotiator: PreferringNegotiator = new Negotiator({ headers });
  const encoding = negotiator.encoding(ENCODINGS, { preferred: ENCODINGS });
  if (encoding === 'br') return { encoding, bytes: br };
  return encoding === 'gzip' ? { encoding, bytes: gzip } : { bytes: plain };
}

/** Whether a caller has the version of an entity tag; weak comparison as in RFC 9110, 13.1.2. */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}

/** Sends a prepared body in the preferred encoding; 304 if the caller has it already, except for a POST. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, body: PreparedBody): FastifyReply {
  reply.headers({ etag: body.etag, vary: 'Accept-Encoding' });
  if (request.method !== 'POST') {
    // With an entity tag, revalidation is cheap.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    if (matchesTag(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
  }
  const { encoding, bytes } = negotiated(body, request);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.type(body.type).send(bytes);
}
