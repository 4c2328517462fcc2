import { ExchangeStatus, isSdkError, RechargeStatus, type Data } from '@tara/sdk';
import { formatCoins, knownValue } from '@tara/sdk/rules';
import { useEffect } from 'react';
import { useConfig, type WebConfig } from '#api/config.ts';
import { call } from '#api/call.ts';
import { applyEffects, markStale } from '#api/effects.ts';
import { queryClient } from '#api/query.ts';
import { cardName } from '#shared/orders/card-name.ts';
import { t } from '#messages/order-ends.ts';
import { toast } from '#ui/toast/toast.ts';
import { finishDeposit } from './deposit-done.ts';
import { takeOpen, useKnownOpenOrders, type OpenOrder } from './open-orders.ts';
import { DEPOSITS, useOpenOrders, WITHDRAWALS } from './use-open-orders.ts';

/** Polling interval while the last order is new, in ms: a QR payment arrives within seconds. */
const NEW_MS = 10_000;
/** Polling interval of older orders, in ms: transfers and withdrawals take days. */
const OLD_MS = 60_000;
/** How long an order is new: the QR payment time and some minutes, in ms. */
const NEW_FOR_MS = 15 * 60_000;

/** Status of an open order of both kinds. */
const OPEN = RechargeStatus.pending satisfies typeof ExchangeStatus.pending;

type Deposit = Data<typeof DEPOSITS>['list'][number];
type Withdrawal = Data<typeof WITHDRAWALS>['list'][number];

/** Whether the current page shows this order and reports its end itself. */
const isOnScreen = (id: string) => new URLSearchParams(window.location.search).get('order') === id;

/** The reason as a sentence after another one. */
const getReason = ({ reason }: { reason?: string }) => (reason ? ` ${reason}` : '');

function endDeposit(order: Deposit, web: WebConfig | undefined): void {
  const { orderId, amount, bonus = 0 } = order;
  const status = knownValue(RechargeStatus, order.status, RechargeStatus.pending);
  if (status === RechargeStatus.pending || isOnScreen(orderId) || !takeOpen(orderId)) return;
  if (status === RechargeStatus.done) {
    applyEffects('checkRechargeOrder', { orderId }, { code: 200, errcode: 0, isRechargeDone: true });
    void finishDeposit(orderId, web).catch(() => undefined);
    toast.success(t('orderEnds.depositDone', { amount: formatCoins(amount + bonus) }));
    return;
  }
  markStale(['money']);
  if (status === RechargeStatus.failed)
    toast.error(t('orderEnds.depositFailed', { amount: formatCoins(amount), reason: getReason(order) }));
}

function endWithdrawal(order: Withdrawal): void {
  const { orderId, amount } = order;
  const status = knownValue(ExchangeStatus, order.status, ExchangeStatus.pending);
  if (status === ExchangeStatus.pending || !takeOpen(orderId)) return;
  markStale(['money']);
  const values = { amount: formatCoins(amount), card: cardName(order), reason: getReason(order) };
  if (status === ExchangeStatus.paid) toast.success(t('orderEnds.withdrawalPaid', values));
  else toast.error(t('orderEnds.withdrawalRefused', values));
}

/** Asks how an order ended that is no longer in the list of open orders. */
async function askEnd({ id, kind }: OpenOrder, web: WebConfig | undefined): Promise<void> {
  if (isOnScreen(id)) return;
  try {
    if (kind === 'deposit') {
      const { list } = await call(DEPOSITS, { page: 1, pageSize: 1, orderId: id });
      for (const order of list) endDeposit(order, web);
      return;
    }
    const { list } = await call(WITHDRAWALS, { page: 1, pageSize: 50 });
    const order = list.find(({ orderId }) => orderId === id);
    if (order) endWithdrawal(order);
    else takeOpen(id);
  } catch (error) {
    // The server does not know the order. After other failures the next poll asks again.
    if (isSdkError(error) && error.kind === 'api') takeOpen(id);
  }
}

/** The rows of a cached answer: one page, or pages that were read one after the other. */
function toRows(data: unknown): readonly unknown[] {
  const { list, pages } = data as { list?: unknown[]; pages?: { rows: unknown[] }[] };
  return list ?? pages?.flatMap(({ rows }) => rows) ?? [];
}

/** Looks for ended orders in every answer with orders, whichever page has read it. */
function watchAnswers(web: WebConfig | undefined): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query;
    const [operation, body] = queryKey as [string, { status?: number } | undefined];
    if (operation !== DEPOSITS && operation !== WITHDRAWALS) return;
    const rows = toRows(state.data);
    for (const row of rows) {
      if (operation === DEPOSITS) endDeposit(row as Deposit, web);
      else endWithdrawal(row as Withdrawal);
    }
    if (body?.status !== OPEN) return;
    const kind = operation === DEPOSITS ? 'deposit' : 'withdrawal';
    const isListed = ({ id }: OpenOrder) => rows.some((row) => (row as Deposit).orderId === id);
    for (const order of useKnownOpenOrders.getState().orders)
      if (order.kind === kind && !isListed(order)) void askEnd(order, web);
  });
}

/** How often to read the open orders of a kind. */
const getRhythm = (kind: OpenOrder['kind']) => () => {
  const times = useKnownOpenOrders.getState().orders.filter((order) => order.kind === kind);
  if (times.length === 0) return false;
  return Date.now() - Math.max(...times.map(({ at }) => at)) < NEW_FOR_MS ? NEW_MS : OLD_MS;
};
const rhythms = { deposit: getRhythm('deposit'), withdrawal: getRhythm('withdrawal') };

/**
 * Follows the open orders of the player on every page: when one ends, all money is read again and one message says so.
 * It asks only while the page is visible, and immediately when the player returns to it.
 */
export default function OrderWatch() {
  const web = useConfig()?.web;
  useOpenOrders(rhythms);
  useEffect(() => watchAnswers(web), [web]);
  useEffect(() => {
    const appearance = () => {
      if (document.visibilityState === 'visible') markStale([DEPOSITS, WITHDRAWALS]);
    };
    document.addEventListener('visibilitychange', appearance);
    return () => document.removeEventListener('visibilitychange', appearance);
  }, []);
  return null;
}
