import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { draftPlayer, withTransaction } from '#worlds/unit-of-work.ts';
import { failOrder, settleOrder } from '#domain/deposits/deposits.ts';
import { playerOfOrder } from '#domain/money/order-ids.ts';
import { FORM_REFERRER, formRoute } from '#http/foreign-request.ts';
import { pageHeaders } from '#http/page-headers.ts';
import type { World } from '#worlds/world.ts';
import { payPath } from './address.ts';
import { missingPage, orderPage } from './page.ts';
import { PAY_STYLES } from './styles.ts';
import type { DepositOrder } from '#domain/player/money-state.ts';

type Decision = 'approve' | 'decline';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .headers(pageHeaders(POLICY, FORM_REFERRER))
    .type('text/html; charset=utf-8')
    .send(html);
}

interface PayRequest {
  readonly orderId: string;
  readonly token: string;
}

function readRequest(request: FastifyRequest): PayRequest {
  const { orderId } = request.params as { orderId: string };
  const { t: token } = request.query as { t?: unknown };
  return { orderId, token: typeof token === 'string' ? token : '' };
}

/** Finds the order of an address, runs due timers, and lets `decide` change the order. */
async function withOrder(
  world: World,
  { orderId, token }: PayRequest,
  decision?: Decision,
): Promise<DepositOrder | undefined> {
  const playerId = playerOfOrder(orderId);
  if (playerId === undefined) return undefined;
  return withTransaction(world, async (unit) => {
    const draft = await draftPlayer(unit, playerId);
    const order = draft?.orders.find((candidate) => candidate.id === orderId && candidate.token === token);
    if (!draft || !order || order.kind === 'bank') return undefined;
    if (decision === 'approve') settleOrder(draft, order, unit.contextFor(draft));
    if (decision === 'decline') failOrder(draft, order);
    return { ...order };
  });
}

/**
 * The payment simulator behind a QR code or payment page (spec 2.8): shows an order of play money, which a user can approve
 * or decline. Decisions are form posts to an address with the order's token; the answer redirects, so that a reload repeats
 * nothing.
 */
export function registerPay(app: FastifyInstance, getWorld: (request: FastifyRequest) => World): void {
  app.get('/__pay/pay.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(PAY_STYLES),
  );

  app.get('/__pay/:orderId', async (request, reply) => {
    const world = getWorld(request);
    const order = await withOrder(world, readRequest(request));
    if (!order) return sendPage(reply, 404, missingPage(world.prefix));
    return sendPage(reply, 200, orderPage(order, world));
  });

  app.post('/__pay/:orderId', formRoute('Decide a payment'), async (request, reply) => {
    const world = getWorld(request);
    const { decision } = (request.body ?? {}) as { decision?: unknown };
    if (decision !== 'approve' && decision !== 'decline') {
      return sendPage(reply, 400, missingPage(world.prefix));
    }
    const order = await withOrder(world, readRequest(request), decision);
    if (!order) return sendPage(reply, 404, missingPage(world.prefix));
    return reply.redirect(payPath(world.prefix, order), 303);
  });
}
