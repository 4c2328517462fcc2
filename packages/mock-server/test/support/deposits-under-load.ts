import { expect } from 'vitest';
import { CHANNELS, order } from './deposits.ts';
import { remote } from './remote.ts';
import { RechargeStatus } from '@tara/contract/constants';
import type { LedgerEntry } from '../../src/domain/money/ledger.ts';
import type { Player } from '../../src/domain/player/player.ts';

const AMOUNT = 100_00;

/** The answer of a stopping server. */
const STOPPING = 503;

/** The changes that servers have acknowledged. */
export interface Acknowledged {
  readonly players: number[];
  readonly opened: Set<string>;
  readonly settled: Set<string>;
  /** Ids of the answered requests; a journal stores only the latest of them. */
  readonly requests: Set<string>;
}

export function nothingAcknowledged(): Acknowledged {
  return { players: [], opened: new Set(), settled: new Set(), requests: new Set() };
}

/** Creates players, opens deposits and settles them, one after the other, until the server stops. */
export async function depositUntilStopped(
  url: string,
  name: string,
  acknowledged: Acknowledged,
): Promise<void> {
  const { call, control } = remote(url);
  try {
    const { user } = await control<{ user: { id: number } }>('POST', 'players', { account: name });
    acknowledged.players.push(user.id);
    const { token } = await control<{ token: string }>('POST', 'sessions', { account: name });
    for (let count = 0; ; count++) {
      const body = order(AMOUNT, CHANNELS.qr);
      const { errcode, orderId, requestId } = await call('recharge3', body, token, `${name}-${count}-key`);
      if (errcode === STOPPING) return;
      if (errcode !== 0) throw new Error(`recharge3 answered ${errcode}`);
      acknowledged.opened.add(String(orderId));
      acknowledged.requests.add(requestId);
      await control('POST', `orders/${String(orderId)}/settle`);
      acknowledged.settled.add(String(orderId));
    }
  } catch (error) {
    // A killed process cuts the connection, and a stopping one refuses; anything else is an error.
    const isStopping = error instanceof Error && error.message.includes('about to stop');
    if (!(error instanceof TypeError) && !isStopping) throw error;
  }
}

/** An export of the control API. */
export interface State {
  readonly data: {
    readonly contents: {
      readonly documents: Readonly<Record<string, unknown>>;
      readonly logs: Readonly<Record<string, readonly LedgerEntry[]>>;
    };
  };
}

/** Compares a server with the acknowledged changes: nothing is missing, and every settled order was credited once. */
export async function expectAllStored(url: string, acknowledged: Acknowledged): Promise<void> {
  const { control } = remote(url);
  const { documents, logs } = (await control<State>('GET', 'state')).data.contents;
  const done = new Map<string, boolean>();
  for (const id of acknowledged.players) {
    const { coin, orders } = documents[`player:${id}`] as Player;
    const ledger = (logs[`log:ledger:${id}`] ?? []).filter(({ currency }) => currency === 'coin');
    for (const one of orders) done.set(one.id, one.status === RechargeStatus.done);
    const paid = orders.filter(({ status }) => status === RechargeStatus.done).map((item) => item.id);
    const booked = ledger.filter(({ amount }) => amount === AMOUNT).map(({ reference }) => reference);
    expect(booked.toSorted()).toEqual(paid.toSorted());
    expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(coin);
  }
  expect([...acknowledged.opened].filter((id) => !done.has(id))).toEqual([]);
  expect([...acknowledged.settled].filter((id) => done.get(id) !== true)).toEqual([]);
  const journal = await control<{ requestId: string }[]>('GET', 'requests?limit=1000&operationId=recharge3');
  const stored = new Set(journal.map(({ requestId }) => requestId));
  expect([...acknowledged.requests].filter((id) => !stored.has(id))).toEqual([]);
}
