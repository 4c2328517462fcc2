import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sdkReferenceFolder } from '#files/package-files.ts';
import { pageHeaders } from '#http/page-headers.ts';
import { html } from '#pages/html.ts';
import { barStart, pageHead, SDK_ADDRESS } from './page.ts';
import { ERRCODES_POLICY } from './errcodes-page.ts';

const getHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of a page of TypeDoc: its own files, the script in the page, which selects the colour scheme, and the empty
 * style sheet that its script adds.
 */
function sdkPolicy(page: string): string {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
  return `default-src 'none'; script-src 'self' ${getHash(script)}; style-src 'self' ${getHash('')}; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

const missingPage = (): string =>
  '<!doctype html>' +
  html`<html lang="en">
    ${pageHead('SDK')}
    <body class="dark-mode">
      <header class="bar">${barStart(SDK_ADDRESS, 'default')}</header>
      <main class="errcodes">
        <h1>The reference of the SDK is not built</h1>
        <p>
          Run <code>npm run reference</code> in the repository of Tara Slots, and reload this page. It needs a
          few seconds. The published package does not contain the reference; editors show the same texts.
        </p>
      </main>
    </body>
  </html>`.html;

/**
 * Registers the reference of the SDK, which is the same for all worlds.
 * @param findFolder finds the pages that `npm run reference` wrote
 */
export function registerSdkReference(app: FastifyInstance, findFolder = sdkReferenceFolder): void {
  app.get(SDK_ADDRESS, (_request, reply) => reply.redirect(`${SDK_ADDRESS}/index.html`));
  app.get(`${SDK_ADDRESS}/*`, async (request, reply) => {
    const { '*': name } = request.params as { '*': string };
    const folder = findFolder();
    if (folder === undefined)
      return reply
        .code(404)
        .headers(pageHeaders(ERRCODES_POLICY))
        .type('text/html; charset=utf-8')
        .send(missingPage());
    // The script is the same in every page.
    if (name.endsWith('.html'))
      reply.headers(pageHeaders(sdkPolicy(await readFile(join(folder, 'index.html'), 'utf8'))));
    return reply.sendFile(name, folder);
  });
}
