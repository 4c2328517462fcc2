import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { createChecks } from '#contract/schemas.ts';
import { contractFile } from '#files/package-files.ts';
import type { World } from '#worlds/world.ts';
import { toFailure } from '#http/to-failure.ts';
import { StoreFailure } from '#store/errors.ts';
import type { WorldExport } from '#worlds/export-schema.ts';
import { accessCalls } from './access-calls.ts';
import { backofficeCalls } from './backoffice-calls.ts';
import {
  ControlError,
  type AllControlHandlers,
  type ControlledServer,
  type ControlOperationId,
} from './handler.ts';
import { readImportBody } from './import-body.ts';
import { historyCalls } from './history-calls.ts';
import { journalCalls } from './journal-calls.ts';
import { orderCalls } from './order-calls.ts';
import {
  isServerOperation,
  isWorldOperation,
  readControlDocument,
  type ControlOperation,
} from './document.ts';
import { ruleCalls } from './rule-calls.ts';
import { readParameters } from './parameters.ts';
import { playerCalls } from './player-calls.ts';
import { getRefusal, sendControlError } from './refusal.ts';
import { createServerRoutes, type OperatedServer } from './server-routes.ts';
import { worldCalls } from './world-calls.ts';
import { StreamRefusal, type Streams, type Subscription } from '#stream/streams.ts';
import { Readable } from 'node:stream';
import { exportText } from '#worlds/export-text.ts';

/**
 * The answer of an export, in pieces.
 * @param head the fields besides `data`; at least one
 */
async function* toText(head: object, data: WorldExport): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"data":`;
  yield* exportText(data);
  yield '}';
}

/** Handlers of all control calls, typed by the contract: a missing one does not compile. */
const HANDLERS = {
  ...worldCalls,
  ...ruleCalls,
  ...playerCalls,
  ...accessCalls,
  ...journalCalls,
  ...historyCalls,
  ...orderCalls,
  ...backofficeCalls,
} satisfies AllControlHandlers;

export interface ControlOptions {
  readonly server: ControlledServer;
  /** State of the server for `live`, `ready` and `metrics`. */
  readonly operated: OperatedServer;
  readonly streams: Streams;
  /** Required in `X-Control-Token`; undefined if none is required. */
  readonly token: string | undefined;
  readonly checkAnswers: boolean;
}

/** Calls that work on a world whose data cannot be read: they replace it or do not read it. */
const WITHOUT_WORLD: ReadonlySet<ControlOperationId> = new Set([
  'resetWorld',
  'importState',
  'dropWorld',
  'listWorlds',
  'listScenarios',
]);

/** The body without the exported world, which the import checks in pieces. */
function withoutData(body: unknown): unknown {
  const { data } = (body ?? {}) as { data?: unknown };
  return typeof data === 'object' && data !== null ? { ...(body as object), data: {} } : body;
}

function checkedBody(request: FastifyRequest, { id, checkBody: check }: ControlOperation): unknown {
  const { body = null } = request;
  const violation = check?.(id === 'importState' ? withoutData(body) : body);
  if (violation)
    throw new ControlError(400, violation.message, { pointer: violation.pointer, rule: violation.rule });
  return request.body;
}

/** A control handler; its parameters and body are checked against the contract. */
type AnyControlHandler = (
  call: never,
) => Promise<{ status: number; body?: unknown }> | { status: number; body?: unknown };

/** The route that parses its body while it arrives. */
function registerImport(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', (_request: FastifyRequest, payload: IncomingMessage) =>
      readImportBody(payload),
    );
    scope.route(route);
  });
}

/**
 * Creates the routes of the control API: routes of the worlds, for the root and for the worlds' prefix, and routes of the
 * server.
 */
export function createControl({ server, operated, streams, token, checkAnswers }: ControlOptions) {
  const document = JSON.parse(readFileSync(contractFile('control.json'), 'utf8')) as object;
  const operations = readControlDocument(document, createChecks(document, 'tara:control'));

  const ofServer = createServerRoutes(operations.filter(isServerOperation), operated, token);
  const ofWorlds = (app: FastifyInstance, getWorld: (request: FastifyRequest) => World): void => {
    for (const operation of operations.filter(isWorldOperation)) {
      const handler: AnyControlHandler = HANDLERS[operation.id];
      const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
        try {
          const call = {
            world: getWorld(request),
            params: readParameters(operation.parameters, 'path', request.params as Record<string, unknown>),
            query: readParameters(operation.parameters, 'query', request.query as Record<string, unknown>),
            headers: readParameters(operation.parameters, 'header', request.headers),
            body: checkedBody(request, operation),
            origin: request.siteOrigin,
            server,
          };
          // Reads and deletions do not create the world.
          if (operation.method !== 'get' && operation.method !== 'delete') await call.world.ensureStored();
          if (!WITHOUT_WORLD.has(operation.id)) await call.world.refresh();
          const { status, body } = await handler(call as never);
          if (operation.id === 'exportState' && status === 200) {
            // Not checked as a whole, because that would block all other calls.
            const { data, ...head } = body as { data: WorldExport };
            return reply.type('application/json; charset=utf-8').send(Readable.from(toText(head, data)));
          }
          if (operation.id === 'streamWorld' && request.method === 'GET') {
            await streams.open(request, reply, body as Subscription);
            return reply;
          }
          if (operation.id === 'streamWorld') return reply.type('text/event-stream; charset=utf-8').send();
          const violation =
            checkAnswers && body !== undefined ? operation.checkAnswer(status)?.(body) : undefined;
          if (violation)
            throw new Error(`${operation.id} broke its contract: ${violation.pointer} ${violation.message}`);
          return body === undefined ? reply.code(status).send() : reply.code(status).send(body);
        } catch (error) {
          if (error instanceof ControlError) return sendControlError(reply, error);
          const isKnown = error instanceof StoreFailure || error instanceof StreamRefusal;
          const failure = isKnown ? toFailure(error, getWorld(request)) : undefined;
          if (failure) return sendControlError(reply, failure);
          throw error;
        }
      };
      const route: RouteOptions = {
        method: operation.method.toUpperCase(),
        url: operation.path,
        config: {
          mayBeEmpty: true,
          controlId: operation.id,
          summary: operation.summary,
          ...(operation.isUndoable ? {} : { isAutomatic: true }),
        },
        // Runs before the body is read.
        onRequest: async (request, reply) => {
          const refusal = getRefusal(request, token);
          if (refusal) return reply.code(refusal.status).send({ error: { message: refusal.message } });
          return undefined;
        },
        handler: handle,
      };
      if (operation.id === 'importState') registerImport(app, route);
      else app.route(route);
    }
  };
  return { ofServer, ofWorlds };
}
