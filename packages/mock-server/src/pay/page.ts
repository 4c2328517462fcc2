import { RechargeStatus } from '@tara/contract/constants';
import type { Schema } from '#contract/schema-types.ts';
import { formatAmount } from '#domain/mail/mail-text.ts';
import { brandPage } from '#pages/brand-page.ts';
import { html, type Html } from '#pages/html.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#time/durations.ts';
import type { World } from '#worlds/world.ts';
import type { RefusedDecision } from './decision.ts';
import { decisions, outcomesOfEnded } from './forms.ts';
import type { DepositOrder } from '#domain/player/money-state.ts';

const CURRENCY = { pk: 'Rs', ph: '₱', th: '฿' } as const;

/** 12-hour time in the world's zone (spec 9). */
function clockTime(instant: number, zoneMinutes: number): string {
  return new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'UTC',
  }).format(instant + zoneMinutes * MINUTE_MS);
}

/** A remaining time as 9:58 or 1:09:58. */
function formatTimeLeft(ms: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const rounded = Math.ceil(ms / SECOND_MS) * SECOND_MS;
  const hours = Math.floor(rounded / HOUR_MS);
  const minutes = Math.floor((rounded % HOUR_MS) / MINUTE_MS);
  const seconds = two((rounded % MINUTE_MS) / SECOND_MS);
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

function icon(path: string): Html {
  return { html: `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>` };
}

const CHECK = icon('M20 6 9 17l-5-5');
const CROSS = icon('M18 6 6 18M6 6l12 12');
const HOURGLASS = icon(
  'M5 22h14M5 2h14M17 22v-4.2a2 2 0 0 0-.6-1.4L12 12l-4.4 4.4a2 2 0 0 0-.6 1.4V22M7 2v4.2c0 .5.2 1 .6 1.4L12 12l4.4-4.4c.4-.4.6-.9.6-1.4V2',
);

const SHIELD = icon(
  'M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.7 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.5 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
);

const PLAY_MONEY = html`<p class="play">${SHIELD} 21+ · Play money: no real payment is taken</p>`;

interface Frame {
  readonly title: string;
  readonly prefix: string;
  readonly body: Html;
  /** The time until the order expires, if the world's clock runs. */
  readonly expiresInMs?: number | undefined;
}

/**
 * Reloads the page when the order has expired. Without scripts it does so after a day at the latest, because timers of browsers
 * end at 24.8 days.
 */
function refresh(expiresInMs: number, prefix: string): Html {
  const seconds = Math.ceil(Math.min(expiresInMs, DAY_MS) / SECOND_MS) + 1;
  return html`<script defer src="${prefix}/__pay/countdown.js"></script>
    <noscript><meta http-equiv="refresh" content="${seconds}" /></noscript>`;
}

function frame({ title, prefix, body, expiresInMs }: Frame): string {
  return brandPage({
    title,
    styles: `${prefix}/__pay/pay.css`,
    head: expiresInMs !== undefined && refresh(expiresInMs, prefix),
    body: html`${body} ${PLAY_MONEY}`,
  });
}

/** When the order expires by the world's clock; a frozen clock does not count down. */
function payBefore({ expireTime }: DepositOrder, { clock, config }: World): Html {
  const leftMs = Math.max(0, expireTime - clock.now());
  const isRunning = clock.state().frozenAt === null;
  const left = isRunning
    ? html`<span data-left-ms="${leftMs}">${formatTimeLeft(leftMs)}</span>`
    : formatTimeLeft(leftMs);
  return html`${clockTime(expireTime, config.zoneMinutes)},
    <span class="left">${left} left</span>${isRunning ? '' : ' (clock stopped)'}`;
}

function facts(order: DepositOrder, world: World): Html {
  const { content, config } = world;
  const channel = content.rechargeTypes.find(({ id }) => id === order.rechargeType);
  const pending = order.status === RechargeStatus.pending;
  return html`<dl class="card">
    <div>
      <dt>Order</dt>
      <dd>${order.id}</dd>
    </div>
    ${
      channel &&
      html`<div>
        <dt>Paid with</dt>
        <dd>${channel.name}</dd>
      </div>`
    }
    <div>
      <dt>Started at</dt>
      <dd>${clockTime(order.createTime, config.zoneMinutes)}</dd>
    </div>
    ${
      pending &&
      html`<div>
        <dt>Pay before</dt>
        <dd>${payBefore(order, world)}</dd>
      </div>`
    }
    ${
      pending &&
      html`<div>
        <dt>Status</dt>
        <dd><span class="chip">Waiting for payment</span></dd>
      </div>`
    }
  </dl>`;
}

function amount(order: DepositOrder, { config }: World): Html {
  return html`<p class="amount"><span>${CURRENCY[config.region]}</span>${formatAmount(order.amount)}</p>`;
}

/** The page usually opens in its own window, but may also be opened directly. */
function backLink({ name, prefix }: World): Html {
  return html`<a class="key night" href="${prefix === '' ? '/' : `/?world=${name}`}">Back to Tara Slots</a>`;
}

interface Ending {
  readonly sign: string;
  readonly icon: Html;
  readonly title: string;
  readonly text: string;
}

const ENDINGS: Readonly<Record<Exclude<Schema<'RechargeStatus'>, 0>, Ending>> = {
  1: {
    sign: 'done',
    icon: CHECK,
    title: 'Paid',
    text: 'The coins are in your balance. You cannot pay this order again.',
  },
  2: {
    sign: 'failed',
    icon: CROSS,
    title: 'Declined',
    text: 'Nothing was credited. Make a new deposit to try again.',
  },
  3: {
    sign: 'expired',
    icon: HOURGLASS,
    title: 'Expired',
    text: 'The time to pay is over. Make a new deposit to get a new code.',
  },
};

function endState({ sign, icon: picture, title, text }: Ending, reason?: string): Html {
  return html`<section class="card state" role="status">
    <span class="sign ${sign}">${picture}</span>
    <h1>${title}</h1>
    ${reason !== undefined && html`<p class="reason">${reason}</p>`}
    <p>${text}</p>
  </section>`;
}

/**
 * The page of an order in any state.
 * @param refused why the posted decision changed nothing; a message about a field is shown at the field
 */
export function orderPage(order: DepositOrder, world: World, refused?: RefusedDecision): string {
  const { prefix, clock } = world;
  const note =
    refused && refused.field === undefined && html`<p class="note" role="alert">${refused.message}</p>`;
  if (order.status !== RechargeStatus.pending) {
    const end = ENDINGS[order.status];
    return frame({
      title: end.title,
      prefix,
      body: html`${note} ${endState(end, order.reason)} ${amount(order, world)} ${facts(order, world)}
      ${backLink(world)} ${outcomesOfEnded(order, world)}`,
    });
  }
  return frame({
    title: 'Pay',
    prefix,
    body: html`${note}
      <div>
        <h1 class="to">Deposit to Tara Slots</h1>
        ${amount(order, world)}
      </div>
      ${facts(order, world)} ${decisions(order, world, refused)}`,
    expiresInMs: clock.state().frozenAt === null ? order.expireTime - clock.now() : undefined,
  });
}

/** The page for an unknown order; the text does not reveal whether the order or its token is wrong. */
export function missingPage(prefix: string): string {
  return frame({
    title: 'Not found',
    prefix,
    body: endState({
      sign: 'missing',
      icon: CROSS,
      title: 'Payment not found',
      text: 'This address has no open order. Go back to your deposit and open the payment from there.',
    }),
  });
}
