import { useState } from 'react';
import { storeLastPrize, readLastPrize, type WheelName, type Prize, type PrizeOwner } from './last-prize.ts';

/** The latest prize of a round of a wheel, kept over a reload, and how a new one is kept. */
export function useLastPrize(
  wheel: WheelName,
  owner: PrizeOwner | null,
): [Prize | null, (prize: Prize, wonBy: PrizeOwner) => void] {
  const nameOf = (of: PrizeOwner | null) => of && `${of.player}/${of.round}`;
  const [kept, setKept] = useState<{ of: string | null; prize: Prize | null }>({ of: null, prize: null });
  // Read once for each round: what this page itself keeps it knows by the answers.
  if (kept.of !== nameOf(owner)) setKept({ of: nameOf(owner), prize: owner && readLastPrize(wheel, owner) });
  return [
    kept.prize,
    (prize, wonBy) => {
      storeLastPrize(wheel, prize, wonBy);
      setKept({ of: nameOf(wonBy), prize });
    },
  ];
}
