import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageHeaders } from '#http/page-headers.ts';
import { prepareBody, sendPrepared, type PreparedBody } from '#http/prepared.ts';
import { BRAND_STYLES } from '#pages/brand.ts';
import { consoleFolder } from '#files/package-files.ts';
import type { World } from '#worlds/world.ts';
import { CONSOLE_POLICY, consolePage } from './page.ts';

const FILES = [
  ['console.js', 'text/javascript; charset=utf-8'],
  ['console.css', 'text/css; charset=utf-8'],
] as const;

/** The developers' console of a world: `/__mock` and `/w/<world>/__mock`. */
export function registerConsole(
  app: FastifyInstance,
  getWorld: (request: FastifyRequest) => World,
  { hasClient }: { hasClient: boolean },
): void {
  app.get('/__mock', (request, reply) =>
    reply
      .headers({ ...pageHeaders(CONSOLE_POLICY), 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(consolePage(getWorld(request).name, hasClient)),
  );
}

/** The console's files, shared by all worlds. */
export function registerConsoleFiles(app: FastifyInstance): void {
  const prepared = new Map<string, PreparedBody>();
  for (const [name, type] of FILES) {
    app.get(`/__mock/console/${name}`, (request, reply) => {
      const body = prepared.get(name) ?? prepareBody(type, readFileSync(join(consoleFolder(), name)));
      prepared.set(name, body);
      return sendPrepared(request, reply, body);
    });
  }
  app.get('/__mock/console/brand.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(BRAND_STYLES),
  );
}
