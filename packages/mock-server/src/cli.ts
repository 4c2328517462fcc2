#!/usr/bin/env node
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createMockServer, type MockServerOptions } from './index.ts';
import type { Latency } from './rules/latency.ts';
import { isLogKind } from './log/log.ts';
import { describePortInUse } from './server/port-in-use.ts';
import { stopOnSignals } from './server/stop-on-signals.ts';
import { withNamedStore } from './store/store-name.ts';
import { COMMANDS_HELP, runCommand } from './commands/program.ts';
import { createTerminal } from './commands/terminal.ts';
import { runTransfer, TRANSFER_HELP } from './transfer/command.ts';
import { isScenario, SCENARIOS } from './worlds/scenarios.ts';

const NAME_WIDTH = Math.max(...Object.keys(SCENARIOS).map(({ length }) => length));

const HELP = `tara-mock-server: a play-money backend for Tara Slots

  --port <number>          port to listen on (default 4010, 0 selects a free one)
  --host <address>         address to bind (default 127.0.0.1); others require --control-token
  --seed <number>          seed of the random numbers: the same seed gives the same worlds (default 1)
  --scenario <name>        the initial state of worlds (default "default")
  --web <folder>           the built web client, served at /
  --store <store>          storage of worlds: memory (default), file:<path> or
                           postgres://user:password@host:port/database; also in STORE or DATABASE_URL
  --control-token <token>  token that the control API requires; also in CONTROL_TOKEN
  --allow-host <name>      a further host name of this server; can be repeated
  --public-url <origin>    public origin of this server, e.g. https://mock.example: all generated addresses begin with it
  --trust-proxy <address>  a proxy whose X-Forwarded-* headers are trusted: an IP address, a range like 10.0.0.0/8,
                           loopback, linklocal or uniquelocal; can be repeated (default: none); requires --control-token
  --deterministic-tokens   derive tokens and codes from the seed even with a control token
  --latency <ms>           delay of every answer: a number, or a range such as 50-400
  --log <kind>             log on standard output: json (a line of JSON per event), pretty (a readable line per
                           request) or none (default)
  --verbose                the same as --log pretty; --log takes precedence
  --drain <ms>             how long a stopping server still accepts calls while it reports "not ready" (default 0)
  --grace <ms>             how long the calls in flight may take after that (default 10000)
  --help, -h               show this text

${COMMANDS_HELP}
${TRANSFER_HELP}
Scenarios:
${Object.entries(SCENARIOS)
  .map(([name, { about }]) => `  ${name.padEnd(NAME_WIDTH)}  ${about}`)
  .join('\n')}
`;

function fail(message: string): never {
  console.error(`tara-mock-server: ${message}\nTry --help.`);
  process.exit(2);
}

