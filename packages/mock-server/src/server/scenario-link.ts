import { MAX_SEED } from '#random/rng.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { foreignRequestReason } from '#http/foreign-request.ts';
import { addressOnSite, readTarget } from '#http/request-target.ts';
import { DEFAULT_WORLD, isWorldName } from '#worlds/address.ts';
import type { Worlds } from '#worlds/directory.ts';
import { isScenario, SCENARIOS } from '#worlds/scenarios.ts';

function isSeed(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) <= MAX_SEED;
}

/**
 * Handles `?scenario=green` (and `&seed=7`, `&world=blue`) on any address of the client: resets the world and redirects to
 * the address without the parameters, so that a reload does not reset again.
 * @returns undefined if the address has no scenario
 */
export function createScenarioLink(worlds: Worlds) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { path, query: text } = readTarget(request.url);
    const query = new URLSearchParams(text);
    const scenario = query.get('scenario');
    if (scenario === null || request.method !== 'GET') return undefined;
    const foreign = foreignRequestReason(request);
    if (foreign !== undefined)
      return reply
        .code(403)
        .type('text/plain; charset=utf-8')
        .send(`${foreign} A link on another site cannot reset a world: open the address directly.\n`);
    const name = query.get('world') ?? DEFAULT_WORLD;
    const seed = query.get('seed');
    if (!isScenario(scenario) || !isWorldName(name) || (seed !== null && !isSeed(seed))) {
      const known = Object.keys(SCENARIOS).join(', ');
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send(`There is no such scenario or seed. Scenarios: ${known}. A seed is a whole number.\n`);
    }
    const world = await worlds.get(name);
    await world.reset({ scenario, seed: seed === null ? world.origin.seed : Number(seed), config: {} });
    query.delete('scenario');
    query.delete('seed');
    return reply.redirect(addressOnSite(path, query), 303);
  };
}
