import { useState } from 'react';
import { keepPrize, keptPrize, type KeepingWheel, type Prize, type PrizeOwner } from './kept-prize.ts';

/** The latest prize of a round of a wheel, kept over a reload, and how a new one is kept. */
export function useKeptPrize(
  wheel: KeepingWheel,
  owner: PrizeOwner | null,
): [Prize | null, (prize: Prize, wonBy: PrizeOwner) => void] {
  const nameOf = (of: PrizeOwner | null) => of && `${of.player}/${of.round}`;
  const [kept, setKept] = useState<{ of: string | null; prize: Prize | null }>({ of: null, prize: null });
  // Read once for each round: what this page itself keeps it knows by the answers.
  if (kept.of !== nameOf(owner)) setKept({ of: nameOf(owner), prize: owner && keptPrize(wheel, owner) });
  return [
    kept.prize,
    (prize, wonBy) => {
      keepPrize(wheel, prize, wonBy);
      setKept({ of: nameOf(wonBy), prize });
    },
  ];
}
