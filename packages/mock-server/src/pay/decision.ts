import { RechargeStatus } from '@tara/contract/constants';
import type { Schema } from '#contract/schema-types.ts';
import { expireOrder, failOrder, payOrder, settleOrder } from '#domain/deposits/deposits.ts';
import { hasVisibleCharacters, isSingleLine } from '#domain/display/text.ts';
import { formatAmount } from '#domain/mail/mail-text.ts';
import type { DomainContext } from '#domain/player/context.ts';
import type { DepositOrder } from '#domain/player/money-state.ts';
import type { Player } from '#domain/player/player.ts';

/** The maximum length of a reason, in characters. */
export const MAX_REASON = 100;

/** A refused decision: its status, one sentence for the page, and the field of the page with the bad input. */
export interface RefusedDecision {
  readonly status: 400 | 409;
  readonly message: string;
  readonly field?: 'reason' | 'amount';
  /** The bad input, so that the user can correct it. */
  readonly input?: string;
}

/** The fields of a posted form. A tool may send JSON, so that a field may be something else than text. */
export type Form = Readonly<Record<string, unknown>>;

type GetContext = () => DomainContext;

function getText(form: Form, field: string): string {
  const value = form[field];
  return typeof value === 'string' ? value.trim() : '';
}

interface Decision {
  /** The state of an order that the decision can change. */
  readonly from: Schema<'RechargeStatus'>;
  /** The state that the decision leads to. */
  readonly to: Schema<'RechargeStatus'>;
  /** Changes the order, or says why the form is refused. */
  apply(draft: Player, order: DepositOrder, context: GetContext, form: Form): RefusedDecision | void;
}

function decline(
  draft: Player,
  order: DepositOrder,
  _context: GetContext,
  form: Form,
): RefusedDecision | void {
  const reason = getText(form, 'reason');
  const refuse = (message: string): RefusedDecision => ({
    status: 400,
    message,
    field: 'reason',
    input: reason,
  });
  const { length } = Array.from(reason);
  if (length > MAX_REASON)
    return refuse(`The reason has ${length} characters; at most ${MAX_REASON} are possible.`);
  if (!isSingleLine(reason)) return refuse('The reason must be one line without control characters.');
  failOrder(draft, order, hasVisibleCharacters(reason) ? reason : undefined);
}

function payLess(
  draft: Player,
  order: DepositOrder,
  context: GetContext,
  form: Form,
): RefusedDecision | void {
  const input = getText(form, 'amount');
  const isNumber = /^(?:\d{1,9}|\d{1,3}(?:,\d{2,3})+)(?:\.\d{1,2})?$/.test(input);
  const amount = isNumber ? Math.round(Number(input.replaceAll(',', '')) * 100) : 0;
  if (amount < 1 || amount >= order.amount) {
    const message = `Enter an amount from 0.01 to ${formatAmount(order.amount - 1)}, for example ${formatAmount(Math.floor(order.amount / 200) * 100)}.`;
    return { status: 400, message, field: 'amount', input };
  }
  payOrder(draft, order, amount, context());
}

const { pending, done, failed, expired } = RechargeStatus;

/** The decisions of the page, by their names in its forms. */
const DECISIONS: Readonly<Record<string, Decision>> = {
  approve: {
    from: pending,
    to: done,
    apply: (draft, order, context) => settleOrder(draft, order, context()),
  },
  decline: { from: pending, to: failed, apply: decline },
  'pay-less': { from: pending, to: failed, apply: payLess },
  expire: { from: pending, to: expired, apply: expireOrder },
  'pay-late': {
    from: expired,
    to: expired,
    apply: (draft, order, context) => payOrder(draft, order, order.amount, context()),
  },
};

const STATES: Readonly<Record<Schema<'RechargeStatus'>, string>> = {
  [pending]: 'is still waiting for its payment',
  [done]: 'is already paid',
  [failed]: 'is already declined',
  [expired]: 'has expired',
};

/**
 * Applies a form of the page to its order. A repeated decision changes nothing, as a double click does.
 * @returns why nothing was changed, if the form is bad or the order has ended otherwise
 */
export function decide(
  draft: Player,
  order: DepositOrder,
  form: Form,
  context: GetContext,
): RefusedDecision | undefined {
  const name = getText(form, 'decision');
  const decision = Object.hasOwn(DECISIONS, name) ? DECISIONS[name] : undefined;
  if (!decision)
    return { status: 400, message: `The decision must be one of ${Object.keys(DECISIONS).join(', ')}.` };
  if (order.status === decision.from) return decision.apply(draft, order, context, form) ?? undefined;
  if (order.status === decision.to) return undefined;
  return { status: 409, message: `This order ${STATES[order.status]}. Nothing was changed.` };
}
