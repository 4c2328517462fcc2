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
import { CANCELLED, OUTCOMES } from './outcomes.ts';
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

/** @param authorizationRequest the valid request whose target the form may reach */
function sendPage(
  reply: FastifyReply,
  status: number,
  html: string,
  authorizationRequest?: AuthorizationRequest,
): FastifyReply {
  return reply
    .code(status)
    .headers(security(authorizationRequest?.redirectUri.origin))
    .type('text/html; charset=utf-8')
    .send(html);
}

function refuse(reply: FastifyReply, reason: string, { prefix }: World): FastifyReply {
  return sendPage(reply, 400, refusalPage(reason, prefix));
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

/** What the user chose: an identity, or an answer that signs nobody in. Undefined for anything that the page does not offer. */
function getChoice(
  request: FastifyRequest,
  { content }: World,
): { identity: string } | { answer: Readonly<Record<string, string>> } | undefined {
  const { identity, outcome } = (request.body ?? {}) as { identity?: unknown; outcome?: unknown };
  if (typeof outcome === 'string' && Object.hasOwn(OUTCOMES, outcome)) return OUTCOMES[outcome];
  if (outcome !== undefined) return undefined;
  if (identity === '') return { answer: CANCELLED };
  const found = content.socialIdentities.find(({ id }) => id === identity);
  return found && { identity: found.id };
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
    if (typeof authorizationRequest === 'string') return refuse(reply, authorizationRequest, world);
    return sendPage(reply, 200, choicePage(request.url, world), authorizationRequest);
  });

  app.post(AUTHORIZE_PATH, formRoute('Decide a social login'), async (request, reply) => {
    const world = getWorld(request);
    const authorizationRequest = authorization(request);
    if (typeof authorizationRequest === 'string') return refuse(reply, authorizationRequest, world);
    const choice = getChoice(request, world);
    if (!choice) {
      const page = choicePage(request.url, world, 'Choose one of the buttons on this page.');
      return sendPage(reply, 400, page, authorizationRequest);
    }
    if ('answer' in choice) return reply.redirect(redirectAnswer(authorizationRequest, choice.answer), 303);
    await world.ensureStored();
    const code = await issueCode(world, choice.identity, authorizationRequest.state);
    return reply.redirect(redirectAnswer(authorizationRequest, { code }), 303);
  });
}
