import type { Hooks } from '../protocol/hooks.ts';
import type { Transport } from '../protocol/transport.ts';
import { createMockServerHooks, isMockServer } from './hooks/mock-server.ts';
import { createTransport, type TransportOptions } from './http/transport.ts';

/** Requests per second to a backend that is not a mock server. */
export const DEFAULT_RATE = 20;

export interface ConnectOptions extends TransportOptions {
  readonly transport?: Transport | undefined;
  readonly hooks?: Hooks | undefined;
  /** The token of the control API of a mock server. */
  readonly controlToken?: string | undefined;
}

/**
 * Chooses the transport and the hooks of a run: those for the mock server if no hooks are given and its control API answers.
 * @throws {TransportError} if no usable answer arrives
 */
export async function connect(
  baseUrl: string,
  { transport: given, hooks, controlToken, rate, ...limits }: ConnectOptions,
): Promise<{ readonly transport: Transport; readonly hooks: Hooks; readonly isMock: boolean }> {
  // The time in which a hook must answer does not include a wait for its turn.
  const unlimited = given ?? createTransport(limits);
  const control = { transport: unlimited, controlToken };
  const isMock = hooks === undefined && (await isMockServer(baseUrl, control));
  const hasLimit = given === undefined && (rate !== undefined || !isMock);
  return {
    transport: hasLimit ? createTransport({ ...limits, rate: rate ?? DEFAULT_RATE }) : unlimited,
    hooks: hooks ?? (isMock ? createMockServerHooks(baseUrl, control) : {}),
    isMock,
  };
}
