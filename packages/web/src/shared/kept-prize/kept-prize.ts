import type { RewardItem } from '@tara/sdk/rules';
import { namespace } from '#api/sdk.ts';
import { asObject, perSession, readObject, writeJson } from '#lib/storage.ts';

/** The wheels that keep their latest prize. */
export type KeepingWheel = 'spin' | 'weekend';

const placeOf = (wheel: KeepingWheel) => `${namespace}.${wheel}Prize`;

/** A prize of a wheel. */
export interface Prize {
  /** The field on which the wheel stands. */
  index: number;
  items: readonly RewardItem[];
}

/** Which round of whom it belongs to. */
export interface PrizeOwner {
  player: number;
  /** An instant of the server by which the round is known: its end, or its beginning. */
  round: number;
}

function isItem(value: unknown): value is RewardItem {
  const { id, count } = asObject(value);
  return typeof id === 'number' && typeof count === 'number';
}

/** Keeps the latest prize, so that the wheel stands on it after a reload. */
export function keepPrize(wheel: KeepingWheel, prize: Prize, { player, round }: PrizeOwner): void {
  writeJson(perSession, placeOf(wheel), { ...prize, player, round });
}

/** The latest prize of a round; null where there is none. */
export function keptPrize(wheel: KeepingWheel, owner: PrizeOwner): Prize | null {
  const { index, items, player, round } = readObject(perSession, placeOf(wheel));
  if (player !== owner.player || round !== owner.round) return null;
  if (typeof index !== 'number' || !Array.isArray(items) || !items.every(isItem)) return null;
  return { index, items };
}
