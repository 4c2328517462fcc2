import { Errcode, RechargeStatus, type SdkError } from '@tara/sdk';
import { knownValue, QR_PAY_WINDOW_MS } from '@tara/sdk/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { markStale } from '#api/effects.ts';
import { useConfig } from '#api/config.ts';
import { performSafely } from '#api/command.ts';
import { sdk } from '#api/sdk.ts';
import { logAction } from '#api/telemetry.ts';
import { offersDownloadLink } from '#shared/app-download/app-download.ts';
import { setRechargeUpdate } from '#shared/recharge-update/recharge-update.ts';
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

/** How often an open order is looked after, in ms. */
const POLL_MS = 4000;

/** How an order ended, if the server says that it did. */
function endOf(error: SdkError): OrderEnd | null {
  if (error.is(Errcode.rechargeOrderExpired)) return 'expired';
  return error.is(Errcode.rechargeOrderFailed, Errcode.rechargeOrderUnknown) ? 'declined' : null;
}

/** Asks the server how an order stands: how it ended, null while it waits, undefined where that is not known. */
async function askEnd(orderId: string): Promise<OrderEnd | null | undefined> {
  const answer = await performSafely('/app/v1/checkRechargeOrder', { orderId });
  if (answer.ok) return answer.data.isRechargeDone ? 'done' : null;
  return endOf(answer.error) ?? undefined;
}

/** What follows when an order has ended: the records show it, and after a payment the user info is read anew. */
function useFinish(orderId: string): (end: OrderEnd) => Promise<void> {
  const web = useConfig()?.web;
  return useCallback(
    async (end) => {
      if (end !== 'done') {
        markStale(['/app/v1/getRechargeRecord']);
        return;
      }
      logAction('deposit_done', { orderId });
      announce(t('deposit.doneAnnouncement'));
      if (web && offersDownloadLink(web)) setRechargeUpdate(true);
      // The user info refresh after a recharge (spec 7.4).
      await sdk.session.refreshProfile();
    },
    [orderId, web],
  );
}

/**
 * Follows an order until it has ended: asks by itself while in sight, when the player says that it was paid, and once more when
 * it is left, by whichever way (spec 4, step 5).
 * @param answeredAt when this device received the order, milliseconds since 1970 UTC
 */
export function useOrder(
  { orderId, status, appRechargeQr: qr }: Order,
  answeredAt: number,
): {
  state: OrderState;
  /** Until when a QR order can be paid, on this device's clock: milliseconds since 1970 UTC. */
  payUntil: number;
  /** The time to pay is over. */
  endTime: () => void;
  /** Whether the balance has been read anew since the coins came. */
  counted: boolean;
  /** @returns whether the order has ended */
  check: () => Promise<boolean>;
  /** Checks before the order is closed. @returns whether it may be: one that has ended shows how first */
  close: () => Promise<boolean>;
} {
  const [state, setState] = useState<OrderState>(
    states[knownValue(RechargeStatus, status, RechargeStatus.pending)],
  );
  const [counted, setCounted] = useState(false);
  // The server says what is left; from there this device counts, whatever its own clock shows.
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
    // A balance that could not be read stays as it was; a tap refreshes it.
    if (end)
      void finish(end).then(
        () => setCounted(end === 'done'),
        () => undefined,
      );
    return Boolean(end);
  }, [finish, orderId]);
  const check = useCallback(() => {
    setState((was) => (was === 'waiting' ? 'checking' : was));
    return ask();
  }, [ask]);

  useEffect(() => {
    if (ended) return undefined;
    const look = () => document.visibilityState === 'visible' && void ask();
    const poll = setInterval(look, POLL_MS);
    // Back from the bank's app or the payment page: no reason to wait for the next turn.
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(poll);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [ended, ask]);
  const tellLeft = useLeaving(ended, orderId, finish);
  return {
    state,
    payUntil,
    endTime() {
      overdue.current = true;
      // The server is asked once: a payment may have come at the last moment.
      void ask();
    },
    counted,
    check,
    async close() {
      if (ended) return true;
      if (await check()) return false;
      tellLeft();
      return true;
    },
  };
}

/**
 * Looks once more when an order is left that has not ended: it may have been paid meanwhile.
 * @returns says that the order was left waiting, where that was looked up already
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
