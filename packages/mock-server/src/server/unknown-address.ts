import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contract } from '#contract/document.ts';
import { nearest } from '#contract/nearest-name.ts';
import { TransportFailure } from '#http/envelope.ts';
import { readTarget } from '#http/request-target.ts';
import { sendFailure } from '#http/send-failure.ts';
import { isApiPath, setDateHeader } from '#pipeline/answer-headers.ts';
import { isWorldName, splitWorldPath, WORLD_NAME_RULE } from '#worlds/address.ts';
import type { Worlds } from '#worlds/registry.ts';
import { writeFailureEntry } from './failure-entry.ts';
import { wantsPage } from './web-page.ts';

/** So much of an unknown address is told again. */
const SHOWN = 200;

/** The methods that a path takes; none where no route is. A route for anything below an address names no address. */
type MethodsAt = (path: string) => readonly string[];

/** Follows which addresses the server has: the routes that are registered from here on. */
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
    // Made when first asked for: starting takes no time for it.
    patterns ??= [...routes].map(([url, methods]) => {
      const pattern = url.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+');
      return [new RegExp(`^${pattern.replace(/\/$/, '')}/?$`), methods];
    });
    return patterns.flatMap(([pattern, methods]) => (pattern.test(path) ? [...methods] : []));
  };
}

/** Tells what an unknown path of the API is nearest to. */
function unknownCall(path: string, names: readonly string[]): TransportFailure {
  const name = path.split('/').findLast((part) => part !== '') ?? '';
  const operationId = nearest(name, names) ?? '';
  const message = `No call ${path.slice(0, SHOWN)}; did you mean ${operationId}?`;
  return new TransportFailure('callUnknown', { operationId, message });
}

/** Tells that an address does not take a method. */
function wrongMethod(
  path: string,
  methods: readonly string[],
  operationId: string | undefined,
): TransportFailure {
  if (operationId !== undefined)
    return new TransportFailure('methodNotAllowed', { operationId, message: 'Every call is a POST.' });
  const message = `${path.slice(0, SHOWN)} takes ${methods.join(', ')}.`;
  return new TransportFailure('methodNotAllowed', { message });
}

/** Sends the client's page, if it has one for that address. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

export type AnswerUnknown = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

interface Site {
  readonly contract: Contract;
  readonly worlds: Worlds;
  /** Undefined while there is no client. */
  readonly sendPage: () => SendPage | undefined;
}

/**
 * Makes what answers every address that no route has: another method, a misspelt call, a screen of the client, or nothing
 * at all. What came along with such a request is not looked at.
 *
 * @param app without any route yet
 */
export function createUnknownAddress(
  app: FastifyInstance,
  { contract, worlds, sendPage }: Site,
): AnswerUnknown {
  const methodsAt = collectAddresses(app);
  const names = contract.operations.map(({ id }) => id);
  const idByPath = new Map<string, string>(contract.operations.map(({ id, path }) => [path, id]));

  /** Notes a failed call in the journal of its world. */
  const note = async (
    name: string,
    failure: TransportFailure,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    const { status, detail } = failure;
    const world = await worlds.view(name);
    setDateHeader(reply, world);
    // For a path that is no call the detail names the nearest one, which this was not.
    const operationId = status === 405 ? detail.operationId : undefined;
    await writeFailureEntry(world, request, reply, { status, detail, operationId });
  };

  return async (request, reply) => {
    // As the router reads it.
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
          ? unknownCall(named.path, names)
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
