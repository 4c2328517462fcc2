import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shortLinkKey, type ShortLink } from '#domain/links/short-links.ts';
import { TransportFailure, sendFailure } from '#http/envelope.ts';
import type { World } from '#worlds/world.ts';
import { shortPath } from './address.ts';

/** Redirects short links (spec 7.2, shortUrl). Only addresses of this site are stored, so it is not an open redirect. */
export function registerLinks(app: FastifyInstance, getWorld: (request: FastifyRequest) => World): void {
  app.get(shortPath('', ':code'), async (request, reply) => {
    const { code } = request.params as { code: string };
    const { value } = await getWorld(request).store.load(shortLinkKey(code));
    if (value === undefined)
      return sendFailure(reply, new TransportFailure('callUnknown', { message: 'There is no such link.' }));
    const { url } = value as ShortLink;
    return reply.redirect(url, 302);
  });
}
