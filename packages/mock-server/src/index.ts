import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { systemSecrets } from '#random/secrets.ts';
import { packageVersion } from '#files/package-files.ts';
import { getOrigin } from '#http/site-origin.ts';
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
import { createStreams } from '#stream/streams.ts';
import { openDatabase } from '#store/open.ts';
import { dueAt } from '#worlds/due.ts';
import { publicStoreName } from '#store/store-name.ts';
import { createWorlds } from '#worlds/directory.ts';
import type { Latency } from '#rules/latency.ts';
import type { ScenarioName } from '#worlds/scenarios.ts';
import { MockWorld } from './fixtures/mock-world.ts';

export interface MockServerOptions {
  /** 0 selects a free port. Default 4010. */
  port?: number;
  /** Default 127.0.0.1. Any address other than a loopback address requires `controlToken`. */
  host?: string;
  /** Seed of the random numbers of new worlds; default 1. */
  seed?: number;
  /** Freezes the clocks of new worlds at this instant (ms since 1970 UTC); by default they run. */
  now?: number;
  /** Scenario of new worlds; default `default`. */
  scenario?: ScenarioName;
  /** Folder of the built web client, served at the root. */
  web?: string;
  /** Checks every answer against the contract; a violation is an HTTP 500. Default true. */
  checkAnswers?: boolean;
  /** scrypt's N for new password hashes, a power of two; default 4096. Tests use a small value. */
  passwordCost?: number;
  /** Required by the control API in the header `X-Control-Token`. */
  controlToken?: string;
  /**
   * Further names of this server, e.g. `mock.example`, besides `host`, localhost and addresses. A request with another name
   * in its Host header cannot control the server, and the name appears in no address.
   */
  allowHosts?: readonly string[];
  /**
   * The public origin of this server, e.g. `https://mock.example`: all addresses begin with it, and its name is accepted. By
   * default addresses begin with the request's Host header.
   */
  publicUrl?: string;
  /**
   * Trusted proxies whose `X-Forwarded-Proto` and `-Host` are used: IP addresses, ranges like `10.0.0.0/8`, and `loopback`,
   * `linklocal` and `uniquelocal`; requires `controlToken`. By default no proxy is trusted.
   */
  trustProxy?: readonly string[];
  /**
   * Whether tokens, codes and ids that grant access follow from the seed. Default: true without a `controlToken`, else
   * false, because the seed would reveal the tokens of all players.
   */
  deterministicTokens?: boolean;
  /**
   * The store of worlds: `memory` (default), `file:<path>` for an embedded database of this process alone, or
   * `postgres://user:password@host:port/database` for one that several servers share.
   */
  store?: string;
  /**
   * Deletes worlds without calls for this many milliseconds of machine time; 0 keeps all. Default: 12 hours in memory,
   * otherwise 0.
   */
  worldIdleMs?: number;
  /** Maximum number of worlds; a call that would create one more gets 503. Default 1000. */
  maxWorlds?: number;
  /** How long a request may take to arrive completely, in ms of machine time; then it gets 408. Default 60,000. */
  requestMs?: number;
  /** How long `close()` waits for the calls in flight, in ms of machine time; default 10 seconds. */
  graceMs?: number;
  /** Delay of every answer in milliseconds, or its distribution; default none. */
  latency?: number | Latency;
  /**
   * What is written to standard output: a readable line per request (`pretty`), a line of JSON per event (`json`), or
   * nothing. The default follows from `verbose`.
   */
  log?: LogKind;
  /** The same as `log: 'pretty'`, if `log` is not set. */
  verbose?: boolean;
  /**
   * An additional check of `/__mock/ready`: returns the reason why the server cannot accept calls, for its log, or
   * undefined. A check that throws or takes more than two seconds counts as a failure.
   */
  ready?: () => Promise<string | undefined>;
  /** How long `close()` accepts calls while the server reports "not ready", in ms of machine time; default 0. */
  drainMs?: number;
  /** Called with every defect; by default defects go to a JSON log, otherwise to standard error. */
  onDefect?: (error: Error, where: string) => void;
}

/** A mock server in this process. */
export interface MockServer {
  /** The address; empty while the server does not listen. */
  readonly url: string;
  readonly app: FastifyInstance;
  /** Sends a request without a socket. */
  readonly inject: FastifyInstance['inject'];
  /** Controls a world of this server, without a socket while the server does not listen; its first change creates it. */
  world(name: string): MockWorld;
  /** Opens the port and returns the address. */
  listen(): Promise<string>;
  /** Waits for the calls in flight, for `graceMs` at most, ends all connections and closes the store. */
  close(): Promise<void>;
}

/**
 * Creates a mock server; `listen()` opens its port, `inject()` needs none.
 * @throws {Error} if an option is out of range, if others can reach the server (`host`, `publicUrl`, `trustProxy`) and there is no
 *   `controlToken`, if the contract has not been generated, if a data file is invalid, or if the store cannot be opened
 */
export async function createMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { port = 4010, host = '127.0.0.1', seed = 1, scenario = 'default', now } = options;
  const {
    allowHosts = [],
    publicUrl,
    trustProxy = [],
    controlToken,
    drainMs = 0,
    graceMs = 10_000,
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
    graceMs,
    allowHosts,
    publicUrl,
    trustProxy,
    log: logKind,
    latency,
  });
  const publicOrigin = publicUrl === undefined ? undefined : getOrigin(publicUrl);
  const publicHosts = publicOrigin === undefined ? [] : [new URL(publicOrigin).hostname];
  requireSafeExposure({ names: [host, ...publicHosts], trustProxy, controlToken });
  const log = await createLog(logKind);
  const { version: node, pid } = process;
  const store = options.store ?? 'memory';
  const storeName = publicStoreName(store);
  log.write('info', {
    event: 'start',
    version: packageVersion(),
    node,
    pid,
    seed,
    scenario,
    store: storeName,
  });
  const opened = await openDatabase(store, dueAt);
  const metrics = createMetrics({
    store: { kind: opened.kind, journalQueue: () => opened.waiting() },
    // The other metrics must be available while the store does not answer.
    worldsOpen: () =>
      opened.names().then(
        ({ length }) => length,
        () => Number.NaN,
      ),
    streamsOpen: () => streams.size(),
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
  const streams = createStreams(worlds, errorReporter.reportError);
  const check = async (): Promise<string | undefined> => {
    await database.check();
    return options.ready?.();
  };
  const inFlight = createInFlight();
  const app = await createApp(
    {
      storeName,
      webRoot: options.web === undefined ? undefined : path.resolve(options.web),
      controlToken,
      drainMs,
      graceMs,
      requestMs,
      names: {
        allowed: new Set([host, ...publicHosts, ...allowHosts].map((name) => name.toLowerCase())),
        publicOrigin,
      },
      trustProxy,
      log,
      metrics,
      inFlight,
      streams,
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
  const inject = app.inject.bind<FastifyInstance['inject']>(app);
  let url = '';
  return {
    get url() {
      return url;
    },
    app,
    inject,
    world: (name) => new MockWorld(url === '' ? { inject } : url, name, controlToken),
    listen: async () => {
      await app.listen({ port, host });
      const { port: bound } = app.server.address() as AddressInfo;
      url = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
      log.write('info', { event: 'listen', url });
      return url;
    },
    close: async () => {
      await app.close();
      // Aborted requests end slightly after the port is closed, and the log has a line for each.
      await inFlight.untilAnswered();
      log.write('info', { event: 'stopped' });
    },
  };
}
