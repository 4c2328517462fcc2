import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { openControl } from '#commands/connection.ts';
import { DEFAULT_WORLD } from '#worlds/address.ts';
import { openMcpSession } from './session.ts';

export const MCP_HELP = `tara-mock-server mcp [--url <address>] [--world <name>] [--control-token <token>]
The Model Context Protocol on standard input and output, for agents. By default it starts a server of its own with a new
world; --url names a running server, and --world a world that stays. A running server has it at /__mock/mcp too.
`;

/** A server that this process has started. */
interface OwnServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Runs the Model Context Protocol on standard input and output until the input ends.
 * @param args the arguments after the command's name
 * @param start starts a server of its own
 * @throws {Error} with the reason
 */
export async function runMcp(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  start: () => Promise<OwnServer>,
): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      world: { type: 'string' },
      'control-token': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    process.stdout.write(MCP_HELP);
    return;
  }
  const given = values.url ?? environment['TARA_MOCK_URL'];
  const token = values['control-token'] ?? environment['CONTROL_TOKEN'];
  const own = given === undefined ? await start() : undefined;
  const url = new URL(own?.url ?? given ?? '').origin;
  const session = await openMcpSession(
    openControl({ url, world: DEFAULT_WORLD, ...(own || token === undefined ? {} : { token }) }),
    { world: values.world },
  );
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('close', resolve);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await session.server.connect(new StdioServerTransport());
  await ended;
  await session.close();
  await own?.close();
}
