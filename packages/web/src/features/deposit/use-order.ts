import { Errcode, type SdkError } from '@tara/sdk';
import { qrTimeLeft, showsDownloadLink } from '@tara/sdk/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useConfig } from '#api/config.ts';
import { useRefresh } from '#api/query.ts';
import { sdk } from '#api/sdk.ts';
import { logAction } from '#api/telemetry.ts';
import { setRechargeUpdate } from '#features/popups/index.ts';
import { t } from '#i18n/t.ts';
import { isInApp } from '#lib/environment.ts';
import { announce } from '#routing/announcer.tsx';
import { currentLayout } from '#routing/layout.ts';
import { keepPendingOrder, type Order } from './order.ts';
import './messages.ts';

export type OrderState = 'waiting' | 'checking' | 'done' | 'declined' | 'expired';

/** How often an open order is looked after, in ms. */
const POLL_MS = 4000;

/** Follows an order until it is settled: asks by itself while in sight, and when told that it was paid. */
export function useOrder(order: Order): {
  state: OrderState;
  /** Milliseconds left to pay, for QR orders. */
  left: number | null;
  /** @returns whether the order is settled */
  check: () => Promise<boolean>;
} {
  const [state, setState] = useState<OrderState>('waiting');
  const [now, setNow] = useState(order.askedAt);
  const web = useConfig()?.web;
  const refresh = useRefresh();
  // The server's clock set createTime; this device may differ, so the window is counted from when the answer came.
  const left = order.qr ? qrTimeLeft(order.askedAt, now) : null;
  const settled = state === 'done' || state === 'declined' || state === 'expired';
  const asking = useRef(false);

  const finish = useCallback(async () => {
    keepPendingOrder(null);
    setState('done');
    logAction('deposit_done', { orderId: order.orderId });
    announce(t('deposit.doneSpoken'));
    refresh(
      '/app/v1/getTaskUser',
      '/app/v1/getActivityIds',
      '/app/v1/getRechargeRecord',
      '/app/v1/getLoginPayUser3',
    );
    const downloadType = web?.h5.downloadType ?? 0;
    if (showsDownloadLink({ layout: currentLayout(), inApp: isInApp, downloadType, mode: web?.mode ?? '' })) {
      setRechargeUpdate(true);
    }
    // The user info refresh after a recharge (spec 7.4); its failure leaves the old balance, which a tap refreshes.
    await sdk.session.refreshProfile().catch(() => undefined);
  }, [order.orderId, refresh, web]);

  /** Asks the server. @param overdue what an order is that is still not settled */
  const ask = useCallback(
    async (overdue: OrderState) => {
      if (asking.current) return false;
      asking.current = true;
      const answer = await sdk.safe('/app/v1/checkRechargeOrder', { orderId: order.orderId });
      asking.current = false;
      if (answer.ok && answer.data.isRechargeDone) {
        await finish();
        return true;
      }
      const ended = answer.ok ? null : endOf(answer.error);
      if (ended) keepPendingOrder(null);
      setState(ended ?? overdue);
      return ended !== null;
    },
    [finish, order.orderId],
  );
  const check = useCallback(() => {
    setState((was) => (was === 'waiting' ? 'checking' : was));
    return ask('waiting');
  }, [ask]);

  useEffect(() => {
    if (settled) return undefined;
    const look = () => document.visibilityState === 'visible' && void ask('waiting');
    const poll = setInterval(look, POLL_MS);
    // Back from the bank's app or the payment page: no reason to wait for the next turn.
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(poll);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [settled, ask]);
  const counting = order.qr !== undefined && !settled;
  useEffect(() => {
    if (!counting) return undefined;
    const tick = setInterval(() => {
      const time = Date.now();
      setNow(time);
      // When the countdown ends the server is asked once: a payment may have come at the last moment.
      if (qrTimeLeft(order.askedAt, time) === 0) void ask('expired');
    }, 500);
    return () => clearInterval(tick);
  }, [counting, order.askedAt, ask]);
  return { state, left, check };
}

/** How an order ended, if the server says that it did. */
function endOf(error: SdkError): OrderState | null {
  if (error.is(Errcode.rechargeOrderExpired)) return 'expired';
  return error.is(Errcode.rechargeOrderFailed, Errcode.rechargeOrderUnknown) ? 'declined' : null;
}
