import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '#contract/document.ts';
import { FORM_LIMITS } from '#pipeline/forms.ts';
import { isNestedTooDeeply, MAX_NESTING } from '#http/nesting.ts';
import { mediaTypeUnsupported, refusedBody, requirePlainBody } from '#http/envelope.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is where a form of a page of this server is sent to. */
    takesForm?: boolean;
    /** The route answers a body of JSON without anything in it as it answers none: its own checks ask for one. */
    mayBeEmpty?: boolean;
  }
}

/** Takes a body that was read, or why it is refused. */
type BodyDone = (refusal: Error | null, body?: unknown) => void;

function operationOf(request: FastifyRequest): Operation | undefined {
  return request.routeOptions.config.operation;
}

/** The forms of this server's own pages. Elsewhere none is taken: any site's page can send one here. */
function parseForm(request: FastifyRequest, body: string): unknown {
  if (request.routeOptions.config.takesForm !== true)
    throw mediaTypeUnsupported(operationOf(request), 'application/x-www-form-urlencoded');
  requirePlainBody(request, operationOf(request));
  return Object.fromEntries(new URLSearchParams(body));
}

/** The key for which Fastify's parser refuses a body that is well-formed otherwise. */
function forbiddenKey(body: string): string | undefined {
  let found: string | undefined;
  const note = (key: string, value: unknown): unknown => {
    const isForbidden =
      key === '__proto__' || (key === 'constructor' && Object.hasOwn(Object(value), 'prototype'));
    if (isForbidden) found = key;
    return value;
  };
  try {
    JSON.parse(body, note);
  } catch {
    return undefined;
  }
  return found;
}

/** JSON, by Fastify's own parser; callers of the control API say JSON where they send nothing. */
function installJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const parseJson = (request: FastifyRequest, body: string, done: BodyDone): void => {
    const operation = operationOf(request);
    requirePlainBody(request, operation);
    if (body === '' && request.routeOptions.config.mayBeEmpty === true) return done(null, null);
    if (isNestedTooDeeply(body)) {
      const message = `The body is nested more than ${MAX_NESTING} levels deep.`;
      return done(refusedBody('schemaViolation', operation, { message, rule: 'json', pointer: '' }));
    }
    void parse(request, body, (error, value) => {
      const key = error ? forbiddenKey(body) : undefined;
      if (key === undefined) return done(error, value);
      const message = `A key of the body is named ${key}, which no call takes.`;
      return done(refusedBody('schemaViolation', operation, { message, rule: 'json', pointer: '' }));
    });
    return undefined;
  };
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, parseJson);
  // The event log is sent by beacon, which may not say that its text is JSON (spec 7.1).
  app.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (request, body, done) => {
    const operation = operationOf(request);
    if (operation?.id === 'appEventLogClient') parseJson(request, body, done);
    else done(mediaTypeUnsupported(operation, 'text/plain'));
  });
}

/** Body formats. */
export async function installParsers(app: FastifyInstance): Promise<void> {
  installJson(app);
  // Only marks the request: the form is read when its sender is known to be a player.
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => parseForm(request, body),
  );
}
