import { RechargeStatus } from '@tara/contract/constants';
import { formatAmount } from '#domain/mail/mail-text.ts';
import type { DepositOrder } from '#domain/player/money-state.ts';
import { html, type Html } from '#pages/html.ts';
import { otherOutcomes } from '#pages/other-outcomes.ts';
import type { World } from '#worlds/world.ts';
import { payPath } from './address.ts';
import { MAX_REASON, type RefusedDecision } from './decision.ts';

const REASONS = ['Insufficient funds', 'Card expired', 'Cancelled by the bank'];

function form(action: string, decision: string, content: Html): Html {
  return html`<form method="post" action="${action}">
    <input type="hidden" name="decision" value="${decision}" />
    ${content}
  </form>`;
}

interface Field {
  readonly name: 'reason' | 'amount';
  readonly label: string;
  readonly keyboard: 'text' | 'decimal';
  readonly maxLength: number;
}

/** A field of a form. It shows a refused input again, with the message. */
function field({ name, label, keyboard, maxLength }: Field, refused: RefusedDecision | undefined): Html {
  const problem = refused?.field === name ? refused : undefined;
  const marks = problem ? html`aria-invalid="true" aria-describedby="${name}-problem" autofocus` : '';
  return html`<label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="text"
      inputmode="${keyboard}"
      maxlength="${maxLength}"
      value="${problem?.input ?? ''}"
      autocomplete="off"
      required
      ${marks}
    />
    ${problem && html`<p id="${name}-problem" class="problem" role="alert">${problem.message}</p>`}`;
}

/** The forms of a waiting order: approve, decline, and the other outcomes. */
export function decisions(order: DepositOrder, { prefix }: World, refused?: RefusedDecision): Html {
  const action = payPath(prefix, order);
  const reasons = REASONS.map(
    (reason) =>
      html`<button class="key night small" type="submit" name="reason" value="${reason}.">${reason}</button>`,
  );
  const reason = {
    name: 'reason',
    label: 'Decline with another reason',
    keyboard: 'text',
    maxLength: MAX_REASON,
  } as const;
  const part = {
    name: 'amount',
    label: `Pay less than ${formatAmount(order.amount)}`,
    keyboard: 'decimal',
    maxLength: 20,
  } as const;
  return html`${form(action, 'approve', html`<button class="key gold" type="submit">Approve payment</button>`)}
  ${form(action, 'decline', html`<button class="key night" type="submit">Decline</button>`)}
  ${otherOutcomes(
    [
      html`<section>
        <h2>Decline with a reason</h2>
        <p>The player sees the reason.</p>
        ${form(action, 'decline', html`<div class="reasons">${reasons}</div>`)}
        ${form(action, 'decline', html`${field(reason, refused)} <button class="key night small" type="submit">Decline with this reason</button>`)}
      </section>`,
      form(
        action,
        'pay-less',
        html`${field(part, refused)}
          <p>The order fails. The payment is returned.</p>
          <button class="key night small" type="submit">Pay too little</button>`,
      ),
      form(
        action,
        'expire',
        html`<p>The order ends as if its time had passed. The clock does not move.</p>
          <button class="key night small" type="submit">Expire now</button>`,
      ),
    ],
    refused?.field !== undefined,
  )}`;
}

/** The outcomes of an order that has ended: an expired one can still be paid, once. */
export function outcomesOfEnded(order: DepositOrder, { prefix }: World): Html | false {
  if (order.status !== RechargeStatus.expired || order.reason !== undefined) return false;
  return otherOutcomes([
    form(
      payPath(prefix, order),
      'pay-late',
      html`<p>A payment that arrives after the time is returned. Nothing is credited.</p>
        <button class="key night small" type="submit">Pay late</button>`,
    ),
  ]);
}
