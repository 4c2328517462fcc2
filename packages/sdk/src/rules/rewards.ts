import { toEntries } from './entries.ts';
import { parseJson } from './json.ts';

/** A reward item of the configuration or of an answer (spec 3). */
export interface RewardItem {
  id: number;
  count: number;
  /** How often a coin amount must be turned over before it can be withdrawn. */
  betRate?: number | undefined;
}

/** The configuration of items by id. */
export type PropConfigMap = Readonly<
  Record<string, { num: number; paramStr?: { limitAmount?: number | undefined } | undefined } | undefined>
>;

/** Ids of reward items with a fixed meaning (spec 3, 9). */
export const RewardItemId = {
  coin: 2001,
  points: 2002,
  pointItem: 4001,
  newYearActive: 40_001,
  newYearBox: 40_002,
  newYearLottery: 40_003,
  newYearFirework: 40_004,
} as const;

/** First id of the coupons that give coins for a minimum deposit. The range is inferred (spec 9). */
export const COUPON_GIVE_MIN = 1301;
/** Last id of those coupons. */
export const COUPON_GIVE_MAX = 1399;

function isWithin(id: number, from: number, to: number) {
  return id >= from && id <= to;
}

function isPercentage(id: number) {
  return isWithin(id, 1001, 1011) || isWithin(id, 1201, 1204);
}

function isGiveCoupon(id: number) {
  return isWithin(id, COUPON_GIVE_MIN, COUPON_GIVE_MAX);
}

function isCoupon(id: number) {
  return isWithin(id, 1001, 1099) || isWithin(id, 1201, 1299) || isGiveCoupon(id);
}

/** How a reward item is shown. Amounts are in hundredths. */
export type Reward =
  | { kind: 'coins'; amount: number; turnover: number }
  | { kind: 'points'; amount: number }
  /** Each is one point; shown as a plain count. */
  | { kind: 'point-item'; count: number }
  | { kind: 'percentage'; percent: number }
  | { kind: 'give-coupon'; amount: number; minimum: number; multiplier: number }
  | { kind: 'coupon'; count: number }
  | { kind: 'new-year'; piece: 'active' | 'box' | 'lottery' | 'firework'; count: number }
  | { kind: 'other'; id: number; count: number };

const newYearPieces = ['active', 'box', 'lottery', 'firework'] as const;

/**
 * Interprets a reward item (spec 9).
 * @param item id and count; coins and points in hundredths
 * @param props appPropConfigMap of the web config
 */
export function toReward(item: RewardItem, props: PropConfigMap): Reward {
  const { id, count } = item;
  const prop = Object.hasOwn(props, id) ? props[id] : undefined;
  if (id === RewardItemId.coin) return { kind: 'coins', amount: count, turnover: item.betRate ?? 0 };
  if (id === RewardItemId.points) return { kind: 'points', amount: count };
  if (id === RewardItemId.pointItem) return { kind: 'point-item', count };
  const piece = newYearPieces[id - RewardItemId.newYearActive];
  if (piece) return { kind: 'new-year', piece, count };
  if (prop && isPercentage(id)) return { kind: 'percentage', percent: prop.num };
  if (prop && isGiveCoupon(id)) {
    const minimum = prop.paramStr?.limitAmount ?? 0;
    return { kind: 'give-coupon', amount: prop.num, minimum, multiplier: item.betRate ?? count };
  }
  return isCoupon(id) ? { kind: 'coupon', count } : { kind: 'other', id, count };
}

/**
 * Parses reward items from JSON text. Skips entries that are not items with a positive count (spec 3).
 * @param json a JSON list of `{ id, count, betRate? }`
 */
export function parseRewardItems(json: string | null | undefined): RewardItem[] {
  const list = parseJson(json) as Partial<Record<keyof RewardItem, unknown>>[];
  return toEntries(list).flatMap(({ id, count, betRate }) => {
    if (!Number.isSafeInteger(id) || !Number.isSafeInteger(count) || Number(count) <= 0) return [];
    const rate = typeof betRate === 'number' && Number.isFinite(betRate) && betRate >= 0 ? { betRate } : {};
    return [{ id: id as number, count: count as number, ...rate }];
  });
}

/**
 * Returns the first-charge bonus percentage (spec 9), taken literally: it includes the price, so an offer that only
 * gives the price back is 100. Coins count by their amount, points by 0.008, each coupon by its num times 100; a coupon
 * that gives coins counts by its num, which is in hundredths already.
 * @param price hundredths; the result is 0 without a price, or if a count is not a number
 * @param items items of the offer
 * @param props appPropConfigMap of the web config
 * @returns whole percent, rounded down
 */
export function firstChargePercentage(
  price: number,
  items: readonly RewardItem[],
  props: PropConfigMap,
): number {
  if (!(price > 0) || !Number.isFinite(price)) return 0;
  const worth = ({ id, count }: RewardItem) => {
    if (id === RewardItemId.coin) return count;
    if (id === RewardItemId.points) return count * 0.008;
    const num = isCoupon(id) && Object.hasOwn(props, id) ? (props[id]?.num ?? 0) : 0;
    return isGiveCoupon(id) ? num : num * 100;
  };
  const total = toEntries(items).reduce((sum, item) => sum + worth(item), price);
  // Binary fractions may give 114.99999999999999 instead of 115.
  return Number.isFinite(total) ? Math.floor(Math.round((total / price) * 1e8) / 1e6) : 0;
}
