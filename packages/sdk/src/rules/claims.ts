import { ItemStatus } from './constants.ts';
import { toEntries } from './entries.ts';
import { parseJson } from './json.ts';

/**
 * Returns the invite progress. The player counts as the first of the group, so one is added to both numbers (spec 9).
 * @param invited friends who joined
 * @param required friends that the step requires
 */
export function inviteProgress(invited: number, required: number): { done: number; of: number } {
  return { done: invited + 1, of: required + 1 };
}

/**
 * Returns the button of an offer and whether it is enabled (spec 4).
 * @param itemStatus 0 open, 1 claimable, 2 claimed
 */
export function claimButton(
  itemStatus: number,
  offer: 'first-charge' | 'invite',
): { action: 'buy' | 'invite' | 'receive'; enabled: boolean } {
  if (itemStatus === ItemStatus.open) {
    return { action: offer === 'invite' ? 'invite' : 'buy', enabled: true };
  }
  return { action: 'receive', enabled: itemStatus === ItemStatus.claimable };
}

/**
 * Returns how many offers can be claimed now (spec 4).
 * @param offers with their itemStatus: 0 open, 1 claimable, 2 claimed; an offer without one cannot be claimed
 */
export function claimableCount(
  offers: readonly ({ itemStatus?: number | undefined } | null)[] | null | undefined,
): number {
  return toEntries(offers).filter(({ itemStatus }) => itemStatus === ItemStatus.claimable).length;
}

/**
 * Returns the items of a first charge that can still be claimed (spec 4, 5): only while the reward is claimable, and
 * each once.
 * @param itemStatus 0 open, 1 claimable, 2 claimed
 * @param items of the offer
 * @param received propReceiveList, JSON text
 */
export function claimableItems<I extends { id: number }>(
  itemStatus: number,
  items: readonly I[],
  received: string | null | undefined,
): I[] {
  if (itemStatus !== ItemStatus.claimable) return [];
  const done = toEntries(parseJson(received) as { propId?: unknown }[]).map(({ propId }) => propId);
  return toEntries(items).filter(({ id }) => !done.includes(id));
}

/**
 * Returns whether the sign-up bonus was received: the list of sign-in days contains -1 (spec 4).
 * @param days the days with a sign-in
 */
export function signUpBonusReceived(days: readonly number[] | null | undefined): boolean {
  return toEntries(days).includes(-1);
}

/**
 * Returns the milliseconds until an offer ends, 0 if it is over, null if it has no end.
 * @param expireTime -1 for none (spec 3)
 * @param now milliseconds since 1970 UTC
 */
export function offerTimeLeft(expireTime: number, now: number): number | null {
  if (expireTime === -1) return null;
  return Number.isFinite(expireTime) ? Math.max(0, expireTime - now) : 0;
}
