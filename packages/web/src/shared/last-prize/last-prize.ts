import type { RewardItem } from '@tara/sdk/rules';
import { namespace } from '#api/sdk.ts';
import { asObject, sessionStore, readObject, writeJson } from '#lib/storage.ts';

/** The wheels that keep their latest prize. */
export type WheelName = 'spin' | 'weekend';

const storageNameOf = (wheel: WheelName) => `${namespace}.${wheel}Prize`;

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
export function storeLastPrize(wheel: WheelName, prize: Prize, { player, round }: PrizeOwner): void {
  writeJson(sessionStore, storageNameOf(wheel), { ...prize, player, round });
}

/** The latest prize of a round; null where there is none. */
export function readLastPrize(wheel: WheelName, owner: PrizeOwner): Prize | null {
  const { index, items, player, round } = readObject(sessionStore, storageNameOf(wheel));
  if (player !== owner.player || round !== owner.round) return null;
  if (typeof index !== 'number' || !Array.isArray(items) || !items.every(isItem)) return null;
  return { index, items };
}
