// @vitest-environment node
import { createServer as createHttpServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from 'vite';
import { scenarioLink } from '../vite/scenario-link.ts';

/** Replaces the mock server. Rejects other sites, as the control API does. */
const backend = createHttpServer((request, response) => {
  const isForeign = request.headers['sec-fetch-site'] === 'cross-site';
  response.writeHead(isForeign ? 403 : 200).end(isForeign ? 'refused' : '{}');
});
let client: Server;

async function getAddress(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let address = '';
let closeVite: () => Promise<void>;

beforeAll(async () => {
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [scenarioLink(await getAddress(backend))],
  });
  closeVite = () => vite.close();
  client = createHttpServer(vite.middlewares);
  address = await getAddress(client);
});

afterAll(async () => {
  client.close();
  backend.close();
  await closeVite();
});

const open = (site: string) =>
  fetch(`${address}/lobby?scenario=green&tab=2`, { redirect: 'manual', headers: { 'sec-fetch-site': site } });

it('continues without the scenario after the mock server applied it', async () => {
  const answer = await open('none');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/lobby?tab=2']);
});

it('reports a link of another site to the mock server, and returns its rejection', async () => {
  const answer = await open('cross-site');
  expect([answer.status, await answer.text()]).toEqual([403, 'refused']);
});
