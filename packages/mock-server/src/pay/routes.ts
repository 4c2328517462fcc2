import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { draftPlayer, withTransaction } from '#worlds/unit-of-work.ts';
import { playerOfOrder } from '#domain/money/order-ids.ts';
import { FORM_REFERRER, formRoute } from '#http/foreign-request.ts';
import { pageHeaders } from '#http/page-headers.ts';
import type { World } from '#worlds/world.ts';
import { payPath } from './address.ts';
import { COUNTDOWN_SCRIPT } from './countdown.ts';
import { decide, type Form, type RefusedDecision } from './decision.ts';
import { missingPage, orderPage } from './page.ts';
import { PAY_STYLES } from './styles.ts';
import type { DepositOrder } from '#domain/player/money-state.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

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

/** The order of an address, and why its form was refused, if it was. */
interface Found {
  readonly order: DepositOrder;
  readonly refused: RefusedDecision | undefined;
}

/** Finds the order of an address, runs due timers, and applies the form of a decision. */
async function withOrder(
  world: World,
  { orderId, token }: PayRequest,
  form?: Form,
): Promise<Found | undefined> {
  const playerId = playerOfOrder(orderId);
  if (playerId === undefined) return undefined;
  return withTransaction(world, async (unit) => {
    const draft = await draftPlayer(unit, playerId);
    const order = draft?.orders.find((candidate) => candidate.id === orderId && candidate.token === token);
    if (!draft || !order || order.kind === 'bank') return undefined;
    const refused = form && decide(draft, order, form, () => unit.contextFor(draft));
    return { order: { ...order }, refused };
  });
}

/**
 * The payment simulator behind a QR code or payment page (spec 2.8): shows an order of play money, which a user can approve,
 * decline or end in another way. Decisions are form posts to an address with the order's token; the answer redirects, so that
 * a reload repeats nothing.
 */
export function registerPay(app: FastifyInstance, getWorld: (request: FastifyRequest) => World): void {
  const sendFile = (reply: FastifyReply, type: string, text: string): FastifyReply =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text);
  app.get('/__pay/pay.css', (_request, reply) => sendFile(reply, 'text/css', PAY_STYLES));
  app.get('/__pay/countdown.js', (_request, reply) => sendFile(reply, 'text/javascript', COUNTDOWN_SCRIPT));

  app.get('/__pay/:orderId', async (request, reply) => {
    const world = getWorld(request);
    const found = await withOrder(world, readRequest(request));
    if (!found) return sendPage(reply, 404, missingPage(world.prefix));
    return sendPage(reply, 200, orderPage(found.order, world));
  });

  app.post('/__pay/:orderId', formRoute('Decide a payment'), async (request, reply) => {
    const world = getWorld(request);
    const form = (request.body ?? {}) as Form;
    const found = await withOrder(world, readRequest(request), form);
    if (!found) return sendPage(reply, 404, missingPage(world.prefix));
    const { order, refused } = found;
    if (refused) return sendPage(reply, refused.status, orderPage(order, world, refused));
    return reply.redirect(payPath(world.prefix, order), 303);
  });
}
