import { create } from 'zustand';

/** Until when the safebox of a player is locked, as the server last told: by its clock, milliseconds since 1970 UTC. */
type Locks = Readonly<Record<number, number>>;

export const useLocks = create<Locks>(() => ({}));

/**
 * Until when the safebox is locked; null where nothing is known of a lock. The server tells it with a refusal alone, so
 * that after a reload it is known with the next try.
 * @param player id
 */
export function useLockedUntil(player: number): number | null {
  return useLocks((locks) => locks[player] ?? null);
}

/** @param until milliseconds since 1970 UTC on the server's clock; null once it is over */
export function setLockedUntil(player: number, until: number | null): void {
  const { [player]: _before, ...others } = useLocks.getState();
  useLocks.setState(until === null ? others : { ...others, [player]: until }, true);
}
