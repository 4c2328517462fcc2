import type { FastifyReply, FastifyRequest } from 'fastify';
import { getOrigin } from './site-origin.ts';

/**
 * Whether a page of another site sends the request. Tools send neither header; browsers send at least one, and pages cannot
 * set them.
 */
function comesFromElsewhere({ headers, ownOrigins }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  const origin = getOrigin(headers.origin);
  return origin === undefined || !ownOrigins.includes(origin);
}

/**
 * Why a request may not control this server; undefined if it may. Tools and pages of this server may. Without this check,
 * any page open in a browser could control a server on the same machine.
 */
export function foreignRequestReason(request: FastifyRequest): string | undefined {
  if (!request.isHostKnown)
    return 'The Host header has a name that this server does not accept; --allow-host adds a name.';
  return comesFromElsewhere(request)
    ? 'Pages of other sites cannot control this server; behind a proxy, --public-url sets the address of this site.'
    : undefined;
}

/** The referrer policy of a page with a form: with `no-referrer` a browser sends the form with the origin `null`. */
export const FORM_REFERRER = 'strict-origin';

/**
 * The options of a route that takes a form of one of this server's pages. Forms of other sites, which need no preflight, get
 * 403 before their body is read.
 */
export function formRoute(summary: string) {
  return {
    config: { takesForm: true, summary },
    onRequest: (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
      const reason = foreignRequestReason(request);
      if (reason === undefined) done();
      else void reply.code(403).type('text/plain; charset=utf-8').send(`${reason}\n`);
    },
  };
}
