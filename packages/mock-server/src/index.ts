import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { systemSecrets } from '#random/secrets.ts';
import { packageVersion } from '#files/package-files.ts';
import { originOf } from '#http/site-origin.ts';
import { createLog, type LogKind } from '#log/log.ts';
import { standardError, standardOutput } from '#log/output.ts';
import { measuredDatabase } from '#metrics/measured-database.ts';
import { createMetrics } from '#metrics/metrics.ts';
import { createApp } from '#server/app.ts';
import { requireSafeExposure } from '#server/require-safe-exposure.ts';
import { createInFlight } from '#server/in-flight.ts';
import { createReadiness } from '#server/readiness.ts';
import { createErrorReporter } from '#server/error-reporter.ts';
import { requireValidOptions } from '#server/valid-options.ts';
import { openDatabase } from '#store/open.ts';
import { dueAt } from '#worlds/due.ts';
import { publicStoreName } from '#store/store-name.ts';
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
   * The origin at which others reach this server, e.g. `https://mock.example`: every address that it makes begins with it, and
   * its name is known. By default addresses begin with what a request's own Host header says.
   */
  publicUrl?: string;
  /**
   * Addresses of proxies whose `X-Forwarded-Proto`, `-Host` and `-For` are believed: IP addresses, ranges like `10.0.0.0/8`, and
   * `loopback`, `linklocal` and `uniquelocal`. By default nobody's are.
   */
  trustProxy?: readonly string[];
  /**
   * Whether tokens, codes and ids that open something follow from the seed. By default they do as long as there is no
   * `controlToken`; otherwise whoever knows the seed could work out the token of another player.
   */
  deterministicTokens?: boolean;
  /**
   * Where worlds are kept: `memory` (default), `file:<path>` for an embedded database of this process alone, or
   * `postgres://user:password@host:port/database` for one that several servers share.
   */
  store?: string;
  /**
   * Drops worlds that nobody has called for this many milliseconds of machine time; 0 keeps all. Default: 12 hours in
   * memory, otherwise 0.
   */
  worldIdleMs?: number;
  /** How many worlds there are at once at most; a call for one more gets 503. Default 1000. */
  maxWorlds?: number;
  /** How long a request may take to arrive whole, in ms of machine time; then it gets 408. Default 60,000. */
  requestMs?: number;
  /** How long `close()` then waits for the calls in flight, in ms of machine time; default 10 seconds. */
  closeMs?: number;
  /** Answers every call this many milliseconds later, or by this distribution; default at once. */
  latency?: number | Latency;
  /**
   * What goes to standard output: a readable line per request (`pretty`), a line of JSON for everything that happens
   * (`json`), or nothing; by default nothing, or what `verbose` says.
   */
  log?: LogKind;
  /** The same as `log: 'pretty'`, where there is no `log`. */
  verbose?: boolean;
  /**
   * Asked by `/__mock/ready`, beside the store, for what keeps the server from taking calls, in words for its log;
   * undefined where nothing does. A check that throws, or takes more than two seconds, keeps it from taking calls.
   */
  ready?: () => Promise<string | undefined>;
  /** How long `close()` goes on taking calls, not ready any more, in ms of machine time; default 0. */
  drainMs?: number;
  /** Called with every defect; by default they go to the log if that is JSON, otherwise to standard error. */
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
  /** Lets calls in flight come to an answer, for `closeMs` at most; ends all connections; closes the store. */
  close(): Promise<void>;
}

/**
 * Builds a mock server; `listen()` opens its port, `inject()` needs none.
 * @throws {Error} when an option is out of its range, when `host` is not a loopback address and there is no
 * `controlToken`, when the contract has not been
 * generated, when a data file is broken, or when the store cannot be opened.
 */
export async function createMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { port = 4010, host = '127.0.0.1', seed = 1, scenario = 'default', now } = options;
  const {
    allowHosts = [],
    publicUrl,
    trustProxy = [],
    controlToken,
    drainMs = 0,
    closeMs = 10_000,
  } = options;
  const { log: logKind = options.verbose === true ? 'pretty' : 'none' } = options;
  const { deterministicTokens = controlToken === undefined } = options;
  const { worldIdleMs, maxWorlds, requestMs = 60_000 } = options;
  const latency =
    typeof options.latency === 'number' ? { kind: 'fixed' as const, ms: options.latency } : options.latency;
  requireValidOptions({
    port,
    seed,
    now,
    scenario,
    worldIdleMs,
    maxWorlds,
    requestMs,
    drainMs,
    closeMs,
    allowHosts,
    publicUrl,
    trustProxy,
    log: logKind,
    latency,
  });
  const publicOrigin = publicUrl === undefined ? undefined : originOf(publicUrl);
  const publicHosts = publicOrigin === undefined ? [] : [new URL(publicOrigin).hostname];
  // Behind a proxy others reach it too, whatever address it listens on.
  for (const name of [host, ...publicHosts]) requireSafeExposure(name, controlToken);
  const log = await createLog(logKind);
  const { version: node, pid } = process;
  const store = options.store ?? 'memory';
  log.write('info', {
    event: 'start',
    version: packageVersion(),
    node,
    pid,
    seed,
    scenario,
    store: publicStoreName(store),
  });
  const opened = await openDatabase(store, dueAt);
  const metrics = createMetrics({
    store: { kind: opened.kind, journalQueue: () => opened.waiting() },
    // A store that does not answer keeps no other figure back.
    worldsOpen: () =>
      opened.names().then(
        ({ length }) => length,
        () => Number.NaN,
      ),
    linesLost: { stdout: () => standardOutput().lost(), stderr: () => standardError().lost() },
  });
  const database = measuredDatabase(opened, metrics.store);
  const settings = {
    seed,
    scenario,
    ...(now === undefined ? {} : { now }),
    ...(worldIdleMs === undefined ? {} : { idleMs: worldIdleMs }),
    ...(maxWorlds === undefined ? {} : { maxWorlds }),
    ...(deterministicTokens ? {} : { secrets: systemSecrets }),
  };
  const worlds = createWorlds(settings, database);
  const errorReporter = createErrorReporter(
    log,
    options.onDefect,
    controlToken === undefined ? [] : [controlToken],
  );
  const check = async (): Promise<string | undefined> => {
    await database.check();
    return options.ready?.();
  };
  const inFlight = createInFlight();
  const app = await createApp(
    {
      webRoot: options.webRoot === undefined ? undefined : path.resolve(options.webRoot),
      controlToken,
      drainMs,
      closeMs,
      requestMs,
      names: {
        allowed: new Set([host, ...publicHosts, ...allowHosts].map((name) => name.toLowerCase())),
        publicOrigin,
      },
      trustProxy,
      log,
      metrics,
      inFlight,
      readiness: createReadiness(check, errorReporter.reportStore),
      checkAnswers: options.checkAnswers ?? true,
      passwordCost: options.passwordCost ?? 4096,
      latency,
      report: errorReporter.reportError,
    },
    worlds,
  ).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  app.addHook('onClose', () => database.close());
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
      log.write('info', { event: 'listen', url });
      return url;
    },
    close: async () => {
      await app.close();
      // Those that were cut off hear of it a little later than the port is closed; the log has a line for each.
      await inFlight.untilAnswered();
      log.write('info', { event: 'stopped' });
    },
  };
}
