import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readContract } from '../src/contract/document.ts';
import { HANDLERS } from '../src/handlers/index.ts';
import { createCallRoutes } from '../src/pipeline/call-routes.ts';
import { registerInWorlds } from '../src/pipeline/world-routes.ts';
import { createMemoryDatabase } from '../src/store/memory/database.ts';
import { dueAt } from '../src/worlds/due.ts';
import { createWorlds } from '../src/worlds/directory.ts';
import { COMMON, freshWorlds, NOON, startServer } from './support/client.ts';

interface Document {
  paths: Record<string, { post: Record<string, unknown> }>;
}

const file = new URL('../../../openapi/dist/openapi.json', import.meta.url);
const server = await startServer();
const mark = { deprecated: true, 'x-deprecated-since': '2026-01-01', 'x-sunset': '2026-07-01' };

/** A server with a contract in which one call is deprecated. */
async function serverWithDeprecatedCall(path: string) {
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  Object.assign(document.paths[path]?.post ?? {}, mark);
  const app = fastify();
  const register = createCallRoutes({
    contract: readContract(JSON.stringify(document)),
    handlers: HANDLERS,
    checkAnswers: true,
    passwordCost: 16,
    latency: undefined,
  });
  const worlds = createWorlds({ seed: 1, scenario: 'default', now: NOON }, createMemoryDatabase(dueAt));
  await registerInWorlds(app, worlds, register);
  return app;
}

describe('a deprecated call', () => {
  it('returns the date of its deprecation and its end in every answer', async () => {
    const app = await serverWithDeprecatedCall('/app/v1/anonymous/lobbyTips');
    const deprecation = { deprecation: '@1767225600', sunset: 'Wed, 01 Jul 2026 00:00:00 GMT' };
    for (const [payload, statusCode] of [
      [COMMON, 200],
      [{}, 400],
      ['{', 400],
    ] as const) {
      const headers = { 'content-type': 'application/json' };
      const reply = await app.inject({
        method: 'POST',
        url: '/app/v1/anonymous/lobbyTips',
        payload,
        headers,
      });
      expect(reply.statusCode).toBe(statusCode);
      expect(reply.headers).toMatchObject(deprecation);
    }
  });

  it('does not affect other calls', async () => {
    const app = await serverWithDeprecatedCall('/app/v1/anonymous/lobbyTips');
    const url = '/app/v1/anonymous/appConfig';
    const reply = await app.inject({ method: 'POST', url, payload: { ...COMMON, gameListVersion: 0 } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).not.toHaveProperty('deprecation');
    expect(reply.headers).not.toHaveProperty('sunset');
  });
});

describe('the versions', () => {
  const newWorld = freshWorlds(server);

  it("are the package's in the health and the contract's in its document", async () => {
    const world = await newWorld();
    const packageFile = new URL('../package.json', import.meta.url);
    const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
    expect(await world.control('GET', 'health')).toMatchObject({ version });
  });
});
