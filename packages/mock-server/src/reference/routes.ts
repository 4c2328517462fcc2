import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { prepareBody, sendPrepared, type PreparedBody } from '#http/prepared.ts';
import type { Contract } from '#contract/document.ts';
import { fontFile } from '#files/package-files.ts';
import { referencePage } from './page.ts';
import { REFERENCE_STYLES } from './styles.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The contract for people and programs, and the display face that every page of this server uses. */
export function registerReference(app: FastifyInstance, contract: Contract): void {
  // Made when first asked for: starting takes no time for pages that nobody opens.
  let document: PreparedBody | undefined;
  let page: PreparedBody | undefined;
  app.get('/openapi.json', (request, reply) => {
    document ??= prepareBody('application/json; charset=utf-8', contract.text);
    return sendPrepared(request, reply, document);
  });
  app.get('/docs', (request, reply) => {
    page ??= prepareBody('text/html; charset=utf-8', referencePage(contract));
    reply.headers({ 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' });
    return sendPrepared(request, reply, page);
  });
  app.get('/docs/reference.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(REFERENCE_STYLES),
  );
  // Browsers ask for it on pages that name no icon.
  app.get('/favicon.ico', (_request, reply) =>
    reply.code(204).header('cache-control', 'public, max-age=86400').send(),
  );
  app.get('/__pages/changa-800.woff2', (_request, reply) =>
    reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(createReadStream(fontFile())),
  );
}
