import type { RewardItem } from '@tara/sdk/rules';
import { namespace } from '#api/sdk.ts';
import { asObject, perSession, readObject, writeJson } from '#lib/storage.ts';

const STORED = `${namespace}.spinPrize`;

/** A prize of the wheel. */
export interface Prize {
  /** The field on which the wheel stands. */
  index: number;
  items: readonly RewardItem[];
}

/** Which round of whom it belongs to: a round is known by its end. */
export interface PrizeOwner {
  player: number;
  expireTime: number;
}

function isItem(value: unknown): value is RewardItem {
  const { id, count } = asObject(value);
  return typeof id === 'number' && typeof count === 'number';
}

/** Keeps the latest prize, so that the wheel stands on it after a reload. */
export function keepPrize(prize: Prize, { player, expireTime }: PrizeOwner): void {
  writeJson(perSession, STORED, { ...prize, player, expireTime });
}

/** The latest prize of a round; null where there is none. */
export function keptPrize(owner: PrizeOwner): Prize | null {
  const { index, items, player, expireTime } = readObject(perSession, STORED);
  if (player !== owner.player || expireTime !== owner.expireTime) return null;
  if (typeof index !== 'number' || !Array.isArray(items) || !items.every(isItem)) return null;
  return { index, items };
}
