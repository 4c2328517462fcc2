import type { APIRequestContext } from '@playwright/test';

/** What a test wants its world to be; see openapi/control.yaml. */
export interface WorldStart {
  scenario?: string;
  seed?: number;
  config?: Record<string, unknown>;
}

/** A test's own universe on the mock server: players, config, clock, faults and journal of nobody else. */
export class World {
  constructor(
    readonly name: string,
    private readonly request: APIRequestContext,
  ) {}

  /** Address of the client in this world. */
  url(path: string): string {
    return `${path}${path.includes('?') ? '&' : '?'}world=${this.name}`;
  }

  private async call<T>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    data?: unknown,
  ): Promise<T> {
    const answer = await this.request.fetch(`/w/${this.name}/__mock/${path}`, {
      method,
      ...(data === undefined ? {} : { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    const text = await answer.text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  reset(start: WorldStart = {}): Promise<unknown> {
    return this.call('POST', 'reset', start);
  }
  config(change: Record<string, unknown>): Promise<unknown> {
    return this.call('PATCH', 'config', change);
  }
  /** A live token without a login. */
  async token(account = 'demoplayer'): Promise<string> {
    return (await this.call<{ token: string }>('POST', 'sessions', { account })).token;
  }
  /** Ends every session of the world, as an expiry would. */
  endSessions(): Promise<unknown> {
    return this.call('DELETE', 'sessions');
  }
  fault(rule: Record<string, unknown>): Promise<unknown> {
    return this.call('POST', 'faults', rule);
  }
  clearFaults(): Promise<unknown> {
    return this.call('DELETE', 'faults');
  }
  advance(ms: number): Promise<unknown> {
    return this.call('POST', 'clock', { advanceMs: ms });
  }
  settle(orderId: string): Promise<unknown> {
    return this.call('POST', `orders/${orderId}/settle`, {});
  }
  /** Latest one-time code that was sent. */
  async lastCode(): Promise<string> {
    const sent = await this.call<{ code: string }[]>('GET', 'outbox');
    const [last] = sent;
    if (!last) throw new Error('The outbox is empty.');
    return last.code;
  }
  /** User info of a player, as the server has it. */
  async player(account = 'demoplayer'): Promise<Record<string, unknown>> {
    const [player] = await this.call<{ user: Record<string, unknown> }[]>(
      'GET',
      `players?account=${account}`,
    );
    if (!player) throw new Error(`No player ${account}.`);
    return player.user;
  }
  /** Calls of an operation that reached the server. */
  async calls(operationId: string): Promise<number> {
    const list = await this.call<unknown[] | { list: unknown[] }>(
      'GET',
      `requests?operationId=${operationId}`,
    );
    return Array.isArray(list) ? list.length : list.list.length;
  }
}
