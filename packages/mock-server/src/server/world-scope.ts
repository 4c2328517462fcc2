import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_WORLD, isWorldName, type Worlds } from '#worlds/registry.ts';
import type { World } from '#worlds/world.ts';
import { TransportFailure } from './envelope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    world: World | null;
  }
}

type Register = (scope: FastifyInstance, worldOf: (request: FastifyRequest) => World) => void;

/** The world of a request, which the hook below has looked up. */
const worldOf = (request: FastifyRequest): World => {
  if (!request.world) throw new Error('this route stands outside the worlds');
  return request.world;
};

/** Registers the same routes twice: at the root for the default world, and under `/w/<world>`. */
export const inWorlds = async (app: FastifyInstance, worlds: Worlds, register: Register): Promise<void> => {
  app.decorateRequest('world', null);
  const routes = (nameOf: (request: FastifyRequest) => string) => async (scope: FastifyInstance) => {
    scope.addHook('onRequest', async (request) => {
      const name = nameOf(request);
      if (!isWorldName(name)) {
        throw new TransportFailure('callUnknown', {
          message: 'A world is named by 1 to 40 of a-z, 0-9 and -.',
        });
      }
      request.world = await worlds.get(name);
    });
    register(scope, worldOf);
  };
  await app.register(routes(() => DEFAULT_WORLD));
  await app.register(
    routes((request) => (request.params as { world: string }).world),
    { prefix: '/w/:world' },
  );
};
