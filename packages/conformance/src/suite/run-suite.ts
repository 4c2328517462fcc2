import type { Check } from '../protocol/check.ts';
import type { Hooks } from '../protocol/hooks.ts';
import { TransportError, type Transport } from '../protocol/transport.ts';
import { CHECKS } from './checks.ts';
import { connect } from './connect.ts';
import { createTransport } from './http/transport.ts';
import type { SuiteResult } from './results.ts';
import { runChecks, type ChecksOptions } from './run-checks.ts';

export interface SuiteOptions extends Omit<ChecksOptions, 'transport' | 'hooks' | 'seed'> {
  /** Default: all checks of the suite. */
  readonly checks?: readonly Check[];
  /** Default: the network, with 20 requests per second at most unless the backend is the mock server. */
  readonly transport?: Transport;
  /** Default: those for the mock server if its control API answers at the base URL, else none. */
  readonly hooks?: Hooks;
  /** The token of the control API of a mock server that requires one. */
  readonly controlToken?: string;
  /** Default 1. */
  readonly seed?: number;
}

/**
 * Runs the suite, or other checks, against a backend. It never throws for what the backend does.
 * @throws {HooksInvalid} if a mock server requires another token
 * @returns the results, from which `createReport` makes a report
 */
export async function runSuite({
  checks = CHECKS,
  seed = 1,
  transport,
  hooks,
  controlToken,
  ...options
}: SuiteOptions): Promise<SuiteResult> {
  try {
    const connection = await connect(options.baseUrl, { transport, hooks, controlToken });
    return await runChecks(checks, { ...options, ...connection, seed });
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    // The run is void, with this error as its reason.
    return runChecks(checks, { ...options, transport: transport ?? createTransport(), hooks: {}, seed });
  }
}
