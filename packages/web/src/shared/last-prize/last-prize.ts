import type { RewardItem } from '@tara/sdk/rules';
import { namespace } from '#api/sdk.ts';
import { asObject, sessionStore, readObject, writeJson } from '#lib/storage.ts';

/** The wheels that store their last prize. */
export type WheelName = 'spin' | 'weekend';

const getStorageName = (wheel: WheelName) => `${namespace}.${wheel}Prize`;

export interface Prize {
  /** The field on which the wheel stopped. */
  index: number;
  items: readonly RewardItem[];
}

/** The player and the round of a prize. */
export interface PrizeOwner {
  player: number;
  /** A time of the server that identifies the round: its end or its beginning. */
  round: number;
}

function isItem(value: unknown): value is RewardItem {
  const { id, count } = asObject(value);
  return typeof id === 'number' && typeof count === 'number';
}

/** Stores the last prize, so that the wheel shows it after a reload. */
export function storeLastPrize(wheel: WheelName, prize: Prize, { player, round }: PrizeOwner): void {
  writeJson(sessionStore, getStorageName(wheel), { ...prize, player, round });
}

/** The last prize of a round; null if there is none. */
export function readLastPrize(wheel: WheelName, owner: PrizeOwner): Prize | null {
  const { index, items, player, round } = readObject(sessionStore, getStorageName(wheel));
  if (player !== owner.player || round !== owner.round) return null;
  if (typeof index !== 'number' || !Array.isArray(items) || !items.every(isItem)) return null;
  return { index, items };
}
