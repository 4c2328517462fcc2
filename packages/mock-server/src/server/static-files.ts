import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { VARIANT_STEP } from '#seed/content.ts';
import { contentFolder } from '#files/package-files.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** Pictures of the seed. Other origins show them too: development servers and sandboxed game pages. */
export async function serveContent(app: FastifyInstance): Promise<void> {
  // A variant of a game (see `gameCount`) uses the original's pictures.
  app.get('/content/games/:file', (request, reply) => {
    const { file } = request.params as { file: string };
    const name = file.replace(/^\d{5,}/, (id) => `${Number(id) % VARIANT_STEP}`);
    return reply.sendFile(`games/${name}`);
  });
  await app.register(fastifyStatic, {
    root: contentFolder(),
    prefix: '/content/',
    cacheControl: false,
    index: false,
    setHeaders: (reply) => {
      reply.setHeader('cache-control', HOUR);
      reply.setHeader('access-control-allow-origin', '*');
    },
  });
}

/** The build derives these names from the content, so the files never change. */
function getCaching(path: string): string {
  if (/[\\/]assets[\\/][^\\/]*$/.test(path)) return YEAR;
  // A service worker and the manifest must be revalidated, or an update never arrives.
  return /\.webmanifest(\.(br|gz))?$|[\\/](sw|registerSW)\.js(\.(br|gz))?$/.test(path) ? 'no-cache' : HOUR;
}

/** Files that a browser shows as a page are served with page headers (`web-page.ts`) and not as files. */
const PAGE = /\.x?html?(\.(br|gz))?$/i;

/** Files of the built web client, each in the smallest encoding that the browser accepts. */
export async function serveClientFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    wildcard: true,
    allowedPath: (path) => !PAGE.test(path),
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', getCaching(path));
      // Each file may have several encodings; the browser's Accept-Encoding selects one.
      reply.setHeader('vary', 'Accept-Encoding');
    },
  });
}
