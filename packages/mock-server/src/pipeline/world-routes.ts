import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '#store/port.ts';
import { recordStore, type Changes, type Recording } from '#store/recording.ts';
import { DEFAULT_WORLD, isWorldName, namedPrefix, WORLD_NAME_RULE } from '#worlds/address.ts';
import type { NamedCall } from '#worlds/history.ts';
import type { Worlds } from '#worlds/directory.ts';
import type { World } from '#worlds/world.ts';
import { TransportFailure } from '#http/envelope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    requestContext: RequestContext | null;
  }
  interface FastifyContextConfig {
    /** The title of a route; the calls of the contract have theirs in the contract. */
    summary?: string;
    /** Whether the changes of the route were not requested by a user: see `NamedCall`. */
    isAutomatic?: boolean;
  }
}

/** The world of a request and the changes that the request has made. */
interface RequestContext {
  /** The world at the beginning of the request, with a store that records its writes. */
  readonly world: World;
  /** The changes since the request began, or since it replaced the world. */
  readonly recording: Recording;
  /** Whether the changes are in the world's history already. */
  recorded: boolean;
}

type Register = (instance: FastifyInstance, getWorld: (request: FastifyRequest) => World) => void;

function getRequestContext(request: FastifyRequest): RequestContext {
  if (!request.requestContext) throw new Error('this route stands outside the worlds');
  return request.requestContext;
}

/** The world of a request; the hook below has looked it up. */
function getWorld(request: FastifyRequest): World {
  return getRequestContext(request).world;
}

async function openRequestContext(
  worlds: Worlds,
  name: string,
  { method }: FastifyRequest,
): Promise<RequestContext> {
  let recording: Recording | undefined;
  const observe = (store: Store, stamp: () => number): Recording => {
    recording = recordStore(store, stamp);
    return recording;
  };
  const world = await worlds.view(name, observe);
  // The default world journals refused calls too; in other worlds they would create the world.
  const isRead = method === 'GET' || method === 'HEAD' || method === 'DELETE';
  if (name === DEFAULT_WORLD && !isRead) await world.ensureStored();
  return {
    world,
    get recording() {
      if (!recording) throw new Error('the world has given no store to record');
      return recording;
    },
    recorded: false,
  };
}

/** The changes of the request so far, if there are any. */
export function getChanges(request: FastifyRequest): Changes | undefined {
  const { recording } = request.requestContext ?? {};
  return !recording || recording.isEmpty() ? undefined : recording.changes();
}

/**
 * Writes the changes of the request to the world's history, once, before the answer is sent, so that an undo finds them.
 * @returns whether the history has an entry for them; undefined if there are none
 */
export function recordHistory(
  request: FastifyRequest,
  { call, ...named }: Partial<NamedCall>,
): Promise<boolean> | undefined {
  const { requestContext } = request;
  if (!requestContext || requestContext.recorded) return undefined;
  requestContext.recorded = true;
  if (requestContext.recording.isEmpty()) return undefined;
  const [path = ''] = request.url.split('?');
  return requestContext.world.history.add({
    ...named,
    call: call ?? `${request.method} ${path}`,
    path,
    time: requestContext.world.clock.now(),
    changes: requestContext.recording.changes(),
  });
}

/** Leaves the changes of the request out of the world's history. */
export function skipHistory({ requestContext }: FastifyRequest): void {
  if (requestContext) requestContext.recorded = true;
}

/** Notifies the observer of the world of a change that the history does not have. */
function notifyObserver(
  { requestContext, method, url, routeOptions }: FastifyRequest,
  { statusCode }: FastifyReply,
): void {
  const { world } = requestContext ?? {};
  if (!world?.hasChanged || statusCode >= 400) return;
  const { summary } = routeOptions.config;
  const [path = ''] = url.split('?');
  const named = { call: `${method} ${path}`, path, ...(summary === undefined ? {} : { summary }) };
  world.observer?.changed({ ...named, time: world.clock.now() });
}

/** Registers the same routes twice: at the root for the default world, and under `/w/<world>`. */
export async function registerInWorlds(
  app: FastifyInstance,
  worlds: Worlds,
  register: Register,
): Promise<void> {
  app.decorateRequest('requestContext', null);
  const routes = (getName: (request: FastifyRequest) => string) => async (instance: FastifyInstance) => {
    instance.addHook('onRequest', async (request) => {
      const name = getName(request);
      if (!isWorldName(name)) {
        throw new TransportFailure('callUnknown', { message: `${WORLD_NAME_RULE}.` });
      }
      request.requestContext = await openRequestContext(worlds, name, request);
    });
    // Returns a promise only if there is something to wait for: calls of the contract are recorded before.
    instance.addHook('onSend', (request, reply, payload, done) => {
      if (request.requestContext?.recorded !== false) return done(null, payload);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const { summary, isAutomatic = isRead } = request.routeOptions.config;
      const recorded = recordHistory(request, {
        ...(summary === undefined ? {} : { summary }),
        ...(isAutomatic ? { isAutomatic } : {}),
      });
      if (!recorded) {
        if (!isRead) notifyObserver(request, reply);
        return done(null, payload);
      }
      return recorded.then((hasEntry) => {
        if (!isRead && !hasEntry) notifyObserver(request, reply);
        return payload;
      });
    });
    register(instance, getWorld);
  };
  await app.register(routes(() => DEFAULT_WORLD));
  await app.register(
    routes((request) => (request.params as { world: string }).world),
    { prefix: namedPrefix(':world') },
  );
}
