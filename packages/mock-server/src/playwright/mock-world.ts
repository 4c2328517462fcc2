import type { FaultRule } from '#faults/rule.ts';
import { namedPrefix } from '#worlds/address.ts';
import type { WorldConfigOverrides } from '#config/world-config.ts';
import type { ScenarioName } from '#worlds/scenarios.ts';

/** How a world shall begin; what is left out takes its default. */
export interface WorldStart {
  scenario?: ScenarioName;
  seed?: number;
  /** Milliseconds since 1970 UTC that the clock shows; left out, it shows the machine's time. */
  now?: number;
  config?: WorldConfigOverrides;
}

/** Which calls are meant; see `verifyRequests` of the control API. */
export interface Verification {
  operationId?: string;
  status?: number;
  errcode?: number;
  playerId?: number;
  text?: string;
  request?: Record<string, unknown>;
  times?: number;
  atLeast?: number;
  atMost?: number;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A world of a mock server, as a test steers it: scenario, clock, faults, players, orders and journal. */
export class MockWorld {
  readonly name: string;
  readonly #server: string;

  /**
   * @param server address of the mock server, e.g. `http://127.0.0.1:4010`
   * @param name 1 to 40 of a-z, 0-9 and `-`; the world comes into being with the first call
   */
  constructor(server: string, name: string) {
    this.#server = server.replace(/\/$/, '');
    this.name = name;
  }

  /** The address that a client of the API takes as its base. */
  get apiBase(): string {
    return `${this.#server}${namedPrefix(this.name)}`;
  }

  /** A page of the web client in this world, relative to the server. */
  url(path: string): string {
    return `${path}${path.includes('?') ? '&' : '?'}world=${this.name}`;
  }

  /**
   * Any call of the control API.
   * @throws {Error} with status and answer when it is refused
   */
  async control<T = unknown>(method: Method, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.apiBase}/__mock/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} of the mock answered ${answer.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  /** Starts the world again. */
  reset(start: WorldStart = {}): Promise<unknown> {
    return this.control('POST', 'reset', start);
  }
  /** Turns switches of the running world. */
  config(change: WorldConfigOverrides): Promise<unknown> {
    return this.control('PATCH', 'config', change);
  }
  /** Moves the clock on; what falls due on the way happens. */
  advance(ms: number): Promise<unknown> {
    return this.control('POST', 'clock', { advanceMs: ms });
  }
  fault(rule: FaultRule): Promise<unknown> {
    return this.control('POST', 'faults', rule);
  }
  clearFaults(): Promise<unknown> {
    return this.control('DELETE', 'faults');
  }
  /** A live token without a login. */
  async token(account = 'demoplayer'): Promise<string> {
    return (await this.control<{ token: string }>('POST', 'sessions', { account })).token;
  }
  /** Ends every session, as an expiry would. */
  endSessions(): Promise<unknown> {
    return this.control('DELETE', 'sessions');
  }
  /** Lets a deposit arrive, or pays a withdrawal. */
  settle(orderId: string): Promise<unknown> {
    return this.control('POST', `orders/${orderId}/settle`, {});
  }
  /** The latest one-time code that was sent. */
  async lastCode(): Promise<string> {
    const [last] = await this.control<{ code: string }[]>('GET', 'outbox');
    if (!last) throw new Error('The outbox is empty.');
    return last.code;
  }
  /** User info of a player, as the server has it. */
  async player(account = 'demoplayer'): Promise<Record<string, unknown>> {
    const [player] = await this.control<{ user: Record<string, unknown> }[]>(
      'GET',
      `players?account=${encodeURIComponent(account)}`,
    );
    if (!player) throw new Error(`There is no player ${account}.`);
    return player.user;
  }
  /** Changes a player: balances, level, activities and the like. */
  async patchPlayer(change: Record<string, unknown>, account = 'demoplayer'): Promise<unknown> {
    const { id } = await this.player(account);
    return this.control('PATCH', `players/${String(id)}`, change);
  }
  /** Takes back the latest change of the world. */
  undo(): Promise<unknown> {
    return this.control('POST', 'undo');
  }
  /** How many calls fit. */
  async calls(operationId: string): Promise<number> {
    return (await this.control<{ count: number }>('POST', 'requests/verify', { operationId })).count;
  }
  /** @throws {Error} with the finding in words when the calls are not as wanted. */
  async verify(wanted: Verification): Promise<void> {
    const { satisfied, message } = await this.control<{ satisfied: boolean; message: string }>(
      'POST',
      'requests/verify',
      wanted,
    );
    if (!satisfied) throw new Error(message);
  }
  /** Drops the world; its name begins anew. */
  drop(): Promise<unknown> {
    return this.control('DELETE', 'worlds');
  }
}
