import type { FastifyRequest } from 'fastify';
import { originOf } from './site-origin.ts';

/**
 * Whether a page of another site sends the request. Tools send neither header; browsers send at least one, and pages cannot
 * set them.
 */
function comesFromElsewhere({ headers, ownOrigins }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  const origin = originOf(headers.origin);
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
