import { create } from 'zustand';
import { namespace, sdk } from '#api/sdk.ts';
import { asObject, localStore, readObject, writeJson } from '#lib/storage.ts';

/** An order that may still move coins. */
export interface OpenOrder {
  id: string;
  kind: 'deposit' | 'withdrawal';
  /** When this device learned of it: milliseconds since 1970 UTC. */
  at: number;
}

const STORED = `${namespace}.openOrders`;

function isOpenOrder(value: unknown): value is OpenOrder {
  const { id, kind, at } = asObject(value);
  return typeof id === 'string' && (kind === 'deposit' || kind === 'withdrawal') && Number.isSafeInteger(at);
}

interface KnownOrders {
  /** Id of the player. */
  player: number;
  orders: readonly OpenOrder[];
  /** Orders whose end this page has seen; not stored. A cached answer may still list them as open. */
  ended: readonly string[];
}

function read(): KnownOrders {
  const { player, orders } = readObject(localStore, STORED);
  const known = typeof player === 'number' && Array.isArray(orders);
  return known
    ? { player, orders: orders.filter(isOpenOrder), ended: [] }
    : { player: 0, orders: [], ended: [] };
}

/** The open orders of a player that this device knows of. They are stored, so that their end is reported after a reload. */
export const useKnownOpenOrders = create(read);

function change(update: (known: KnownOrders) => Partial<KnownOrders>): void {
  const player = sdk.session.getSnapshot().user?.id ?? 0;
  const known = useKnownOpenOrders.getState();
  const before = known.player === player ? known : { player, orders: [], ended: [] };
  const after = { ...before, ...update(before) };
  useKnownOpenOrders.setState(after);
  writeJson(localStore, STORED, { player, orders: after.orders });
}

/** Notes open orders of the signed-in player. */
export function noteOpen(kind: OpenOrder['kind'], ids: readonly string[]): void {
  if (ids.length === 0) return;
  change(({ orders, ended }) => {
    const added = ids.filter((id) => !ended.includes(id) && !orders.some((order) => order.id === id));
    return { orders: [...orders, ...added.map((id) => ({ id, kind, at: Date.now() }))] };
  });
}

/**
 * Notes that an order of the signed-in player has ended.
 * @returns whether it was known as open: its end was not reported yet
 */
export function takeOpen(id: string): boolean {
  let wasOpen = false;
  change(({ orders, ended }) => {
    const rest = orders.filter((order) => order.id !== id);
    wasOpen = rest.length < orders.length;
    return { orders: rest, ended: ended.includes(id) ? ended : [...ended, id] };
  });
  return wasOpen;
}
