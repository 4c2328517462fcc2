import { QR_PAY_WINDOW_MS } from './constants.ts';
import { entriesOf } from './entries.ts';

/** A deposit channel as the rules see it; limits in hundredths. */
export interface DepositChannel {
  id: number;
  bankId?: number | null | undefined;
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
}

/**
 * Channels in the order of appRechargeTypeMap (spec 2.8).
 * @param channels appRechargeTypeList of the web config
 * @param order appRechargeTypeMap, by channel id; a channel without an entry comes last
 */
export function sortedChannels<C extends DepositChannel>(
  channels: readonly C[],
  order: Readonly<Record<string, { sort: number }>>,
): C[] {
  const sortOf = (channel: C) =>
    (order as typeof order | null)?.[String(channel.id)]?.sort ?? Number.MAX_SAFE_INTEGER;
  return entriesOf(channels).sort((a, b) => sortOf(a) - sortOf(b) || a.id - b.id);
}

/**
 * Whether the player must bind a card first (spec 4, 5): where a bank deposit is required, a card that
 * matches the channel's bankId, or any card if the channel has none.
 * @param channel the chosen one
 * @param isDepositBank of the web config
 * @param cards the player's bank entries
 */
export function needsBankCard(
  channel: DepositChannel,
  isDepositBank: number | boolean,
  cards: readonly { bankId: number }[],
): boolean {
  if (isDepositBank !== 1 && isDepositBank !== true) return false;
  const wanted = channel.bankId;
  return wanted ? !entriesOf(cards).some((card) => card.bankId === wanted) : entriesOf(cards).length === 0;
}

/**
 * Checks an amount against the channel's limits, where it has any.
 * @param amount whole hundredths, null for no amount
 * @param channel limits in hundredths; those that are left out hold nothing
 * @returns what is wrong, null where it is good
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
 * Milliseconds left to pay a QR order, 0 when over or of unknown age.
 * @param createTime milliseconds since 1970 UTC
 * @param now milliseconds since 1970 UTC
 */
export function qrTimeLeft(createTime: number, now: number): number {
  if (!Number.isFinite(createTime)) return 0;
  return Math.max(0, Math.min(QR_PAY_WINDOW_MS, createTime + QR_PAY_WINDOW_MS - now));
}

/** Minutes and seconds of a countdown: 582000 is "09:42". @param ms milliseconds; what is over or unknown is "00:00" */
export function formatCountdown(ms: number): string {
  const seconds = ms > 0 && Number.isFinite(ms) ? Math.ceil(ms / 1000) : 0;
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
