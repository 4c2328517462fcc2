import { COMMON, type Answer } from '../client.ts';
import type { ErrcodeCase, NewContext, CaseContext } from './case-context.ts';

async function post({ world }: CaseContext, path: string, payload: string, type = 'application/json') {
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
  return async (newContext: NewContext): Promise<Answer> => {
    const { world, ask } = await newContext();
    await world.control('POST', 'faults', { operationId: 'refreshData', httpStatus, times: 1 });
    return ask('refreshData');
  };
}

/** Errcodes without a cause in this server, because it implements all calls; fault rules return them. */
export const faultOnlyErrcodes: Record<string, ErrcodeCase> = {
  internalError: onDemand(500),
  requestInProgress: onDemand(409),
  notImplemented: onDemand(501),
  unavailable: onDemand(503),
};

/** Refusals before a call's own rules. */
export const transportCases: Record<string, ErrcodeCase> = {
  schemaViolation: async (newContext) => (await newContext()).ask('gameLike', { id: 'x', like: 1 }),
  unauthenticated: async (newContext) => {
    const { succeed, ask } = await newContext();
    await succeed('accountLogout');
    return ask('refreshData');
  },
  callUnknown: async (newContext) => (await newContext()).ask('startGames'),
  methodNotAllowed: async (newContext) =>
    (await (await newContext()).world.raw({ method: 'GET', url: '/app/v1/startGame' })).json<Answer>(),
  bodyTooLarge: async (newContext) =>
    post(
      await newContext(),
      'anonymous/lobbyTips',
      JSON.stringify({ ...COMMON, filler: 'x'.repeat(2_000_000) }),
    ),
  mediaTypeUnsupported: async (newContext) =>
    post(await newContext(), 'anonymous/lobbyTips', '<a/>', 'text/xml'),
  rateLimited: async (newContext) => {
    const { succeed, ask } = await newContext('default', { requestLimit: { calls: 1, windowMs: 1000 } });
    await succeed('refreshData');
    return ask('refreshData');
  },
};
