import { afterEach, beforeEach } from 'vitest';
import { createMockServer, type MockServer } from '../../src/index.ts';

export const SLOT = 1001;
export const FISH = 1007;
export const POKER = 1009;
export const STARS = 1008;
export const IN_MAINTENANCE = 1010;
/** The common fields of every call. */
export const COMMON = { clientReferrer: 'ph', channel: 'WEB', appId: 'tara', platform: 0 };
export const MINUTE = 60_000;

interface Player {
  readonly user: {
    readonly id: number;
    readonly coin: number;
    readonly bet: number;
    readonly vipExp: number;
  };
  readonly ledger: readonly { reason: string; amount: number; reference: string }[];
}

interface DecryptedPassword {
  readonly session: string;
  readonly kind: string;
  readonly coin: number;
  readonly returnPercent: number;
  readonly symbols: string[];
  readonly openRound?: { readonly roundId: string };
}

interface Played {
  readonly roundId: string;
  readonly bet: number;
  readonly win: number;
  readonly coin: number;
  readonly outcome: { readonly kind: string; readonly cards: number[]; readonly hand: string };
}

interface Failed {
  readonly error: { readonly code: string; readonly message: string };
}

export function launchToken(address: string): string {
  return new URL(address, 'http://game').searchParams.get('t') ?? '';
}

/** The demo player's visits to the games: a new server for each test, by its default world. */
export function gameVisits() {
  let server: MockServer;
  let world = '';

  beforeEach(async () => {
    server = await createMockServer({ passwordCost: 16, now: 1_767_225_600_000 });
    world = '';
  });

  afterEach(() => server.close());

  const send = async <T>(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT',
    path: string,
    payload?: object,
    token = '',
  ) => {
    const response = await server.inject({
      method,
      url: `${world}${path}`,
      ...(payload ? { payload } : {}),
      headers: token ? { authorization: token } : {},
    });
    return { status: response.statusCode, headers: response.headers, body: response.json<T>() };
  };

  const signIn = async (): Promise<{ token: string; playerId: number }> =>
    (await send<{ token: string; playerId: number }>('POST', '/__mock/sessions', { account: 'demoplayer' }))
      .body;

  /** Starts a game. @returns the launch address */
  const launch = async (gameId: number, token: string): Promise<string> =>
    (await send<{ gameUrl: string }>('POST', '/app/v1/startGame', { ...COMMON, gameId }, token)).body.gameUrl;

  const open = (token: string, gameId: number) =>
    send<DecryptedPassword & Failed>('POST', '/__games/api/open', { token, gameId });

  return {
    send,
    signIn,
    launch,
    open,
    server: (): MockServer => server,
    /** Continues in another world. @param prefix `/w/<name>` */
    enter: (prefix: string): void => {
      world = prefix;
    },
    player: async (id: number): Promise<Player> => (await send<Player>('GET', `/__mock/players/${id}`)).body,
    /** The second step of a round of poker. */
    draw: (round: object) => send<Played & Failed>('POST', '/__games/api/draw', round),
    balance: (body: object) => send<{ readonly coin: number } & Failed>('POST', '/__games/api/balance', body),
    play: (round: object) => send<Played & Failed>('POST', '/__games/api/round', round),
    sitDown: async (gameId: number) => {
      const { token, playerId } = await signIn();
      const opened = await open(launchToken(await launch(gameId, token)), gameId);
      return { playerId, token, session: opened.body.session, opened: opened.body };
    },
  };
}
