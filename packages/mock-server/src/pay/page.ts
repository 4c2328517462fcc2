import { RechargeStatus } from '@tara/contract/constants';
import type { Schema } from '#contract/schema-types.ts';
import { brandPage } from '#pages/brand-page.ts';
import { html, type Html } from '#pages/html.ts';
import { MINUTE_MS, SECOND_MS } from '#time/durations.ts';
import type { World } from '#worlds/world.ts';
import { payPath } from './address.ts';
import type { DepositOrder } from '#domain/player/money-state.ts';

const CURRENCY = { pk: 'Rs', ph: '₱', th: '฿' } as const;

function money(hundredths: number): string {
  return new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    hundredths / 100,
  );
}

/** 12-hour time in the world's zone (spec 9). */
function clockTime(instant: number, zoneMinutes: number): string {
  return new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'UTC',
  }).format(instant + zoneMinutes * MINUTE_MS);
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

function frame(title: string, prefix: string, body: Html, refreshAfterMs = 0): string {
  return brandPage({
    title,
    styles: `${prefix}/__pay/pay.css`,
    head:
      refreshAfterMs > 0 &&
      html`<meta http-equiv="refresh" content="${Math.ceil(refreshAfterMs / SECOND_MS) + 1}" />`,
    body: html`${body} ${PLAY_MONEY}`,
  });
}

function facts(order: DepositOrder, { content, config }: World): Html {
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
        <dd>${clockTime(order.expireTime, config.zoneMinutes)}</dd>
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
  return html`<p class="amount"><span>${CURRENCY[config.region]}</span>${money(order.amount)}</p>`;
}

function decisions(order: DepositOrder, { prefix }: World): Html {
  const action = payPath(prefix, order);
  return html`<form method="post" action="${action}">
      <input type="hidden" name="decision" value="approve" />
      <button class="key gold" type="submit">Approve payment</button>
    </form>
    <form method="post" action="${action}">
      <input type="hidden" name="decision" value="decline" />
      <button class="key night" type="submit">Decline</button>
    </form>`;
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
    text: 'Nothing was paid. Make a new deposit to try again.',
  },
  3: {
    sign: 'expired',
    icon: HOURGLASS,
    title: 'Expired',
    text: 'The time to pay is over. Make a new deposit to get a new code.',
  },
};

function endState({ sign, icon: picture, title, text }: Ending): Html {
  return html`<section class="card state" role="status">
    <span class="sign ${sign}">${picture}</span>
    <h1>${title}</h1>
    <p>${text}</p>
  </section>`;
}

/** The page of an order in any state. */
export function orderPage(order: DepositOrder, world: World): string {
  if (order.status !== RechargeStatus.pending) {
    const end = ENDINGS[order.status];
    return frame(
      end.title,
      world.prefix,
      html`${endState(end)} ${amount(order, world)} ${facts(order, world)} ${backLink(world)}`,
    );
  }
  const body = html`<div>
      <h1 class="to">Deposit to Tara Slots</h1>
      ${amount(order, world)}
    </div>
    ${facts(order, world)} ${decisions(order, world)}`;
  return frame('Pay', world.prefix, body, order.expireTime - world.clock.now());
}

/** The page for an unknown order; the text does not reveal whether the order or its token is wrong. */
export function missingPage(prefix: string): string {
  return frame(
    'Not found',
    prefix,
    endState({
      sign: 'missing',
      icon: CROSS,
      title: 'Payment not found',
      text: 'This address has no open order. Go back to your deposit and open the payment from there.',
    }),
  );
}
