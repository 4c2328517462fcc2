import type { QueryClient } from '@tanstack/react-query';

/** Calls of the agent, agent4, agent5 and proxy task screens. */
const AFFILIATE_CALL = /^(agent|appAgent|appProxy)/;

/** Removes the cached data of those screens for the previous player (spec 4). */
export function resetAffiliateState(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey: [operation] }) => typeof operation === 'string' && AFFILIATE_CALL.test(operation),
  });
}