function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max) fail(`--${name} takes a whole number up to ${max}, not "${text}"`);
  return value;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function readLatency(text: string): number | Latency {
  const [, from = '', to] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
  if (from === '' || (to !== undefined && Number(to) < Number(from)))
    return fail(`--latency takes milliseconds, as 200 or 50-400, not "${text}"`);
  return to === undefined ? Number(from) : { kind: 'uniform', minMs: Number(from), maxMs: Number(to) };
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        seed: { type: 'string' },
        scenario: { type: 'string' },
        web: { type: 'string' },
        store: { type: 'string' },
        'control-token': { type: 'string' },
        'allow-host': { type: 'string', multiple: true },
        'public-url': { type: 'string' },
        'trust-proxy': { type: 'string', multiple: true },
        'deterministic-tokens': { type: 'boolean' },
        latency: { type: 'string' },
        log: { type: 'string' },
        verbose: { type: 'boolean' },
        drain: { type: 'string' },
        grace: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function toOptions(values: ReturnType<typeof readArguments>): MockServerOptions {
  const { scenario, log } = values;
  const controlToken = values['control-token'] ?? process.env['CONTROL_TOKEN'];
  if (log !== undefined && !isLogKind(log)) return fail(`--log takes json, pretty or none, not "${log}"`);
  if (scenario !== undefined && !isScenario(scenario)) return fail(`there is no scenario "${scenario}"`);
  if (values.web !== undefined && !isFolder(values.web)) return fail(`there is no folder ${values.web}`);
  return {
    ...(values.port === undefined ? {} : { port: wholeNumber('port', values.port, 65_535) }),
    ...(values.seed === undefined ? {} : { seed: wholeNumber('seed', values.seed, 0xffff_ffff) }),
    ...(values.host === undefined ? {} : { host: values.host }),
    ...(scenario === undefined ? {} : { scenario }),
    ...(values.web === undefined ? {} : { web: values.web }),
    ...(controlToken === undefined || controlToken === '' ? {} : { controlToken }),
    ...(values['allow-host'] === undefined ? {} : { allowHosts: values['allow-host'] }),
    ...(values['public-url'] === undefined ? {} : { publicUrl: values['public-url'] }),
    ...(values['trust-proxy'] === undefined ? {} : { trustProxy: values['trust-proxy'] }),
    ...(values['deterministic-tokens'] === undefined
      ? {}
      : { deterministicTokens: values['deterministic-tokens'] }),
    ...(values.latency === undefined ? {} : { latency: readLatency(values.latency) }),
    ...(log === undefined ? {} : { log }),
    ...(values.drain === undefined ? {} : { drainMs: wholeNumber('drain', values.drain, 600_000) }),
    ...(values.grace === undefined ? {} : { graceMs: wholeNumber('grace', values.grace, 600_000) }),
    verbose: values.verbose ?? false,
  };
}

async function main(): Promise<void> {
  const [first, ...words] = process.argv.slice(2);
  // `help mcp` is `mcp --help`; the other commands know their help.
  const isHelp = first === 'help' && ['mcp', 'export', 'import'].includes(words[0] ?? '');
  const [command, rest] = isHelp ? [words[0], ['--help']] : [first, words];
  if (command === 'export' || command === 'import') {
    console.log(await runTransfer(command, rest, process.env));
    return;
  }
  if (command === 'mcp') {
    const { runMcp } = await import('./mcp/stdio.ts');
    await runMcp(rest, process.env, async () => {
      const server = await createMockServer({ port: 0 });
      return { url: await server.listen(), close: () => server.close() };
    });
    process.exit();
  }
  if (command !== undefined && !command.startsWith('-')) {
    process.exitCode = await runCommand(process.argv.slice(2), createTerminal());
    return;
  }
  const values = readArguments();
  if (values.help) {
    console.log(HELP);
    return;
  }
  const options = toOptions(values);
  const server = await withNamedStore(values.store, process.env, (store) =>
    createMockServer({ ...options, store }),
  );
  stopOnSignals(() => server.close());
  const url = await server.listen().catch(async (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    await server.close();
    const { host = '127.0.0.1', port = 4010 } = options;
    throw new Error(await describePortInUse(host, port));
  });
  // With JSON logging every line is JSON, and the log contains the address.
  if (values.log === 'json') return;
  console.log(`Tara Slots mock server
  client       ${url}/${values.web === undefined ? ' (none: start with --web <folder>)' : ''}
  API          ${url}/app/v1/
  reference    ${url}/docs
  contract     ${url}/openapi.json
  console      ${url}/__mock
  control API  ${url}/__mock/health`);
}

/** Options have the names of the command line in its messages: `graceMs` is `--grace`, `allowHosts` is `--allow-host`. */
function withFlag(message: string): string {
  return message.replace(/^[a-z][A-Za-z]*/, (name) => {
    const flag = name.replace(/(?:Ms|s)$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return HELP.includes(`  --${flag} `) ? `--${flag}` : name;
  });
}

main().catch((error: unknown) => fail(error instanceof Error ? withFlag(error.message) : String(error)));
