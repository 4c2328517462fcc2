import type { FastifyRequest } from 'fastify';
import type { Latency } from '#rules/latency.ts';
import type { SiteNames } from '#http/site-origin.ts';
import type { Log } from '#log/log.ts';
import type { Metrics } from '#metrics/metrics.ts';
import type { Streams } from '#stream/streams.ts';
import type { InFlight } from './in-flight.ts';
import type { Readiness } from './readiness.ts';

/** The options of a server; `index.ts` fills in the defaults. */
export interface ServerOptions {
  /** Folder of the built web client; without it the root serves no client. */
  readonly webRoot: string | undefined;
  /** The names and addresses of the server. */
  readonly names: SiteNames;
  /** The trusted proxies, in the form of Fastify. */
  readonly trustProxy: readonly string[];
  /** How long a closing server still accepts calls, in ms of machine time. */
  readonly drainMs: number;
  /** How long calls in flight may take when the server closes, in ms of machine time. */
  readonly graceMs: number;
  /** How long a request may take to arrive completely, in ms of machine time; then it gets 408. */
  readonly requestMs: number;
  /** Required by the control API; undefined if none is required. */
  readonly controlToken: string | undefined;
  /** The name of the store, without secrets. */
  readonly storeName: string;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly inFlight: InFlight;
  readonly streams: Streams;
  readonly checkAnswers: boolean;
  /** scrypt's N for new password hashes. */
  readonly passwordCost: number;
  /** Delay of every answer; undefined for none. */
  readonly latency: Latency | undefined;
  /** Called with every defect. */
  readonly report: (error: Error, request: FastifyRequest) => void;
}
