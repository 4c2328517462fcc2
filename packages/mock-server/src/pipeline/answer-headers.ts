import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readTarget } from '#http/request-target.ts';
import { splitWorldPath } from '#worlds/address.ts';
import { SECOND_MS } from '#time/durations.ts';
import type { World } from '#worlds/world.ts';

/** The base path of the product's calls in each world. */
const API = '/app/v1/';

/** Whether a path within a world belongs to the product's API. */
export function isApiPath(path: string): boolean {
  return path.startsWith(API);
}

/** Which origins may read the answers of an address: all, opaque origins, or only this one. */
type Readers = 'all' | 'frames' | 'own';

/** Clients of the API are on other origins. A game runs in a sandboxed frame. */
function allowedReaders({ routeOptions, url }: FastifyRequest): Readers {
  if (routeOptions.config.operation) return 'all';
  const { path } = splitWorldPath(readTarget(url).path);
  if (isApiPath(path)) return 'all';
  return path.startsWith('/__games/') ? 'frames' : 'own';
}

/** The header value for those origins. No cookies are sent to either. */
const ALLOWED_ORIGIN = { all: '*', frames: 'null' } as const;

const EXPOSED_HEADERS = [
  'Date',
  'Deprecation',
  'ETag',
  'Idempotency-Replayed',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'Sunset',
  'X-Request-Id',
].join(', ');

/** How long a browser may cache a preflight answer, in seconds. */
const PREFLIGHT_S = 600;

let latestSecond = { second: 0, text: '' };

/** Formats a time for a header; consecutive answers often have the same second. */
function headerTime(instant: number): string {
  const second = Math.floor(instant / SECOND_MS);
  if (latestSecond.second !== second) latestSecond = { second, text: new Date(instant).toUTCString() };
  return latestSecond.text;
}

/** Sets the date to the world's time, by which clients count down offers. */
export function setDateHeader(reply: FastifyReply, { clock }: World): void {
  reply.header('date', headerTime(clock.now()));
}

/** Sets the headers that all answers share. It runs last and keeps headers that are set already. */
function setAnswerHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  reply.header('x-content-type-options', 'nosniff');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  const readers = allowedReaders(request);
  if (readers === 'own') return;
  reply.header('access-control-allow-origin', ALLOWED_ORIGIN[readers]);
  reply.header('access-control-expose-headers', EXPOSED_HEADERS);
  if (readers !== 'all' || reply.hasHeader('date')) return;
  // Without a world an answer has no date: the machine's time would set the client's clock.
  if (request.requestContext) setDateHeader(reply, request.requestContext.world);
  else reply.raw.sendDate = false;
}

/** Sends the head of an answer whose body bypasses Fastify. */
export function sendHead(request: FastifyRequest, reply: FastifyReply, status = 200): void {
  setAnswerHeaders(request, reply);
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(status);
}

/** Answers CORS preflight requests. */
async function installPreflight(app: FastifyInstance): Promise<void> {
  const shared = { methods: 'POST', maxAge: PREFLIGHT_S };
  // Registered in a scope without routes: the plugin's hook would cost a tenth of every call.
  await app.register(async (scope) => {
    await scope.register(cors, {
      delegator: (request, decide) => {
        const readers = allowedReaders(request);
        const asks = request.headers['access-control-request-method'] !== undefined;
        decide(null, { ...shared, origin: asks && readers !== 'own' ? ALLOWED_ORIGIN[readers] : false });
      },
    });
  });
}

/** Sets the headers of every answer, and answers CORS preflight requests. */
export async function installAnswerHeaders(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', (request, reply, _payload, done) => {
    setAnswerHeaders(request, reply);
    done();
  });
  await installPreflight(app);
}
