import { GameCategory } from '@tara/contract/constants';
import { toPercent } from './fraction.ts';
import { slotReturn } from './slot-return.ts';
import { RISKS, starReturn } from './stars.ts';

interface Returns {
  readonly slots: number;
  readonly stars: number;
}

let returns: Returns | undefined;

/** Worked out when first asked for: a server that starts does not wait for it. */
function knownReturns(): Returns {
  returns ??= {
    slots: Math.round(toPercent(slotReturn()) * 100),
    stars: Math.min(...RISKS.map((risk) => Math.round(toPercent(starReturn(risk)) * 100))),
  };
  return returns;
}

/** Return to player of the games of a type, in hundredths of a percent; the lowest where the player chooses a risk. */
export function returnToPlayer(typeId: number): number {
  const { slots, stars } = knownReturns();
  return typeId === GameCategory.slots ? slots : stars;
}
