import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { systemSecrets } from '#random/secrets.ts';
import { createApp } from '#server/app.ts';
import { requireSafeExposure } from '#server/exposure.ts';
import { requireValidOptions } from '#server/valid-options.ts';
import { openStateFile } from '#server/state-file.ts';
import { createWorlds } from '#worlds/registry.ts';
import type { Latency } from '#faults/rule.ts';
import type { ScenarioName } from '#worlds/scenarios.ts';
import type { World } from '#worlds/world.ts';

export interface MockServerOptions {
  /** 0 takes any free port. Default 4010. */
  port?: number;
  /** Default 127.0.0.1. Any other than a loopback address needs `controlToken`. */
  host?: string;
  /** Seed of the random numbers for worlds that are created; default 1. */
  seed?: number;
  /** Freezes the clocks of worlds that are created at this instant (ms since 1970 UTC); left out, they run. */
  now?: number;
  /** Scenario of worlds that are created; default `default`. */
  scenario?: ScenarioName;
  /** Folder of the built web client, served at the root. */
  webRoot?: string;
  /** Checks every answer against the contract; a violation is an HTTP 500. Default true. */
  checkAnswers?: boolean;
  /** scrypt's N for new password hashes, a power of two; default 4096. Tests take a small one. */
  passwordCost?: number;
  /** Asked for by the control API in the header `X-Control-Token`. */
  controlToken?: string;
  /**
   * Names by which callers reach this server, e.g. `mock.example`, beside `host`, localhost and addresses. A Host header
   * with any other name steers nothing, and no address is made of it.
   */
  allowHosts?: readonly string[];
  /**
   * Whether tokens, codes and ids that open something follow from the seed. By default they do as long as there is no
   * `controlToken`; otherwise whoever knows the seed could work out the token of another player.
   */
  deterministicTokens?: boolean;
  /** Keeps all worlds in this file over restarts. */
  stateFile?: string;
  /** Drops worlds that nobody has called for this many milliseconds of machine time; default 12 hours, 0 keeps all. */
  worldIdleMs?: number;
  /** How long `close()` waits for the calls in flight, in ms of machine time; default 10 seconds. */
  closeMs?: number;
  /** Answers every call this many milliseconds later, or by this distribution; default at once. */
  latency?: number | Latency;
  /** Logs a line per request; default false. */
  verbose?: boolean;
  /** Called with every defect; by default they go to standard error. */
  onDefect?: (error: Error, where: string) => void;
}

/** A mock server in this process. */
export interface MockServer {
  /** Where it listens; empty while it does not. */
  readonly url: string;
  readonly app: FastifyInstance;
  /** Sends a request without a socket. */
  readonly inject: FastifyInstance['inject'];
  /** A world of this server; created when it does not exist. */
  world(name: string): Promise<World>;
  /** Opens the port and returns the address. */
  listen(): Promise<string>;
  /** Lets calls in flight come to an answer, ten seconds at most; ends all connections; writes the state file if there is one. */
  close(): Promise<void>;
}

function tellStandardError(error: Error, where: string): void {
  process.stderr.write(`${where}\n${error.stack ?? error.message}\n`);
}

/**
 * Builds a mock server; `listen()` opens its port, `inject()` needs none.
 * @throws {Error} when an option is out of its range, when `host` is not a loopback address and there is no
 * `controlToken`, when the contract has not been
 * generated, or when a data file or the state file is broken.
 */
export async function createMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { port = 4010, host = '127.0.0.1', seed = 1, scenario = 'default', now } = options;
  const { onDefect = tellStandardError, allowHosts = [], controlToken } = options;
  const { deterministicTokens = controlToken === undefined } = options;
  requireSafeExposure(host, controlToken);
  const { worldIdleMs } = options;
  const latency =
    typeof options.latency === 'number' ? { kind: 'fixed' as const, ms: options.latency } : options.latency;
  requireValidOptions({ port, seed, now, scenario, worldIdleMs, latency });
  const worlds = createWorlds({
    seed,
    scenario,
    ...(now === undefined ? {} : { now }),
    ...(worldIdleMs === undefined ? {} : { idleMs: worldIdleMs }),
    ...(deterministicTokens ? {} : { secrets: systemSecrets }),
  });
  const app = await createApp(
    {
      webRoot: options.webRoot === undefined ? undefined : path.resolve(options.webRoot),
      controlToken,
      closeMs: options.closeMs ?? 10_000,
      allowHosts: new Set([host, ...allowHosts].map((name) => name.toLowerCase())),
      verbose: options.verbose ?? false,
      checkAnswers: options.checkAnswers ?? true,
      passwordCost: options.passwordCost ?? 4096,
      latency,
      report: (error, request) => onDefect(error, `${request.method} ${request.url}`),
    },
    worlds,
  );
  if (options.stateFile !== undefined) {
    const state = await openStateFile(options.stateFile, worlds);
    app.addHook('onResponse', async () => state.touch());
    app.addHook('onClose', () => state.save());
  }
  let url = '';
  return {
    get url() {
      return url;
    },
    app,
    inject: app.inject.bind<FastifyInstance['inject']>(app),
    world: (name) => worlds.get(name),
    listen: async () => {
      await app.listen({ port, host });
      const { port: bound } = app.server.address() as AddressInfo;
      url = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
      return url;
    },
    close: () => app.close(),
  };
}
