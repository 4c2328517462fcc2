import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { splitWorldPath } from '#worlds/address.ts';

/** Lists as headers have them: the plugin would join them again for each call. */
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
  ].join(', '),
  methods: 'POST',
  maxAge: 600,
};

/** By which pages read the answers of an address. A game runs in a sandboxed frame, which has no origin. */
const OPTIONS = {
  all: { ...SHARED, origin: true },
  frames: { ...SHARED, origin: 'null' },
  none: { ...SHARED, origin: false },
};

/** The API is for the pages of every site, as its clients are on other origins. */
function originsOf(path: string): keyof typeof OPTIONS {
  if (path.startsWith('/app/v1/')) return 'all';
  return path.startsWith('/__games/') ? 'frames' : 'none';
}

/** Lets pages of other origins call the API, and nothing else; cookies are sent to neither. */
export async function installCrossOrigin(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    delegator: (request, decide) => {
      const [address = ''] = (request.url ?? '').split('?');
      decide(null, OPTIONS[originsOf(splitWorldPath(address).path)]);
    },
  });
}
