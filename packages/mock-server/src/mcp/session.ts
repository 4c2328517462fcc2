import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ErrorCode,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { Connection, ControlApi } from '#commands/connection.ts';
import { nearest } from '#contract/nearest-name.ts';
import { contractFile, packageVersion } from '#files/package-files.ts';
import { worldPrefix } from '#worlds/address.ts';
import { readResource, RESOURCES, TEMPLATES } from './resources.ts';
import { createTools, type ControlTool } from './tools.ts';

/** A session of an agent, with a world. */
export interface McpSession {
  readonly server: Server;
  readonly world: string;
  /** Deletes the world, if it is the session's own. */
  close(): Promise<void>;
}

let tools: readonly ControlTool[] | undefined;

function getTools(): readonly ControlTool[] {
  return (tools ??= createTools(JSON.parse(readFileSync(contractFile('control.json'), 'utf8')) as object));
}

function instructions({ url, world }: Omit<Connection, 'token'>): string {
  return `The mock server of Tara Slots: a play-money backend with real state. This session has the world ${world}; every tool acts on it.
The product API of the world is at ${url}${worldPrefix(world)}/app/v1/ (POST, JSON). createSession returns a token of a player for the header Authorization; the demo player is demoplayer.
A client shows the world at ${url}/?world=${world}. Amounts are integers in hundredths of a coin.
Read tara://contract/{operationId} for a call, tara://errcodes for errors. addFault, addStub and clock tools prepare a situation; listRequests shows what a client has sent; undoCall takes back the latest change.`;
}

async function callTool(control: ControlApi, name: string, given: Readonly<Record<string, unknown>>) {
  const tool = getTools().find((item) => item.name === name);
  if (!tool) {
    const like = nearest(
      name,
      getTools().map((item) => item.name),
    );
    throw new Error(`There is no tool ${name}${like === undefined ? '.' : `; did you mean ${like}?`}`);
  }
  const known = Object.keys(tool.inputSchema['properties'] as object);
  const unknown = Object.keys(given).find((argument) => !known.includes(argument));
  if (unknown !== undefined)
    throw new Error(`${name} has no argument ${unknown}; it has ${known.join(', ') || 'none'}.`);
  const missing = (tool.inputSchema['required'] as string[]).find(
    (argument) => given[argument] === undefined,
  );
  if (missing !== undefined) throw new Error(`${name} needs the argument ${missing}.`);
  const { method, path, body } = tool.toRequest(given);
  const answer = await control.call(method, path, body);
  return answer === undefined ? 'Done.' : JSON.stringify(answer);
}

interface SessionOptions {
  /** By default a new world, which ends with the session. */
  readonly world?: string | undefined;
  /** The address of the server as the agent sees it; by default the address of the control API. */
  readonly origin?: string;
  /** Deletes the session's own world; by default by the control API. */
  readonly drop?: (world: string) => Promise<void>;
}

/**
 * Opens a session at a running server.
 * @throws {NoServerError}
 */
export async function openMcpSession(
  server: ControlApi,
  { world, origin = server.connection.url, drop }: SessionOptions = {},
): Promise<McpSession> {
  const name = world ?? `agent-${randomUUID().slice(0, 8)}`;
  const control = server.at(name);
  if (world === undefined) await control.call('POST', 'reset', {});
  const mcp = new Server(
    { name: 'tara-mock-server', version: packageVersion() },
    { capabilities: { tools: {}, resources: {} }, instructions: instructions({ url: origin, world: name }) },
  );
  mcp.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: getTools().map(({ toRequest: _toRequest, ...tool }) => tool),
  }));
  mcp.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    try {
      const text = await callTool(control, params.name, params.arguments ?? {});
      return { content: [{ type: 'text' as const, text }] };
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      return { content: [{ type: 'text' as const, text }], isError: true };
    }
  });
  mcp.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: RESOURCES }));
  mcp.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: TEMPLATES }));
  mcp.setRequestHandler(ReadResourceRequestSchema, ({ params }) => {
    try {
      return { contents: [readResource(params.uri)] };
    } catch (error) {
      if (error instanceof RangeError) throw new McpError(ErrorCode.InvalidParams, error.message);
      throw error;
    }
  });
  return {
    server: mcp,
    world: name,
    close: async () => {
      await mcp.close();
      if (world === undefined) await (drop?.(name) ?? control.call('DELETE', 'worlds'));
    },
  };
}
