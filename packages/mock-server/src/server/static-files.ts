import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { VARIANT_STEP } from '#seed/content.ts';
import { contentFolder } from '#files/package-files.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** Pictures of the seed world. They are looked at from other origins in development, and by sandboxed game pages. */
export async function serveContent(app: FastifyInstance): Promise<void> {
  // A variant of a game (see `gameCount`) looks like its original.
  app.get('/content/games/:file', (request, reply) => {
    const { file } = request.params as { file: string };
    const [, id = '', rest = ''] = /^(\d{5,})([\w.-]*)$/.exec(file) ?? [];
    const name = id === '' ? file : `${Number(id) % VARIANT_STEP}${rest}`;
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

/** Names that the build makes from their content never change what they hold. */
function cachingOf(path: string): string {
  if (/[\\/]assets[\\/][^\\/]*$/.test(path)) return YEAR;
  // A service worker and the manifest must be asked for anew, or an update never arrives.
  return /\.webmanifest(\.(br|gz))?$|[\\/](sw|registerSW)\.js(\.(br|gz))?$/.test(path) ? 'no-cache' : HOUR;
}

/** Files that a browser shows as a page: they are sent with the headers of one (`web-page.ts`), and not as files. */
const PAGE = /\.x?html?(\.(br|gz))?$/i;

/** Files of the built web client, each in its smallest form that the browser takes. */
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
      reply.setHeader('cache-control', cachingOf(path));
      // Each file may have other forms, and which one is sent is the browser's to say.
      reply.setHeader('vary', 'Accept-Encoding');
    },
  });
}
