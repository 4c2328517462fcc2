import { QR_PAY_WINDOW_MS } from './constants.ts';
import { toEntries } from './entries.ts';

/** A deposit channel as far as the rules use it; limits in hundredths. */
export interface DepositChannel {
  id: number;
  bankId?: number | null | undefined;
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
}

/**
 * Returns the channels in the order of appRechargeTypeMap (spec 2.8).
 * @param channels appRechargeTypeList of the web config
 * @param order appRechargeTypeMap by channel id; channels without an entry are last
 */
export function sortedChannels<C extends DepositChannel>(
  channels: readonly C[],
  order: Readonly<Record<string, { sort: number }>>,
): C[] {
  const getSort = (channel: C) =>
    (order as typeof order | null)?.[String(channel.id)]?.sort ?? Number.MAX_SAFE_INTEGER;
  return toEntries(channels).sort((a, b) => getSort(a) - getSort(b) || a.id - b.id);
}

/**
 * Returns whether the player must first bind a card (spec 4, 5). If a bank deposit is required, the player needs a card
 * with the channel's bankId, or any card if the channel has none.
 * @param channel the chosen channel
 * @param isDepositBank of the web config
 * @param cards bank entries of the player
 */
export function needsBankCard(
  channel: DepositChannel,
  isDepositBank: number | boolean,
  cards: readonly { bankId: number }[],
): boolean {
  if (isDepositBank !== 1 && isDepositBank !== true) return false;
  const wanted = channel.bankId;
  return wanted ? !toEntries(cards).some((card) => card.bankId === wanted) : toEntries(cards).length === 0;
}

/**
 * Checks an amount against the limits of a channel.
 * @param amount whole hundredths, null for no amount
 * @param channel limits in hundredths; missing limits do not apply
 * @returns the error, null if the amount is valid
 */
export function checkDepositAmount(
  amount: number | null,
  channel: Partial<DepositChannel>,
): 'missing' | 'low' | 'high' | null {
  if (amount === null || !Number.isSafeInteger(amount) || amount <= 0) return 'missing';
  if (channel.minAmount !== undefined && amount < channel.minAmount) return 'low';
  if (channel.maxAmount !== undefined && amount > channel.maxAmount) return 'high';
  return null;
}

/**
 * Returns the milliseconds left to pay a QR order; 0 if it is over or its age is unknown.
 * @param createTime milliseconds since 1970 UTC
 * @param now milliseconds since 1970 UTC
 */
export function qrTimeLeft(createTime: number, now: number): number {
  if (!Number.isFinite(createTime)) return 0;
  return Math.max(0, Math.min(QR_PAY_WINDOW_MS, createTime + QR_PAY_WINDOW_MS - now));
}

/** Formats a countdown: 582000 is "09:42", a negative or invalid time "00:00". @param ms milliseconds */
export function formatCountdown(ms: number): string {
  const seconds = ms > 0 && Number.isFinite(ms) ? Math.ceil(ms / 1000) : 0;
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
