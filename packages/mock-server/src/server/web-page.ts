import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders } from '#http/page-headers.ts';
import { prepareBody, sendPrepared, type PreparedBody } from '#http/prepared.ts';
import { readTarget } from '#http/request-target.ts';

interface Page {
  readonly body: PreparedBody;
  readonly policy: string;
}

function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64');
}

/** Inline scripts of the page; the policy allows each by its hash only. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(
      ([, attributes = '']) => !/type=["']?(application\/(ld\+)?json|speculationrules)/i.test(attributes),
    )
    .map(([, , code = '']) => `'sha256-${sha256(code)}'`);
}

function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScripts(html)].join(' ')}`,
    // Components set inline styles; styles cannot run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    // The client requests the address of the chat before it shows the frame.
    "connect-src 'self' https://chat.example.com",
    // Game pages, payment pages and the live chat open in frames.
    "frame-src 'self' https://chat.example.com",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The page, marked for the client: it shows the name of its world only on a mock server. */
function prepare(html: string): Page {
  return {
    body: prepareBody('text/html; charset=utf-8', html.replace('<html', '<html data-server="mock"')),
    policy: contentSecurityPolicy(html),
  };
}

/** Whether a file is a page of the client; no part of its path begins with a dot. */
const PAGE_FILE = /^(?:\/\w[\w.-]*)+\.html$/;

/** Sends the client's page for every address of its screens. The file is read again after a build replaces it. */
export function createWebPage(root: string) {
  const pages = new Map<string, { readonly page: Page; readonly readAt: number }>();
  const current = (name: string): Page | undefined => {
    const file = join(root, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs === undefined) return undefined;
    const known = pages.get(name);
    if (known?.readAt === mtimeMs) return known.page;
    const page = prepare(readFileSync(file, 'utf8'));
    pages.set(name, { page, readAt: mtimeMs });
    return page;
  };
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    const { path } = readTarget(request.url);
    const found = current(PAGE_FILE.test(path) ? path : 'index.html');
    if (!found) return undefined;
    reply
      .header('cache-control', 'no-cache')
      .headers(pageHeaders(found.policy, 'strict-origin-when-cross-origin'));
    return sendPrepared(request, reply, found.body);
  };
}

/** Addresses that are not screens: a missing one is a 404, not the client's page. */
const RESERVED =
  /^\/(app|assets|content|static|icons|__mock|__pay|__games|oauth|s|w|docs|openapi\.json)(\/|$)/;

/** Whether a request without a route asks for a page of the client. */
export function wantsPage(request: FastifyRequest, path: string): boolean {
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !RESERVED.test(path) &&
    (PAGE_FILE.test(path) || !/\.[a-z0-9]{2,5}$/i.test(path))
  );
}
