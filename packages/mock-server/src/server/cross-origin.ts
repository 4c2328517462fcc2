import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { splitWorldPath } from '#worlds/address.ts';

const SHARED: FastifyCorsOptions = {
  credentials: false,
  exposedHeaders: [
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
  ],
  methods: ['POST'],
  maxAge: 600,
};

/** Which pages read the answers of an address: those of every site for the API, as its clients are on other origins. */
function originsOf(path: string): boolean | 'null' {
  if (path.startsWith('/app/v1/')) return true;
  // A game runs in a sandboxed frame, which has no origin.
  return path.startsWith('/__games/') ? 'null' : false;
}

/** Lets pages of other origins call the API, and nothing else; cookies are sent to neither. */
export async function installCrossOrigin(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    delegator: (request, decide) => {
      const [address = ''] = (request.url ?? '').split('?');
      decide(null, { ...SHARED, origin: originsOf(splitWorldPath(address).path) });
    },
  });
}
