import { Errcode, RechargeStatus, type SdkError } from '@tara/sdk';
import { knownValue, QR_PAY_WINDOW_MS } from '@tara/sdk/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { markStale } from '#api/effects.ts';
import { useConfig } from '#api/config.ts';
import { performSafely } from '#api/command.ts';
import { finishDeposit } from '#shared/open-orders/deposit-done.ts';
import { noteOpen, takeOpen } from '#shared/open-orders/open-orders.ts';
import { POLL_MS } from '#shared/open-orders/use-open-orders.ts';
import { t } from '#messages/deposit.ts';
import { announce } from '#routing/announcer.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { Order } from './order.ts';

type OrderEnd = 'done' | 'declined' | 'expired';
export type OrderState = 'waiting' | 'checking' | OrderEnd;

const states = {
  [RechargeStatus.pending]: 'waiting',
  [RechargeStatus.done]: 'done',
  [RechargeStatus.failed]: 'declined',
  [RechargeStatus.expired]: 'expired',
} as const;

/** The end of an order, if the error is one. */
function getEnd(error: SdkError): OrderEnd | null {
  if (error.is(Errcode.rechargeOrderExpired)) return 'expired';
  return error.is(Errcode.rechargeOrderFailed, Errcode.rechargeOrderUnknown) ? 'declined' : null;
}

/** Asks the server for the state of an order: its end, null while it waits, undefined if unknown. */
async function askEnd(orderId: string): Promise<OrderEnd | null | undefined> {
  const answer = await performSafely('checkRechargeOrder', { orderId });
  if (answer.ok) return answer.data.isRechargeDone ? 'done' : null;
  return getEnd(answer.error) ?? undefined;
}

/** Actions after the end of an order: refresh the records, and after a payment the user info. */
function useFinish(orderId: string): (end: OrderEnd) => Promise<void> {
  const web = useConfig()?.web;
  return useCallback(
    async (end) => {
      takeOpen(orderId);
      if (end !== 'done') {
        markStale(['money']);
        return;
      }
      announce(t('deposit.doneAnnouncement'));
      await finishDeposit(orderId, web);
    },
    [orderId, web],
  );
}

/**
 * Follows an order until its end: polls while the page is visible, checks when the player has paid, and once more on
 * leaving (spec 4, step 5).
 * @param answeredAt when this device received the order, milliseconds since 1970 UTC
 */
export function useOrder(
  { orderId, status, appRechargeQr: qr }: Order,
  answeredAt: number,
): {
  state: OrderState;
  /** End of the payment time of a QR order on this device's clock: milliseconds since 1970 UTC. */
  payUntil: number;
  /** Call it when the time to pay is over. */
  endTime: () => void;
  /** Whether the balance has been read since the coins were added. */
  counted: boolean;
  /** @returns whether the order has ended */
  check: () => Promise<boolean>;
  /** Checks the order before leaving it. @returns whether it may be left; an ended one shows its result first */
  close: () => Promise<boolean>;
} {
  const [state, setState] = useState<OrderState>(
    states[knownValue(RechargeStatus, status, RechargeStatus.pending)],
  );
  const [counted, setCounted] = useState(false);
  // The server sends the remaining time; this device counts from there, independent of its clock.
  const payUntil = answeredAt + (qr?.timeLeft ?? QR_PAY_WINDOW_MS);
  const overdue = useRef(false);
  const ended = state !== 'waiting' && state !== 'checking';
  const asking = useRef(false);
  const finish = useFinish(orderId);

  const ask = useCallback(async () => {
    if (asking.current) return false;
    asking.current = true;
    const end = await askEnd(orderId);
    asking.current = false;
    setState(end ?? (overdue.current ? 'expired' : 'waiting'));
    // If the balance could not be read, a tap refreshes it.
    if (end)
      void finish(end).then(
        () => setCounted(end === 'done'),
        () => undefined,
      );
    return Boolean(end);
  }, [finish, orderId]);
  const check = useCallback(() => {
    setState((previous) => (previous === 'waiting' ? 'checking' : previous));
    return ask();
  }, [ask]);

  useEffect(() => {
    if (ended) return undefined;
    noteOpen('deposit', [orderId]);
    const appearance = () => document.visibilityState === 'visible' && void ask();
    const poll = setInterval(appearance, POLL_MS);
    // Returned from the bank's app or the payment page: check immediately.
    document.addEventListener('visibilitychange', appearance);
    window.addEventListener('focus', appearance);
    return () => {
      clearInterval(poll);
      document.removeEventListener('visibilitychange', appearance);
      window.removeEventListener('focus', appearance);
    };
  }, [ended, ask, orderId]);
  const showStillPending = useLeaving(ended, orderId, finish);
  return {
    state,
    payUntil,
    endTime() {
      overdue.current = true;
      // Ask the server once: a payment may have arrived at the last moment.
      void ask();
    },
    counted,
    check,
    async close() {
      if (ended) return true;
      if (await check()) return false;
      showStillPending();
      return true;
    },
  };
}

/**
 * Checks once more when an open order is left, because it may have been paid.
 * @returns shows that the order still waits, if that is already known
 */
function useLeaving(ended: boolean, orderId: string, finish: (end: OrderEnd) => Promise<void>): () => void {
  const leave = useRef<(() => Promise<void>) | null>(null);
  useEffect(() => {
    leave.current = ended
      ? null
      : async () => {
          const end = await askEnd(orderId);
          if (end === 'done') toast.success(t('deposit.doneTitle'));
          else if (end === null) toast.info(t('deposit.keptPending'));
          if (end) await finish(end).catch(() => undefined);
        };
  }, [ended, orderId, finish]);
  useEffect(() => () => void leave.current?.(), []);
  return () => {
    leave.current = null;
    toast.info(t('deposit.keptPending'));
  };
}
