import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '#contract/document.ts';
import { FORM_LIMITS } from '#pipeline/forms.ts';
import { mediaTypeUnsupported, TransportFailure } from '#http/envelope.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is where a form of a page of this server is sent to. */
    takesForm?: boolean;
  }
}

function operationOf(request: FastifyRequest): Operation | undefined {
  return request.routeOptions.config.operation;
}

/** The event log is sent by beacon, which may not say that its text is JSON (spec 7.1). */
function parseBeacon(request: FastifyRequest, body: string): unknown {
  const operation = operationOf(request);
  if (operation?.id !== 'appEventLogClient') throw mediaTypeUnsupported(operation, 'text/plain');
  try {
    return JSON.parse(body);
  } catch {
    throw new TransportFailure('schemaViolation', {
      message: 'The body is not well-formed JSON.',
      rule: 'json',
      pointer: '',
      operationId: operation.id,
    });
  }
}

/** The forms of this server's own pages. Elsewhere none is taken: any site's page can send one here. */
function parseForm(request: FastifyRequest, body: string): unknown {
  if (request.routeOptions.config.takesForm !== true)
    throw mediaTypeUnsupported(operationOf(request), 'application/x-www-form-urlencoded');
  return Object.fromEntries(new URLSearchParams(body));
}

/** Body formats beside JSON. */
export async function installParsers(app: FastifyInstance): Promise<void> {
  // Only marks the request: the form is read when its sender is known to be a player.
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => parseBeacon(request, body),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => parseForm(request, body),
  );
}
