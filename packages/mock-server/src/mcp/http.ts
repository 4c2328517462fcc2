import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { openControl } from '#commands/connection.ts';
import { getRefusal } from '#control/refusal.ts';
import { uptime } from '#time/clock.ts';
import { DEFAULT_WORLD } from '#worlds/address.ts';
import type { Worlds } from '#worlds/directory.ts';
import { llmsText } from './llms.ts';
import type { McpSession } from './session.ts';

interface HttpSession extends McpSession {
  readonly transport: StreamableHTTPServerTransport;
  usedAt: number;
}

/** A new session beyond this number ends the one that was unused for the longest time. */
const MAX_SESSIONS = 50;

const MCP_PATH = '/__mock/mcp';

/** The address at which this server reaches itself. */
function getOwnAddress(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/**
 * Registers the Model Context Protocol over HTTP: each session of an agent has a world of its own.
 * @param token the control token that a request needs, if any
 * @returns ends all sessions, for a server that stops
 */
export function registerMcp(app: FastifyInstance, token: string | undefined, worlds: Worlds): () => void {
  const sessions = new Map<string, HttpSession>();

  const end = async (id: string): Promise<void> => {
    const session = sessions.get(id);
    sessions.delete(id);
    await session?.close().catch(() => undefined);
  };

  const open = async (origin: string): Promise<HttpSession> => {
    const [oldest] = [...sessions].toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
    if (oldest && sessions.size >= MAX_SESSIONS) await end(oldest[0]);
    // Loaded at the first use, because few servers need it.
    const [{ openMcpSession }, { StreamableHTTPServerTransport: Transport }] = await Promise.all([
      import('./session.ts'),
      import('@modelcontextprotocol/sdk/server/streamableHttp.js'),
    ]);
    const connection = {
      url: getOwnAddress(app),
      world: DEFAULT_WORLD,
      ...(token === undefined ? {} : { token }),
    };
    const drop = (world: string) => worlds.drop(world);
    const session = await openMcpSession(openControl(connection), { origin, drop });
    const transport = new Transport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void sessions.set(id, opened),
      onsessionclosed: end,
    });
    const opened: HttpSession = { ...session, transport, usedAt: uptime() };
    await session.server.connect(transport);
    return opened;
  };

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refusal = getRefusal(request, token);
    if (refusal) return reply.code(refusal.status).send({ error: { message: refusal.message } });
    const id = request.headers['mcp-session-id'];
    const known = typeof id === 'string' ? sessions.get(id) : undefined;
    const isFirst =
      id === undefined && (request.body as { method?: unknown } | null)?.method === 'initialize';
    if (!known && !isFirst)
      return reply.code(id === undefined ? 400 : 404).send({
        error: { message: 'There is no such session of the Model Context Protocol; initialize a new one.' },
      });
    const session = known ?? (await open(request.siteOrigin));
    session.usedAt = uptime();
    reply.hijack();
    await session.transport.handleRequest(request.raw, reply.raw, request.body);
    // A malformed first request opens no session.
    if (session.transport.sessionId === undefined) await session.close();
    return reply;
  };

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: MCP_PATH,
    config: { controlId: 'mcp', mayBeEmpty: true },
    handler: handle,
  });
  app.get('/llms.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(llmsText(request.siteOrigin)),
  );
  return () => {
    for (const id of sessions.keys()) void end(id);
  };
}
