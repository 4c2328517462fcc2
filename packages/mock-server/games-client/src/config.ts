/** The container of the game. The server wrote the page's configuration into its attributes. */
export const gameRoot = document.querySelector<HTMLElement>('#game') ?? document.body;

const { gameId = '', base = '', poster = '' } = gameRoot.dataset;

export const config = {
  gameId: Number(gameId),
  /** The address of this provider: `{world}/__games`. */
  base,
  /** The game's picture, in the ratio 4:5. */
  poster,
  /** The one-time launch token, from the page's address. */
  token: new URLSearchParams(location.search).get('t') ?? '',
} as const;

/** The picture of a symbol. */
export const symbolUrl = (slug: string): string => `/content/symbols/${slug}.webp`;
