import type { FastifyRequest } from 'fastify';
import type { Latency } from '#faults/rule.ts';
import type { SiteNames } from '#http/site-origin.ts';
import type { Log } from '#log/log.ts';
import type { Metrics } from '#metrics/metrics.ts';
import type { InFlight } from './in-flight.ts';
import type { Readiness } from './readiness.ts';

/** What a server is built with; `index.ts` fills in the defaults. */
export interface ServerOptions {
  /** Folder of the built web client; without it the root serves no client. */
  readonly webRoot: string | undefined;
  /** Under which names and addresses callers reach it. */
  readonly names: SiteNames;
  /** Proxies whose word counts on where a request came from and went to; in the form of Fastify. */
  readonly trustProxy: readonly string[];
  /** How long a server that closes goes on taking calls, in ms of machine time. */
  readonly drainMs: number;
  /** How long calls in flight may take when the server closes, in ms of machine time. */
  readonly closeMs: number;
  /** How long a request may take to arrive whole, in ms of machine time; then it gets 408. */
  readonly requestMs: number;
  /** Asked for by the control API; undefined asks for none. */
  readonly controlToken: string | undefined;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly inFlight: InFlight;
  readonly checkAnswers: boolean;
  /** scrypt's N for new password hashes. */
  readonly passwordCost: number;
  /** How much later every call is answered; undefined: at once. */
  readonly latency: Latency | undefined;
  /** Called with every defect: errors that are nobody's answer. */
  readonly report: (error: Error, request: FastifyRequest) => void;
}
