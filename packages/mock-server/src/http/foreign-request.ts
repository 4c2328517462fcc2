import type { FastifyRequest } from 'fastify';

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** Whether a page of another site sends it. Tools send neither header; browsers send one of them, which no page can set. */
function comesFromElsewhere({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && hostOf(headers.origin) !== host;
}

/**
 * Why a request may not steer this server, in words; undefined where it may. Whoever steers is a tool, or a page of this
 * very server: any page that somebody has open could otherwise reach a server on their own machine.
 */
export function foreignRequest(request: FastifyRequest): string | undefined {
  if (!request.isHostKnown)
    return 'This server is not known by the name in the Host header; --allow-host makes it known.';
  return comesFromElsewhere(request) ? 'Pages of other sites do not steer this server.' : undefined;
}
