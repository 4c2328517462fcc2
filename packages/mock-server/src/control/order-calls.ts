import { OrderStatus, type DepositOrder } from '#domain/deposit-orders.ts';
import type { Player } from '#domain/player.ts';
import { ok, type ControlCall, type ControlHandler } from './handler.ts';

const depositView = (playerId: number, { id, amount, status, createTime }: DepositOrder) => ({
  orderId: id,
  playerId,
  kind: 'recharge',
  amount,
  status,
  createTime,
  waiting: status === OrderStatus.pending,
});

const listOrders = async ({ world, query }: ControlCall) => {
  const { playerId, waiting, limit = 100 } = query;
  const players = [...(await world.store.scan('player:')).values()] as Player[];
  const orders = players
    .filter(({ id }) => playerId === undefined || id === playerId)
    .flatMap(({ id, orders: deposits }) => deposits.map((order) => depositView(id, order)))
    .filter((order) => waiting === undefined || order.waiting === (waiting === 1))
    .toSorted((one, other) => other.createTime - one.createTime)
    .slice(0, Number(limit));
  return ok(orders.map(({ waiting: _waiting, ...order }) => order));
};

/** Deposits and withdrawals of a world. */
export const orderCalls = { listOrders } satisfies Record<string, ControlHandler>;
