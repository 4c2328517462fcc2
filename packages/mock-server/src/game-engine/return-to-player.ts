import { ENGINES, type GameKind } from './engines.ts';
import { toPercent } from './fraction.ts';
import { kindOfType } from './kind-of-type.ts';

const returns = new Map<GameKind, number>();

/** Return to player of the games of a type, in hundredths of a percent; the lowest one if the player has a choice. */
export function returnToPlayer(typeId: number): number {
  const kind = kindOfType(typeId);
  // Calculated at the first use, so that it does not delay the start of the server.
  const known = returns.get(kind);
  if (known !== undefined) return known;
  const { choices, computeReturn } = ENGINES[kind];
  const lowest = Math.min(
    ...(choices.length > 0 ? choices : ['']).map((choice) =>
      Math.round(toPercent(computeReturn(choice)) * 100),
    ),
  );
  returns.set(kind, lowest);
  return lowest;
}
