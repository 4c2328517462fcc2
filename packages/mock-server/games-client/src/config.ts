/** Where the game stands; the server wrote into it what the page must know. */
export const root = document.querySelector<HTMLElement>('#game') ?? document.body;

const { gameId = '', base = '', poster = '' } = root.dataset;

export const config = {
  gameId: Number(gameId),
  /** Where this provider lives: `{world}/__games`. */
  base,
  /** The game's picture, 4 to 5. */
  poster,
  /** The one-time launch token, from the page's address. */
  token: new URLSearchParams(location.search).get('t') ?? '',
} as const;

/** The picture of a symbol. */
export const symbolUrl = (slug: string): string => `/content/symbols/${slug}.webp`;
