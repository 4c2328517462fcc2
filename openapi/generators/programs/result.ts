/** Where the world is, and who calls: handed over by scripts/generators.mjs. */
export const { TARA_URL: url = '', TARA_TOKEN: token = '' } = process.env;

/** What every body carries. */
export const common = { clientReferrer: 'ph', channel: 'WEB', appId: 'generators', platform: 0 } as const;

/** A game that no world has. */
export const NO_GAME = 999_999;

/**
 * The results of two calls: the coins of a balance, and the errcode of a favourite that is not a game.
 * @param balance the answer of refreshData, narrowed by `errcode === 0`
 * @param refused the errcode of gameLike, narrowed to 1004
 */
export function report(balance: { coin: number }, refused: 1004): void {
  console.log(JSON.stringify({ coin: balance.coin, refused }));
}

/** Ends a program whose answer is another than it should be. */
export function unexpected(answer: unknown): never {
  throw new Error(`unexpected answer: ${JSON.stringify(answer)}`);
}
