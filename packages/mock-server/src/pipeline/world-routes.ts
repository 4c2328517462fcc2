import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Store } from '#store/port.ts';
import { recordStore, type DocumentChange, type Recording } from '#store/recording.ts';
import { DEFAULT_WORLD, isWorldName, namedPrefix, WORLD_NAME_RULE } from '#worlds/address.ts';
import type { NamedCall } from '#worlds/history.ts';
import type { Worlds } from '#worlds/registry.ts';
import type { World } from '#worlds/world.ts';
import { TransportFailure } from '#http/envelope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    requestContext: RequestContext | null;
  }
  interface FastifyContextConfig {
    /** What a route does, in words; the calls of the contract have theirs there. */
    summary?: string;
    /** Whether nobody asks for what the route writes: see `NamedCall`. */
    isAutomatic?: boolean;
  }
}

/** What the server keeps of a request while it runs: its world, and what it has written there. */
interface RequestContext {
  /** The world as it was when the request came, with a store that records what the request writes. */
  readonly world: World;
  /** What was written since the request began, or since it replaced the world itself. */
  readonly recording: Recording;
  /** Whether the world's history has the request already. */
  recorded: boolean;
}

type Register = (instance: FastifyInstance, worldOf: (request: FastifyRequest) => World) => void;

function requestContextOf(request: FastifyRequest): RequestContext {
  if (!request.requestContext) throw new Error('this route stands outside the worlds');
  return request.requestContext;
}

/** The world of a request, which the hook below has looked up. */
function worldOf(request: FastifyRequest): World {
  return requestContextOf(request).world;
}

async function openRequestContext(
  worlds: Worlds,
  name: string,
  { method }: FastifyRequest,
): Promise<RequestContext> {
  let recording: Recording | undefined;
  const observe = (store: Store): Store => {
    recording = recordStore(store);
    return recording.store;
  };
  const world = await worlds.view(name, observe);
  // The journal of the default world has calls that are refused too; anybody could make other worlds by them.
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

/** The documents that the request has changed so far. */
export function changesOf(request: FastifyRequest): readonly DocumentChange[] {
  const { recording } = request.requestContext ?? {};
  return !recording || recording.isEmpty() ? [] : recording.changes().documents;
}

/** Puts what the request wrote into the world's history, once; before its answer leaves, so that an undo finds it. */
export function recordHistory(
  request: FastifyRequest,
  { call, ...named }: Partial<NamedCall>,
): Promise<void> | undefined {
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

/** Registers the same routes twice: at the root for the default world, and under `/w/<world>`. */
export async function registerInWorlds(
  app: FastifyInstance,
  worlds: Worlds,
  register: Register,
): Promise<void> {
  app.decorateRequest('requestContext', null);
  const routes = (nameOf: (request: FastifyRequest) => string) => async (instance: FastifyInstance) => {
    instance.addHook('onRequest', async (request) => {
      const name = nameOf(request);
      if (!isWorldName(name)) {
        throw new TransportFailure('callUnknown', { message: `${WORLD_NAME_RULE}.` });
      }
      request.requestContext = await openRequestContext(worlds, name, request);
    });
    // A promise only where something is waited for: calls of the contract are recorded before they are sent.
    instance.addHook('onSend', (request, _reply, payload, done) => {
      if (request.requestContext?.recorded !== false) return done(null, payload);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const { summary, isAutomatic = isRead } = request.routeOptions.config;
      const recorded = recordHistory(request, {
        ...(summary === undefined ? {} : { summary }),
        ...(isAutomatic ? { isAutomatic } : {}),
      });
      return recorded ? recorded.then(() => payload) : done(null, payload);
    });
    register(instance, worldOf);
  };
  await app.register(routes(() => DEFAULT_WORLD));
  await app.register(
    routes((request) => (request.params as { world: string }).world),
    { prefix: namedPrefix(':world') },
  );
}
