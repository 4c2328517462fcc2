import { GameCategory } from '@tara/contract/constants';
import { toPercent } from './fraction.ts';
import { slotReturn } from './slot-return.ts';
import { RISKS, starReturn } from './stars.ts';

interface Returns {
  readonly slots: number;
  readonly stars: number;
}

let returns: Returns | undefined;

/** Calculated at the first use, so that it does not delay the start of the server. */
function knownReturns(): Returns {
  returns ??= {
    slots: Math.round(toPercent(slotReturn()) * 100),
    stars: Math.min(...RISKS.map((risk) => Math.round(toPercent(starReturn(risk)) * 100))),
  };
  return returns;
}

/** Return to player of the games of a type, in hundredths of a percent; the lowest one if the player selects a risk. */
export function returnToPlayer(typeId: number): number {
  const { slots, stars } = knownReturns();
  return typeId === GameCategory.slots ? slots : stars;
}
