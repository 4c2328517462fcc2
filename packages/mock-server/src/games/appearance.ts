import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { contentFolder } from '#files/package-files.ts';
import { VARIANT_STEP } from '#seed/content.ts';
import type { GameTheme } from './protocol.ts';

const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
const slug = z.string().regex(/^[a-z0-9-]+$/);

/** The part of the catalogue that only the games use: colours and symbols of slots. */
const appearanceSchema = z.object({
  games: z.array(
    z.object({
      id: z.int(),
      theme: z.object({ a: colour, b: colour, c: colour, hi: colour, deep: colour }),
      symbols: z.array(slug),
    }),
  ),
});

/** The appearance of a game. */
export interface GameAppearance {
  readonly theme: GameTheme;
  /** Slugs of A to H; empty for games that are not slots. */
  readonly symbols: readonly string[];
}

let appearances: ReadonlyMap<number, GameAppearance> | undefined;

/** The appearance of a game; undefined for an unknown id. */
export function getAppearance(gameId: number): GameAppearance | undefined {
  if (!appearances) {
    const text = readFileSync(join(contentFolder(), 'catalogue.json'), 'utf8');
    appearances = new Map(appearanceSchema.parse(JSON.parse(text)).games.map((game) => [game.id, game]));
  }
  return appearances.get(gameId % VARIANT_STEP);
}
