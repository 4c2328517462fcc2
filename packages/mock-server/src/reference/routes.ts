import { randomBytes } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageHeaders } from '#http/page-headers.ts';
import { prepareBody, sendPrepared, type PreparedBody } from '#http/prepared.ts';
import type { Contract } from '#contract/document.ts';
import { contractFile, fontFile, referenceFolder } from '#files/package-files.ts';
import { worldPrefix } from '#worlds/address.ts';
import type { World } from '#worlds/world.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { ERRCODES_POLICY, errcodesPage } from './errcodes-page.ts';
import { ADDRESSES, referencePage, referencePolicy } from './page.ts';
import { ERRCODES_ADDRESS } from './refusals.ts';
import { servedDocument, type ContractName } from './served-document.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
const NONCE_BYTES = 16;

/** The reference pages of a world, `/docs`, `/docs/control` and `/docs/errcodes`, and the documents of the first two. */
export function registerReference(app: FastifyInstance, getWorld: (request: FastifyRequest) => World): void {
  const read = new Map<ContractName, OpenApiDocument>();
  const getDocument = (contract: ContractName): OpenApiDocument => {
    const file = contract === 'product' ? 'openapi.json' : 'control.json';
    const document =
      read.get(contract) ?? (JSON.parse(readFileSync(contractFile(file), 'utf8')) as OpenApiDocument);
    read.set(contract, document);
    return document;
  };
  app.get(ERRCODES_ADDRESS, (request, reply) =>
    reply
      .headers(pageHeaders(ERRCODES_POLICY))
      .type('text/html; charset=utf-8')
      .send(errcodesPage(getWorld(request).name)),
  );
  for (const contract of ['product', 'control'] as const) {
    app.get(ADDRESSES[contract], (request, reply) => {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      return reply
        .headers(pageHeaders(referencePolicy(nonce)))
        .type('text/html; charset=utf-8')
        .send(referencePage(contract, getWorld(request).name, nonce));
    });
    app.get(`${ADDRESSES[contract]}/openapi.json`, (request, reply) => {
      const world = getWorld(request).name;
      const place = { origin: request.siteOrigin, prefix: worldPrefix(world), world };
      const document = servedDocument(getDocument(contract), contract, place);
      return sendPrepared(request, reply, prepareBody(JSON_TYPE, JSON.stringify(document)));
    });
  }
}

/** The files of the reference page, the contract for programs, and files that all pages share. */
export function registerReferenceFiles(app: FastifyInstance, { text }: Contract): void {
  // Created at the first request, so that pages nobody opens cost no start time.
  let document: PreparedBody | undefined;
  app.get('/openapi.json', (request, reply) => {
    document ??= prepareBody(JSON_TYPE, text);
    return sendPrepared(request, reply, document);
  });
  const files = new Map<string, PreparedBody>();
  let names: ReadonlySet<string> | undefined;
  app.get('/docs/files/*', (request, reply) => {
    const { '*': name } = request.params as { '*': string };
    names ??= new Set(readdirSync(referenceFolder(), { recursive: true, encoding: 'utf8' }).map(slashed));
    const type = TYPES[extname(name)];
    if (type === undefined || !names.has(name)) return reply.callNotFound();
    const body = files.get(name) ?? prepareBody(type, readFileSync(join(referenceFolder(), name)));
    files.set(name, body);
    return sendPrepared(request, reply, body);
  });
  // Browsers request it on pages without an icon.
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

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
