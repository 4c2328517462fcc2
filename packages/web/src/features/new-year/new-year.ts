import type { Data } from '@tara/sdk';
import { claimableCount, itemState, rewardOf, type PropConfigMap, type Reward } from '@tara/sdk/rules';

/** New Year as the server tells it. */
export type NewYearState = Data<'/app/v1/appNewYearUser'>['appNewYearUser'];

/** An item of New Year: the number by which it is used, and how many the player has. */
export interface Piece {
  id: number;
  count: number;
}

type PieceKind = Extract<Reward, { kind: 'new-year' }>['piece'];

/** The items of New Year by what they are; one that the server does not name counts none. */
export type Pieces = Readonly<Record<PieceKind, Piece>>;

/** @param props appPropConfigMap of the web config */
export function piecesOf(items: NewYearState['items'], props: PropConfigMap): Pieces {
  const none = { id: 0, count: 0 };
  const pieces: Record<PieceKind, Piece> = { active: none, box: none, lottery: none, firework: none };
  for (const item of items) {
    const reward = rewardOf(item, props);
    if (reward.kind === 'new-year') pieces[reward.piece] = { id: item.id, count: item.count };
  }
  return pieces;
}

/** The one thing that the gold button does: what is most worth doing now. */
export type NewYearKey = 'extra' | 'firework' | 'lottery' | 'box' | 'tasks' | 'wait';

/** The reward for sparks is the greatest; of what is used up, the rocket brings most. */
export function keyOf(pieces: Pieces, { tasks, extra }: Pick<NewYearState, 'tasks' | 'extra'>): NewYearKey {
  if (itemState(extra.itemStatus) === 'ready') return 'extra';
  const piece = (['firework', 'lottery', 'box'] as const).find((kind) => pieces[kind].count > 0);
  if (piece) return piece;
  return claimableCount(tasks) > 0 ? 'tasks' : 'wait';
}
