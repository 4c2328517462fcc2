import { create } from 'zustand';

/** End of the lock of a player's safebox, as last sent by the server: its clock, milliseconds since 1970 UTC. */
type Locks = Readonly<Record<number, number>>;

export const useLocks = create<Locks>(() => ({}));

/**
 * End of the lock; null if unknown. Only an error contains it, so that after a reload it is unknown until the next
 * attempt.
 * @param player id
 */
export function useLockedUntil(player: number): number | null {
  return useLocks((locks) => locks[player] ?? null);
}

/** @param until milliseconds since 1970 UTC on the server's clock; null after its end */
export function setLockedUntil(player: number, until: number | null): void {
  const { [player]: _before, ...others } = useLocks.getState();
  useLocks.setState(until === null ? others : { ...others, [player]: until }, true);
}
