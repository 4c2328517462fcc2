import { useState } from 'react';
import { storeLastPrize, readLastPrize, type WheelName, type Prize, type PrizeOwner } from './last-prize.ts';

/** The last prize of a wheel's round, stored over a reload, and a function that stores a new one. */
export function useLastPrize(
  wheel: WheelName,
  owner: PrizeOwner | null,
): [Prize | null, (prize: Prize, wonBy: PrizeOwner) => void] {
  const getName = (of: PrizeOwner | null) => of && `${of.player}/${of.round}`;
  const [stored, setKept] = useState<{ of: string | null; prize: Prize | null }>({ of: null, prize: null });
  // Read the storage once for each round; later prizes come from this page.
  if (stored.of !== getName(owner))
    setKept({ of: getName(owner), prize: owner && readLastPrize(wheel, owner) });
  return [
    stored.prize,
    (prize, wonBy) => {
      storeLastPrize(wheel, prize, wonBy);
      setKept({ of: getName(wonBy), prize });
    },
  ];
}
