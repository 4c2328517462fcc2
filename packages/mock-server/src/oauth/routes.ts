import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withTransaction } from '#worlds/unit-of-work.ts';
import { createRng } from '#random/rng.ts';
import { nextSocialCode } from '#domain/player/counters.ts';
import { socialCodeKey } from '#domain/accounts/social.ts';
import { FORM_REFERRER, formRoute } from '#http/foreign-request.ts';
import { pageHeaders } from '#http/page-headers.ts';
import type { World } from '#worlds/world.ts';
import { AUTHORIZE_PATH, STYLES_PATH } from './address.ts';
import { choicePage, OAUTH_STYLES, refusalPage } from './page.ts';
import { readAuthorization, redirectAnswer, type AuthorizationRequest } from './request.ts';

const CODE_LENGTH = 24;

/** Browsers check redirects of a form against `form-action` too, so the policy lists the redirect target. */
function security(target = '') {
  const formAction = `'self'${target === '' ? '' : ` ${target}`}`;
  return pageHeaders(
    `default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    FORM_REFERRER,
  );
}

function refuse(reply: FastifyReply, status: number, reason: string, { prefix }: World): FastifyReply {
  return reply
    .code(status)
    .headers(security())
    .type('text/html; charset=utf-8')
    .send(refusalPage(reason, prefix));
}

/** Creates a code that signs in as that identity, once. */
function issueCode(world: World, identity: string, state: string): Promise<string> {
  return withTransaction(world, async ({ tx, now }) => {
    const ordinal = await nextSocialCode(tx);
    const secrets = world.secrets ?? createRng(world.origin.seed, 'social-code', ordinal);
    const code = secrets.text(CODE_LENGTH);
    tx.create(socialCodeKey(code), { identity, state, issuedAt: now, used: false });
    return code;
  });
}

/** The choice on the page; empty for Cancel, undefined for anything else. */
function getChoice(request: FastifyRequest, { content }: World): string | undefined {
  const { identity } = (request.body ?? {}) as { identity?: unknown };
  if (identity === '') return '';
  return content.socialIdentities.find(({ id }) => id === identity)?.id;
}

/**
 * The authorization page of a simulated social network (spec 7.2: the social login redirects to an external authorization
 * page, which comes back with code and state).
 */
export function registerOauth(app: FastifyInstance, getWorld: (request: FastifyRequest) => World): void {
  const authorization = (request: FastifyRequest): AuthorizationRequest | string =>
    getWorld(request).config.socialLogin
      ? readAuthorization(request.query as Readonly<Record<string, unknown>>, request)
      : 'This site has no social login.';

  app.get(STYLES_PATH, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(OAUTH_STYLES),
  );

  app.get(AUTHORIZE_PATH, (request, reply) => {
    const world = getWorld(request);
    const authorizationRequest = authorization(request);
    if (typeof authorizationRequest === 'string') return refuse(reply, 400, authorizationRequest, world);
    return reply
      .headers(security(authorizationRequest.redirectUri.origin))
      .type('text/html; charset=utf-8')
      .send(choicePage(request.url, world));
  });

  app.post(AUTHORIZE_PATH, formRoute('Decide a social login'), async (request, reply) => {
    const world = getWorld(request);
    const authorizationRequest = authorization(request);
    if (typeof authorizationRequest === 'string') return refuse(reply, 400, authorizationRequest, world);
    const identity = getChoice(request, world);
    if (identity === undefined) return refuse(reply, 400, 'The page offers no such identity.', world);
    if (identity !== '') await world.ensureStored();
    const answer =
      identity === ''
        ? { error: 'access_denied' }
        : { code: await issueCode(world, identity, authorizationRequest.state) };
    return reply.redirect(redirectAnswer(authorizationRequest, answer), 303);
  });
}
