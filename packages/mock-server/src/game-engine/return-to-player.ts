import { GameCategory } from '#contract/generated.ts';
import { toPercent } from './fraction.ts';
import { slotReturn } from './slot-return.ts';
import { RISKS, starReturn } from './stars.ts';

const ofSlots = Math.round(toPercent(slotReturn()) * 100);
const ofStars = Math.min(...RISKS.map((risk) => Math.round(toPercent(starReturn(risk)) * 100)));

/** Return to player of the games of a type, in hundredths of a percent; the lowest where the player chooses a risk. */
export function returnToPlayer(typeId: number): number {
  return typeId === GameCategory.slots ? ofSlots : ofStars;
}
