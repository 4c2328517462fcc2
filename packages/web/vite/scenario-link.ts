import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';

const DEFAULT_WORLD = 'default';

/** The site that linked here: the mock server ignores links of other sites. */
function getSite({ headers }: IncomingMessage): Record<string, string> {
  const site = headers['sec-fetch-site'];
  return typeof site === 'string' ? { 'sec-fetch-site': site } : {};
}

/**
 * In development Vite serves the pages, so the mock server does not see `?scenario=green`: this forwards the scenario
 * and removes the parameter, as the mock server does when it serves the client.
 */
export function scenarioLink(mock: string): Plugin {
  return {
    name: 'tara:scenario-link',
    apply: 'serve',
    configureServer: (server) => {
      /** Answers the request if it has a scenario. @returns whether it did */
      const follow = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
        const address = new URL(request.url ?? '/', 'http://client');
        const { searchParams: query } = address;
        const scenario = query.get('scenario');
        if (scenario === null || request.method !== 'GET') return false;
        const world = query.get('world') ?? DEFAULT_WORLD;
        const seed = query.get('seed');
        const answer = await fetch(`${mock}${world === DEFAULT_WORLD ? '' : `/w/${world}`}/__mock/reset`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...getSite(request) },
          body: JSON.stringify({ scenario, ...(seed === null ? {} : { seed: Number(seed) }) }),
        });
        if (answer.ok) {
          query.delete('scenario');
          query.delete('seed');
          response.writeHead(303, { location: `${address.pathname}${address.search}` }).end();
        } else {
          response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
        }
        return true;
      };
      const pass = async (
        ...[request, response, next]: Parameters<Connect.NextHandleFunction>
      ): Promise<void> => {
        try {
          if (!(await follow(request, response))) next();
        } catch (error) {
          next(error);
        }
      };
      server.middlewares.use((request, response, next) => void pass(request, response, next));
    },
  };
}
