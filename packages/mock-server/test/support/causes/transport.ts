import { COMMON, type Answer } from '../client.ts';
import type { Cause, NewScene, Scene } from './scene.ts';

async function post({ world }: Scene, path: string, payload: string, type = 'application/json') {
  return (
    await world.raw({
      method: 'POST',
      url: `/app/v1/${path}`,
      payload,
      headers: { 'content-type': type },
    })
  ).json<Answer>();
}

function onDemand(httpStatus: number) {
  return async (scene: NewScene): Promise<Answer> => {
    const { world, ask } = await scene();
    await world.control('POST', 'faults', { operationId: 'refreshData', httpStatus, times: 1 });
    return ask('refreshData');
  };
}

/** What this server never has a reason to answer: it knows all calls, takes them all, and a defect is a defect. */
export const onDemandOnly: Record<string, Cause> = {
  internalError: onDemand(500),
  requestInProgress: onDemand(409),
  notImplemented: onDemand(501),
  unavailable: onDemand(503),
};

/** What keeps a call from its rules. */
export const transportCauses: Record<string, Cause> = {
  schemaViolation: async (scene) => (await scene()).ask('gameLike', { id: 'x', like: 1 }),
  unauthenticated: async (scene) => {
    const { does, ask } = await scene();
    await does('accountLogout');
    return ask('refreshData');
  },
  callUnknown: async (scene) => (await scene()).ask('startGames'),
  methodNotAllowed: async (scene) =>
    (await (await scene()).world.raw({ method: 'GET', url: '/app/v1/startGame' })).json<Answer>(),
  bodyTooLarge: async (scene) =>
    post(await scene(), 'anonymous/lobbyTips', JSON.stringify({ ...COMMON, filler: 'x'.repeat(2_000_000) })),
  mediaTypeUnsupported: async (scene) => post(await scene(), 'anonymous/lobbyTips', '<a/>', 'text/xml'),
  rateLimited: async (scene) => {
    const { does, ask } = await scene('default', { requestLimit: { calls: 1, windowMs: 1000 } });
    await does('refreshData');
    return ask('refreshData');
  },
};
