import { draftPlayer, inScope, nextTurn } from '#calls/scope.ts';
import { accountKey, playerKey } from '#domain/documents.ts';
import { OrderStatus, type DepositOrder } from '#domain/deposit-orders.ts';
import { failOrder, settleOrder } from '#domain/deposits.ts';
import { playerOfOrder } from '#domain/order-ids.ts';
import { OUTBOX_LOG, type SentSms } from '#domain/otp.ts';
import type { Effects, Player } from '#domain/player.ts';
import { closeSessions, openSession } from '#domain/sessions.ts';
import type { World } from '#worlds/world.ts';
import { ControlRefusal, created, ok, type ControlCall, type ControlHandler } from './handler.ts';

const mintSession = async ({ world, body }: ControlCall) => {
  const { playerId, account, ttlMs } = body as { playerId?: number; account?: string; ttlMs?: number };
  const minted = await inScope(world, world.clock.now(), async (scope) => {
    const { tx } = scope;
    const id =
      playerId ?? (account === undefined ? undefined : (await tx.peek(accountKey(account)))?.playerId);
    const draft = id === undefined ? undefined : await tx.draft(playerKey(id));
    if (!draft) throw new ControlRefusal(404, 'There is no such player; name one by playerId or account.');
    if (draft.disabled) throw new ControlRefusal(409, 'The player is disabled.');
    const fx = scope.effects(nextTurn(world, draft));
    const { token, expiresAt } = await openSession(draft, tx, fx, ttlMs);
    return { playerId: draft.id, token, expireTime: expiresAt };
  });
  return created(minted);
};

const revokeSessions = async ({ world, query }: ControlCall) => {
  const { playerId } = query;
  const ids =
    playerId === undefined
      ? [...(await world.store.scan('player:')).values()].map((player) => (player as Player).id)
      : [Number(playerId)];
  let count = 0;
  for (const id of ids) {
    count += await inScope(world, world.clock.now(), async ({ tx }) => {
      const draft = await tx.draft(playerKey(id));
      return draft ? closeSessions(draft, tx) : 0;
    });
  }
  return ok({ count });
};

type OrderEnd = (draft: Player, order: DepositOrder, fx: Effects) => void;

/** Ends a waiting order; one that has ended this way already stays so, any other end is a conflict. */
const endOrder = async (world: World, orderId: string, end: OrderEnd, wanted: OrderStatus) => {
  const playerId = playerOfOrder(orderId);
  const now = world.clock.now();
  const order = await inScope(world, now, async (scope) => {
    const draft = playerId === undefined ? undefined : await draftPlayer(scope, world, playerId, now);
    const found = draft?.orders.find(({ id }) => id === orderId);
    if (!draft || !found) throw new ControlRefusal(404, `There is no order ${orderId}.`);
    end(draft, found, scope.effects(nextTurn(world, draft)));
    if (found.status !== wanted) throw new ControlRefusal(409, `The order ${orderId} is no longer waiting.`);
    return { ...found, playerId: draft.id };
  });
  const { id, playerId: owner, amount, status, createTime } = order;
  return ok({ orderId: id, playerId: owner, kind: 'recharge', amount, status, createTime });
};

const outbox = async (world: World): Promise<readonly SentSms[]> =>
  ((await world.store.load(OUTBOX_LOG))?.value ?? []) as readonly SentSms[];

/** Sessions, orders and text messages of a world. */
export const accessCalls = {
  mintSession,
  revokeSessions,
  settleOrder: ({ world, params }) =>
    endOrder(world, String(params['orderId']), settleOrder, OrderStatus.done),
  failOrder: ({ world, params }) => endOrder(world, String(params['orderId']), failOrder, OrderStatus.failed),
  listOutbox: async ({ world, query }) => {
    const { mobile, limit = 100 } = query;
    const messages = (await outbox(world)).filter(
      (message) => mobile === undefined || message.mobile === String(mobile),
    );
    return ok(messages.slice(-Number(limit)).toReversed());
  },
  clearOutbox: async ({ world }) => {
    const { length } = await outbox(world);
    await inScope(world, world.clock.now(), ({ tx }) => tx.forget(OUTBOX_LOG));
    return ok({ count: length });
  },
} satisfies Record<string, ControlHandler>;
