import { randomBytes } from 'node:crypto';
import type { Backend } from '../protocol/backend.ts';
import type { Network } from '../suite/http/network.ts';
import { createTransport } from '../suite/http/transport.ts';
import { createClock } from '../suite/clock.ts';
import { loadContract } from '../suite/contract/contract.ts';
import { createBackend } from '../suite/create-backend.ts';
import { createPace } from '../suite/pace.ts';
import { parseBaseUrl, WrongUse } from './arguments.ts';
import { readNetwork, type NetworkOptions } from './network-options.ts';

/** A backend without hooks, for the commands in the calls of a finding. */
function openBackend(baseUrl: string, network: Network): Backend {
  return createBackend({
    contract: loadContract(),
    transport: createTransport({ network }),
    baseUrl,
    hooks: {},
    hookTimeoutMs: 0,
    seed: '',
    nameSeed: randomBytes(8).toString('hex'),
    clock: createClock(undefined, createPace()),
    record: () => undefined,
    need: () => undefined,
    forget: () => undefined,
    tags: ['startup', 'signIn'],
    readOnly: false,
  });
}

export interface PlayerOptions extends NetworkOptions {
  readonly account?: string | undefined;
  readonly password?: string | undefined;
  /** Registers the player instead of a log-in. */
  readonly register: boolean;
  /** Returns the whole answer. */
  readonly answer: boolean;
}

/** Registers or logs in a player. @returns the token */
async function signIn(
  backend: Backend,
  { account, password, register, answer }: PlayerOptions,
): Promise<string> {
  if (!account || !password) throw new WrongUse('player needs --account and --password.');
  const operation = register ? 'accountRegist' : 'accountLogin';
  const body = { ...(await backend.credentials(account, password)), ...(register ? { type: 0 } : {}) };
  const answered = await backend.visitor.expectOk(operation, body);
  return answer ? JSON.stringify(answered) : String(answered['token']);
}

/**
 * Makes what the calls of a finding send: the token of a player, or an encrypted password.
 * @throws {WrongUse} if something is missing
 */
export async function prepare(
  what: 'player' | 'encrypt',
  baseUrl = '',
  password: string | undefined,
  options: PlayerOptions,
): Promise<string> {
  const url = parseBaseUrl(baseUrl);
  const backend = openBackend(url, readNetwork(url, options));
  if (what === 'player') return signIn(backend, options);
  if (password === undefined) throw new WrongUse('encrypt needs a base URL and a password.');
  return backend.encryptPassword(password);
}
