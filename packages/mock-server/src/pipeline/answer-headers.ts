import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readTarget } from '#http/request-target.ts';
import { splitWorldPath } from '#worlds/address.ts';
import { SECOND_MS } from '#time/durations.ts';
import type { World } from '#worlds/world.ts';

/** Where the product's calls are, in each world. */
const API = '/app/v1/';

/** Whether a path within a world is one of the product's API, with or without a call. */
export function isApiPath(path: string): boolean {
  return path.startsWith(API);
}

/** Which pages read the answers of an address: those of every site, those without an origin, or this site's own. */
type Readers = 'all' | 'frames' | 'own';

/** The API is for the pages of every site, as its clients are on other origins. A game runs in a sandboxed frame. */
function allowedReaders({ routeOptions, url }: FastifyRequest): Readers {
  if (routeOptions.config.operation) return 'all';
  const { path } = splitWorldPath(readTarget(url).path);
  if (isApiPath(path)) return 'all';
  return path.startsWith('/__games/') ? 'frames' : 'own';
}

/** What the headers call those readers. Cookies are sent to neither. */
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

/** How long a browser may go by the answer to its question whether it may call, in seconds. */
const PREFLIGHT_S = 600;

let latestSecond = { second: 0, text: '' };

/** A time as headers have it; most ask for the same second again. */
function headerTime(instant: number): string {
  const second = Math.floor(instant / SECOND_MS);
  if (latestSecond.second !== second) latestSecond = { second, text: new Date(instant).toUTCString() };
  return latestSecond.text;
}

/** An answer carries the time of its world, which clients count offers by. */
export function setDateHeader(reply: FastifyReply, { clock }: World): void {
  reply.header('date', headerTime(clock.now()));
}

/**
 * Sets what every answer says beside what it answers. It is the last to do so: what somebody has set before stays. Answers
 * that are written past Fastify call it themselves.
 */
export function setAnswerHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  reply.header('x-content-type-options', 'nosniff');
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  const readers = allowedReaders(request);
  if (readers === 'own') return;
  reply.header('access-control-allow-origin', ALLOWED_ORIGIN[readers]);
  reply.header('access-control-expose-headers', EXPOSED_HEADERS);
  if (readers !== 'all' || reply.hasHeader('date')) return;
  // Without its world an answer has no time: that of the machine would set the clock of its client.
  if (request.requestContext) setDateHeader(reply, request.requestContext.world);
  else reply.raw.sendDate = false;
}

/** Answers browsers that ask whether a page of another site may call. */
async function installPreflight(app: FastifyInstance): Promise<void> {
  const shared = { methods: 'POST', maxAge: PREFLIGHT_S };
  // In a scope that has no other routes: the plugin's hook would cost a tenth of every call.
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

/** Has every answer carry its headers, and answers the preflight requests of browsers. */
export async function installAnswerHeaders(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', (request, reply, _payload, done) => {
    setAnswerHeaders(request, reply);
    done();
  });
  await installPreflight(app);
}
