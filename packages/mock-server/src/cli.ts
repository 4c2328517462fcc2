#!/usr/bin/env node
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createMockServer, type MockServerOptions } from './index.ts';
import type { Latency } from './faults/rule.ts';
import { isScenario, SCENARIOS } from './worlds/scenarios.ts';

const NAME_WIDTH = Math.max(...Object.keys(SCENARIOS).map(({ length }) => length));

const HELP = `tara-mock-server: a play-money backend for Tara Slots

  --port <number>          port to listen on (default 4010, 0 takes a free one)
  --host <address>         address to bind (default 127.0.0.1); another one needs --control-token
  --seed <number>          seed of the random numbers: the same seed gives the same worlds (default 1)
  --scenario <name>        how worlds begin (default "default")
  --web <folder>           the built web client, served at /
  --state-file <file>      keeps all worlds in this file over restarts
  --control-token <token>  asks for this token on the control API
  --allow-host <name>      a name by which callers reach this server, beside --host; may be given again
  --deterministic-tokens   tokens and codes follow from the seed although there is a control token
  --latency <ms>           answers every call so much later: a number, or two as 50-400
  --verbose                logs a line per request
  --help, -h               shows this text

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
        'state-file': { type: 'string' },
        'control-token': { type: 'string' },
        'allow-host': { type: 'string', multiple: true },
        'deterministic-tokens': { type: 'boolean' },
        latency: { type: 'string' },
        verbose: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function toOptions(values: ReturnType<typeof readArguments>): MockServerOptions {
  const { scenario } = values;
  if (scenario !== undefined && !isScenario(scenario)) return fail(`there is no scenario "${scenario}"`);
  if (values.web !== undefined && !isFolder(values.web)) return fail(`there is no folder ${values.web}`);
  return {
    ...(values.port === undefined ? {} : { port: wholeNumber('port', values.port, 65_535) }),
    ...(values.seed === undefined ? {} : { seed: wholeNumber('seed', values.seed, 0xffff_ffff) }),
    ...(values.host === undefined ? {} : { host: values.host }),
    ...(scenario === undefined ? {} : { scenario }),
    ...(values.web === undefined ? {} : { webRoot: values.web }),
    ...(values['state-file'] === undefined ? {} : { stateFile: values['state-file'] }),
    ...(values['control-token'] === undefined ? {} : { controlToken: values['control-token'] }),
    ...(values['allow-host'] === undefined ? {} : { allowHosts: values['allow-host'] }),
    ...(values['deterministic-tokens'] === undefined
      ? {}
      : { deterministicTokens: values['deterministic-tokens'] }),
    ...(values.latency === undefined ? {} : { latency: readLatency(values.latency) }),
    verbose: values.verbose ?? false,
  };
}

async function main(): Promise<void> {
  const values = readArguments();
  if (values.help) {
    console.log(HELP);
    return;
  }
  const server = await createMockServer(toOptions(values));
  const stop = (): void => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const url = await server.listen();
  console.log(`Tara Slots mock server
  client       ${url}/${values.web === undefined ? ' (none: start with --web <folder>)' : ''}
  API          ${url}/app/v1/
  reference    ${url}/docs
  contract     ${url}/openapi.json
  console      ${url}/__mock
  control API  ${url}/__mock/health`);
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
