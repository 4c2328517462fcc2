import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentFolder } from '#files/package-files.ts';
import { VARIANT_STEP } from '#seed/content.ts';
import type { GameTheme } from './protocol.ts';

const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
const slug = z.string().regex(/^[a-z0-9-]+$/);

/** The part of the catalogue that only the games themselves use: their colours and the slots' symbols. */
const faceSchema = z.object({
  games: z.array(
    z.object({
      id: z.int(),
      theme: z.object({ a: colour, b: colour, c: colour, hi: colour, deep: colour }),
      symbols: z.array(slug),
    }),
  ),
});

/** How a game looks. */
export interface Face {
  readonly theme: GameTheme;
  /** Slugs of A to H; empty for games that are no slots. */
  readonly symbols: readonly string[];
}

let faces: ReadonlyMap<number, Face> | undefined;

/** The face of a game; undefined for an id that the catalogue does not know. */
export const faceOf = (gameId: number): Face | undefined => {
  if (!faces) {
    const text = readFileSync(join(contentFolder(), 'catalogue.json'), 'utf8');
    faces = new Map(faceSchema.parse(JSON.parse(text)).games.map((game) => [game.id, game]));
  }
  return faces.get(gameId % VARIANT_STEP);
};
