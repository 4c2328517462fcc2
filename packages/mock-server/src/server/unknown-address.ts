import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contract, Operation } from '#contract/document.ts';
import { nearestCall } from '#contract/nearest-name.ts';
import { TransportFailure, sendFailure } from '#http/envelope.ts';
import { readTarget } from '#http/request-target.ts';
import { isApiPath, setDateHeader } from '#pipeline/answer-headers.ts';
import { isWorldName, splitWorldPath, WORLD_NAME_RULE } from '#worlds/address.ts';
import type { Worlds } from '#worlds/directory.ts';
import { writeFailureEntry } from './failure-entry.ts';
import { wantsPage } from './web-page.ts';

/** How much of an unknown address an answer quotes. */
const SHOWN = 200;

/** The methods of a path; empty without a route. Wildcard routes do not count. */
type MethodsAt = (path: string) => readonly string[];

/** Collects the addresses of the routes that are registered from now on. */
function collectAddresses(app: FastifyInstance): MethodsAt {
  const routes = new Map<string, Set<string>>();
  let patterns: readonly (readonly [RegExp, ReadonlySet<string>])[] | undefined;
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const methods = routes.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    routes.set(url, methods);
  });
  return (path) => {
    // Created at the first use, so that it does not delay the start.
    patterns ??= [...routes].map(([url, methods]) => {
      const pattern = url.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+');
      return [new RegExp(`^${pattern.replace(/\/$/, '')}/?$`), methods];
    });
    return patterns.flatMap(([pattern, methods]) => (pattern.test(path) ? [...methods] : []));
  };
}

/** The failure for an unknown path of the API; it names the nearest call. */
function unknownCall(path: string, calls: readonly Operation[]): TransportFailure {
  const name = path.split('/').findLast((part) => part !== '') ?? '';
  const operationId = nearestCall(name, calls) ?? '';
  const message = `No call ${path.slice(0, SHOWN)}; did you mean ${operationId}?`;
  return new TransportFailure('callUnknown', { operationId, message });
}

/** The failure for a method that an address does not accept. */
function wrongMethod(
  path: string,
  methods: readonly string[],
  operationId: string | undefined,
): TransportFailure {
  if (operationId !== undefined)
    return new TransportFailure('methodNotAllowed', { operationId, message: 'Every call is a POST.' });
  const message = `${path.slice(0, SHOWN)} accepts ${methods.join(', ')}.`;
  return new TransportFailure('methodNotAllowed', { message });
}

/** Sends the client's page if it has one for that address. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

export type AnswerUnknown = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

interface Site {
  readonly contract: Contract;
  readonly worlds: Worlds;
  /** Undefined without a client. */
  readonly sendPage: () => SendPage | undefined;
}

/**
 * Creates the answer to every address without a route: another method, a misspelt call, a screen of the client, or nothing.
 * The body of such a request is not parsed.
 * @param app before any route is registered
 */
export function createUnknownAddress(
  app: FastifyInstance,
  { contract, worlds, sendPage }: Site,
): AnswerUnknown {
  const methodsAt = collectAddresses(app);
  const idByPath = new Map<string, string>(contract.operations.map(({ id, path }) => [path, id]));

  /** Writes a failed call to the journal of its world. */
  const note = async (
    name: string,
    failure: TransportFailure,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    const { status, detail } = failure;
    const world = await worlds.view(name);
    setDateHeader(reply, world);
    // For an unknown path the detail names the nearest call, which is not the requested one.
    const operationId = status === 405 ? detail.operationId : undefined;
    await writeFailureEntry(world, request, reply, { status, detail, operationId });
  };

  return async (request, reply) => {
    // Decoded as by the router.
    const path = decodeURI(readTarget(request.url).path);
    const named = splitWorldPath(path);
    if (!isWorldName(named.world))
      return sendFailure(reply, new TransportFailure('callUnknown', { message: `${WORLD_NAME_RULE}.` }));
    const isApi = isApiPath(named.path);
    const methods = methodsAt(path);
    const failure =
      methods.length > 0 && !methods.includes(request.method)
        ? wrongMethod(path, methods, idByPath.get(named.path.replace(/\/$/, '')))
        : isApi
          ? unknownCall(named.path, contract.operations)
          : undefined;
    if (failure) {
      if (isApi) await note(named.world, failure, request, reply);
      if (failure.status === 405) reply.header('allow', methods.join(', '));
      return sendFailure(reply, failure);
    }
    const page = wantsPage(request, path) ? await sendPage()?.(request, reply) : undefined;
    if (page) return page;
    const message = `Nothing is at ${path.slice(0, SHOWN)}.`;
    return sendFailure(reply, new TransportFailure('callUnknown', { message }));
  };
}
