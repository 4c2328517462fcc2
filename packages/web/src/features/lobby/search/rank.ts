import type { Game } from '#api/config.ts';

/** Normalizes a name: lower case, without accents and punctuation. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '');
}

function isSubsequence(short: string, long: string): boolean {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

/**
 * How well a query matches a text: 0 at the start, 1 at the start of a word, 2 inside, 3 letters in order; null for no
 * match.
 */
function fit(query: string, text: string): number | null {
  if (text.startsWith(query)) return 0;
  if (text.includes(` ${query}`)) return 1;
  if (text.includes(query)) return 2;
  return query.length >= 4 && isSubsequence(query.replaceAll(' ', ''), text) ? 3 : null;
}

/**
 * Games for a query, best first: by name, then by studio and by type. Missing letters are allowed.
 * @param words further search terms of a game, e.g. its studio
 */
export function rankGames(
  games: readonly Game[],
  query: string,
  words: (game: Game) => readonly string[],
): Game[] {
  const wanted = plain(query).trim();
  if (wanted === '') return [];
  return games
    .flatMap((game) => {
      const byName = fit(wanted, plain(game.name));
      const byWord = words(game).some((word) => (fit(wanted, plain(word)) ?? 9) < 3) ? 4 : null;
      const rank = byName ?? byWord;
      return rank === null ? [] : [{ game, rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.game.sort - b.game.sort || a.game.id - b.game.id)
    .map(({ game }) => game);
}
