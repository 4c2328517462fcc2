import { draftPlayer, readPlayer, withTransaction } from '#worlds/unit-of-work.ts';
import { ExchangeStatus, RechargeStatus } from '@tara/contract/constants';
import { expireOrder, failOrder, payOrder, settleOrder } from '#domain/deposits/deposits.ts';
import { playerOfOrder } from '#domain/money/order-ids.ts';
import { PLAYER_PREFIX } from '#domain/player/documents.ts';
import type { Player } from '#domain/player/player.ts';
import { payWithdrawal, refuseWithdrawal } from '#domain/withdrawals/withdrawals.ts';
import { createPauses } from '#time/pauses.ts';
import type { World } from '#worlds/world.ts';
import { ControlError, ok, type ControlCall, type ControlHandlers } from './handler.ts';
import { namedPlayerId } from './named-player.ts';
import { isWaiting, type DepositOrder } from '#domain/player/money-state.ts';
import type { Schema } from '#contract/schema-types.ts';
import type { DomainContext } from '#domain/player/context.ts';

interface OrderView {
  readonly orderId: string;
  readonly playerId: number;
  readonly kind: 'recharge' | 'exchange';
  readonly amount: number;
  readonly status: number;
  readonly createTime: number;
  readonly reason?: string;
}

type Viewed = Pick<OrderView, 'amount' | 'status' | 'createTime' | 'reason'> & { readonly id: string };

function view(playerId: number, kind: OrderView['kind'], order: Viewed): OrderView {
  const { id: orderId, amount, status, createTime, reason } = order;
  return { orderId, playerId, kind, amount, status, createTime, ...(reason !== undefined && { reason }) };
}

function getOrders({ id, orders, withdrawals }: Player): (OrderView & { waiting: boolean })[] {
  return [
    ...orders.map((order) => ({
      ...view(id, 'recharge', order),
      waiting: order.status === RechargeStatus.pending,
    })),
    ...withdrawals.map((order) => ({ ...view(id, 'exchange', order), waiting: isWaiting(order) })),
  ];
}

/** The orders of one player, or of all players. */
async function* playersWithOrders(world: World, playerId: number | undefined): AsyncGenerator<Player> {
  if (playerId === undefined) {
    for (const player of (await world.store.scan(PLAYER_PREFIX)).values()) yield player as Player;
    return;
  }
  const player = await readPlayer(world, playerId);
  if (player) yield player;
}

async function listOrders({ world, query }: ControlCall<'listOrders'>) {
  const { waiting, limit = 100 } = query;
  const playerId = await namedPlayerId(world, query);
  const pause = createPauses();
  const orders: ReturnType<typeof getOrders> = [];
  for await (const player of playersWithOrders(world, playerId)) {
    const found = getOrders(player);
    orders.push(...found.filter((order) => waiting === undefined || order.waiting === (waiting === 1)));
    await pause();
  }
  return ok(
    orders
      .toReversed()
      .toSorted((a, b) => b.createTime - a.createTime)
      .slice(0, limit),
  );
}

/** The requested final state of an order; the reason is shown to the player. */
type End = { readonly good: true } | { readonly good: false; readonly reason?: string };

function endDeposit(draft: Player, orderId: string, end: End, context: DomainContext): OrderView | undefined {
  const order = draft.orders.find(({ id }) => id === orderId);
  if (!order) return undefined;
  if (end.good) settleOrder(draft, order, context);
  else failOrder(draft, order, end.reason);
  const wanted = end.good ? RechargeStatus.done : RechargeStatus.failed;
  return order.status === wanted ? view(draft.id, 'recharge', order) : failEndedOrder(orderId);
}

function endWithdrawal(
  draft: Player,
  orderId: string,
  end: End,
  context: DomainContext,
): OrderView | undefined {
  const order = draft.withdrawals.find(({ id }) => id === orderId);
  if (!order) return undefined;
  if (isWaiting(order)) {
    if (end.good) payWithdrawal(draft, order, context);
    else refuseWithdrawal(draft, order, context, end.reason);
  }
  const wanted = end.good ? ExchangeStatus.paid : ExchangeStatus.refused;
  return order.status === wanted ? view(draft.id, 'exchange', order) : failEndedOrder(orderId);
}

function failEndedOrder(orderId: string): never {
  throw new ControlError(409, `The order ${orderId} is no longer waiting.`);
}

/** Changes the order of that number in one transaction. @throws {ControlError} 404 if `change` finds no such order */
async function changeOrder(
  world: World,
  orderId: string,
  change: (draft: Player, context: DomainContext) => OrderView | undefined,
) {
  const playerId = playerOfOrder(orderId);
  const changed = await withTransaction(world, async (unit) => {
    const draft = playerId === undefined ? undefined : await draftPlayer(unit, playerId);
    const found = draft && change(draft, unit.contextFor(draft));
    if (!found) throw new ControlError(404, `There is no order ${orderId}.`);
    return found;
  });
  return ok(changed);
}

/** Ends a waiting order. Repeating the same decision changes nothing; the opposite one is a conflict. */
function endOrder(world: World, orderId: string, end: End) {
  return changeOrder(
    world,
    orderId,
    (draft, context) =>
      endDeposit(draft, orderId, end, context) ?? endWithdrawal(draft, orderId, end, context),
  );
}

/** Changes a deposit. @throws {ControlError} 409 for a withdrawal */
function changeDeposit(
  world: World,
  orderId: string,
  change: (order: DepositOrder, draft: Player, context: DomainContext) => Schema<'RechargeStatus'>,
) {
  return changeOrder(world, orderId, (draft, context) => {
    if (draft.withdrawals.some(({ id }) => id === orderId))
      throw new ControlError(409, `The order ${orderId} is a withdrawal; this call takes deposits only.`);
    const order = draft.orders.find(({ id }) => id === orderId);
    if (!order) return undefined;
    const wanted = change(order, draft, context);
    return order.status === wanted ? view(draft.id, 'recharge', order) : failEndedOrder(orderId);
  });
}

function pay({ world, params: { orderId }, body }: ControlCall<'payOrder'>) {
  return changeDeposit(world, orderId, (order, draft, context) => {
    const amount = body?.amount ?? order.amount;
    if (amount > order.amount) {
      const message = `/amount must be <= ${order.amount}, the amount of the order`;
      throw new ControlError(400, message, { pointer: '/amount', rule: 'maximum' });
    }
    payOrder(draft, order, amount, context);
    if (order.status === RechargeStatus.expired) return RechargeStatus.expired;
    return amount < order.amount ? RechargeStatus.failed : RechargeStatus.done;
  });
}

function expire({ world, params: { orderId } }: ControlCall<'expireOrder'>) {
  return changeDeposit(world, orderId, (order, draft) => {
    if (order.kind === 'bank')
      throw new ControlError(409, `The order ${orderId} is a bank transfer, which does not expire.`);
    expireOrder(draft, order);
    return RechargeStatus.expired;
  });
}

/** Control calls for deposits and withdrawals. */
export const orderCalls = {
  listOrders,
  settleOrder: ({ world, params }) => endOrder(world, params.orderId, { good: true }),
  failOrder: ({ world, params, body }) => {
    const { reason } = body ?? {};
    const end = reason === undefined ? { good: false as const } : { good: false as const, reason };
    return endOrder(world, params.orderId, end);
  },
  payOrder: pay,
  expireOrder: expire,
} satisfies ControlHandlers;
