import { GameCategory } from '@tara/contract/constants';
import type { GameKind } from './engines.ts';

const KIND_OF_TYPE: Readonly<Record<number, GameKind>> = {
  [GameCategory.slots]: 'slot',
  [GameCategory.fish]: 'fish',
  [GameCategory.poker]: 'poker',
  [GameCategory.sports]: 'sports',
  [GameCategory.live]: 'live',
  [GameCategory.games]: 'stars',
};

/** Which kind of game the tiles of a game type open; Lucky Stars for an unknown type. */
export function kindOfType(typeId: number): GameKind {
  return KIND_OF_TYPE[typeId] ?? 'stars';
}
