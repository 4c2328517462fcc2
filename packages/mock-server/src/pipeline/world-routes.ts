import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordStore, type DocumentChange, type Recording } from '#store/recording.ts';
import { DEFAULT_WORLD, isWorldName, namedPrefix, WORLD_NAME_RULE } from '#worlds/address.ts';
import type { Worlds } from '#worlds/registry.ts';
import type { World } from '#worlds/world.ts';
import { TransportFailure } from '#http/envelope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit | null;
  }
}

/** A request's stay in a world. */
interface Visit {
  /** The world, with a store that remembers what this request writes. */
  readonly world: World;
  readonly recording: Recording;
  /** Whether the world's history has it already. */
  told: boolean;
}

type Register = (scope: FastifyInstance, worldOf: (request: FastifyRequest) => World) => void;

const visitOf = (request: FastifyRequest): Visit => {
  if (!request.visit) throw new Error('this route stands outside the worlds');
  return request.visit;
};

/** The world of a request, which the hook below has looked up. */
const worldOf = (request: FastifyRequest): World => visitOf(request).world;

const enter = (world: World): Visit => {
  const recording = recordStore(world.store);
  // The world itself but for its store; everything else reads through.
  const view = Object.create(world, { store: { value: recording.store, enumerable: true } }) as World;
  return { world: view, recording, told: false };
};

/** The documents that the request has changed so far. */
export const changesOf = (request: FastifyRequest): readonly DocumentChange[] =>
  request.visit?.recording.changes().documents ?? [];

/** Puts what the request wrote into the world's history, once; before its answer leaves, so that an undo finds it. */
export const remember = (request: FastifyRequest, call: string): void => {
  const { visit } = request;
  if (!visit || visit.told) return;
  visit.told = true;
  visit.world.history.add({ call, time: visit.world.clock.now(), changes: visit.recording.changes() });
};

/** Registers the same routes twice: at the root for the default world, and under `/w/<world>`. */
export const inWorlds = async (app: FastifyInstance, worlds: Worlds, register: Register): Promise<void> => {
  app.decorateRequest('visit', null);
  const routes = (nameOf: (request: FastifyRequest) => string) => async (scope: FastifyInstance) => {
    scope.addHook('onRequest', async (request) => {
      const name = nameOf(request);
      if (!isWorldName(name)) {
        throw new TransportFailure('callUnknown', { message: `${WORLD_NAME_RULE}.` });
      }
      request.visit = enter(await worlds.get(name));
    });
    scope.addHook('onSend', async (request) => {
      const [path = ''] = request.url.split('?');
      remember(request, `${request.method} ${path}`);
    });
    register(scope, worldOf);
  };
  await app.register(routes(() => DEFAULT_WORLD));
  await app.register(
    routes((request) => (request.params as { world: string }).world),
    { prefix: namedPrefix(':world') },
  );
};
