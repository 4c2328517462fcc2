import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '#contract/document.ts';
import { FORM_LIMITS } from '#pipeline/forms.ts';
import { isNestedTooDeeply, MAX_NESTING } from '#http/nesting.ts';
import { mediaTypeUnsupported, refusedBody, requirePlainBody } from '#http/envelope.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route receives a form of one of this server's pages. */
    takesForm?: boolean;
    /** The route treats an empty JSON body like a missing body: its own checks require one. */
    mayBeEmpty?: boolean;
  }
}

/** Gets the parsed body or the reason why it is refused. */
type BodyDone = (refusal: Error | null, body?: unknown) => void;

function getOperation(request: FastifyRequest): Operation | undefined {
  return request.routeOptions.config.operation;
}

/** Parses the forms of this server's own pages. Other routes accept no forms, because pages of any site can send one. */
function parseForm(request: FastifyRequest, body: string): unknown {
  if (request.routeOptions.config.takesForm !== true)
    throw mediaTypeUnsupported(getOperation(request), 'application/x-www-form-urlencoded');
  requirePlainBody(request, getOperation(request));
  return Object.fromEntries(new URLSearchParams(body));
}

/** The key for which Fastify's parser refuses a well-formed body. */
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

/** JSON, by Fastify's own parser. Callers of the control API may declare JSON without a body. */
function installJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const parseJson = (request: FastifyRequest, body: string, done: BodyDone): void => {
    const operation = getOperation(request);
    requirePlainBody(request, operation);
    if (body === '' && request.routeOptions.config.mayBeEmpty === true) return done(null, null);
    if (isNestedTooDeeply(body)) {
      const message = `The body has more than ${MAX_NESTING} levels of nesting.`;
      return done(refusedBody('schemaViolation', operation, { message, rule: 'json', pointer: '' }));
    }
    void parse(request, body, (error, value) => {
      const key = error ? forbiddenKey(body) : undefined;
      if (key === undefined) return done(error, value);
      const message = `The body contains a key named ${key}, which no call accepts.`;
      return done(refusedBody('schemaViolation', operation, { message, rule: 'json', pointer: '' }));
    });
    return undefined;
  };
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, parseJson);
  // Clients send the event log as a beacon, which may declare text/plain instead of JSON (spec 7.1).
  app.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (request, body, done) => {
    const operation = getOperation(request);
    if (operation?.id === 'appEventLogClient') parseJson(request, body, done);
    else done(mediaTypeUnsupported(operation, 'text/plain'));
  });
}

/** Installs the parsers of all body formats. */
export async function installParsers(app: FastifyInstance): Promise<void> {
  installJson(app);
  // Marks the request only: the form is parsed after its sender is known to be a player.
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => parseForm(request, body),
  );
}
