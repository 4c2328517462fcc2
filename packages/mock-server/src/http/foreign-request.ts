import type { FastifyRequest } from 'fastify';
import { originOf } from './site-origin.ts';

/** Whether a page of another site sends it. Tools send neither header; browsers send one of them, which no page can set. */
function comesFromElsewhere({ headers, ownOrigins }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  const origin = originOf(headers.origin);
  return origin === undefined || !ownOrigins.includes(origin);
}

/**
 * Why a request may not steer this server, in words; undefined where it may. Whoever steers is a tool, or a page of this
 * very server: any page that somebody has open could otherwise reach a server on their own machine.
 */
export function foreignRequestReason(request: FastifyRequest): string | undefined {
  if (!request.isHostKnown)
    return 'This server is not known by the name in the Host header; --allow-host makes it known.';
  return comesFromElsewhere(request)
    ? 'Pages of other sites do not steer this server; behind a proxy, --public-url says which site this is.'
    : undefined;
}
