import { storageKey, type components, type Data } from '@tara/sdk';
import { namespace, sdk } from '#api/sdk.ts';
import { asObject, dropKey, local, readObject, writeJson } from '#lib/storage.ts';

/** A deposit order under way: what recharge3 answered, and what was asked for. */
export interface Order {
  orderId: string;
  /** Hundredths. */
  amount: number;
  /** Hundredths, bonus included. */
  receive: number;
  channelId: number;
  bank?: components['schemas']['BankDepositInfo'];
  qr?: components['schemas']['QrDepositInfo'];
  payUrl?: string;
  /** Milliseconds since 1970 UTC, by this device's clock. */
  askedAt: number;
}

const KEY = storageKey(namespace, 'temp1');

const playerId = () => sdk.session.getSnapshot().user?.id;

/** Whether what was stored is still a whole order. */
function isOrder(stored: object): stored is Order {
  const { orderId, amount, receive, channelId, askedAt, bank, qr, payUrl } = stored as Partial<Order>;
  return (
    typeof orderId === 'string' &&
    [amount, receive, channelId, askedAt].every(Number.isSafeInteger) &&
    (bank === undefined || typeof asObject(bank)['cardNum'] === 'string') &&
    (qr === undefined || typeof asObject(qr)['qrCodeText'] === 'string') &&
    (payUrl === undefined || typeof payUrl === 'string')
  );
}

/** This player's order that was not yet settled when the page was left; it survives a reload. */
export function readPendingOrder(): Order | null {
  const { owner, ...stored } = readObject(local, KEY);
  return owner === playerId() && isOrder(stored) ? stored : null;
}

/** Keeps an order over reloads, or with null forgets it. */
export function keepPendingOrder(order: Order | null): void {
  if (order) writeJson(local, KEY, { ...order, owner: playerId() });
  else dropKey(local, KEY);
}

/** The order in an answer of recharge3 (spec 7.4). */
export function orderOf(
  answer: Data<'/app/v1/recharge3'>,
  asked: { amount: number; receive: number; channelId: number },
): Order {
  const { orderId, appRechargeBankOwn, appRechargeQr, payUrl } = answer;
  return {
    orderId,
    ...asked,
    ...(appRechargeBankOwn ? { bank: appRechargeBankOwn } : {}),
    ...(appRechargeQr ? { qr: appRechargeQr } : {}),
    ...(payUrl ? { payUrl } : {}),
    askedAt: Date.now(),
  };
}
