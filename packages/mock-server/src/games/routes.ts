import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findListedGame } from '#domain/games/games.ts';
import { readOwnAddress } from '#http/own-address.ts';
import { pageHeaders } from '#http/page-headers.ts';
import type { World } from '#worlds/world.ts';
import { HAND } from '#game-engine/poker.ts';
import { getAppearance } from './appearance.ts';
import { getKind } from './kinds.ts';
import { oddsData } from './odds.ts';
import { oddsPage } from './odds-page.ts';
import { gamePage, pagePolicy, themeSheet, unknownGamePage } from './page.ts';
import { drawCards, openGameSession, playRound, readBalance } from './provider.ts';
import type { GameErrorAnswer, RoundRequest } from './protocol.ts';
import { GameError } from './game-error.ts';

const name = z.string().regex(/^[\w-]{1,64}$/);
const balanceBody = z.strictObject({ session: name });
const openBody = z.strictObject({ token: name, gameId: z.int() });
const roundBody = z.strictObject({ session: name, roundId: name, bet: z.int(), choice: name.optional() });

const drawBody = z.strictObject({
  session: name,
  roundId: name,
  hold: z
    .array(
      z
        .int()
        .min(0)
        .max(HAND - 1),
    )
    .refine((positions) => new Set(positions).size === positions.length)
    .transform((positions) => positions.toSorted((a, b) => a - b)),
});

/** Checks a body. The error message does not quote the body, because it contains tokens. */
function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.join('/') ?? '';
  throw new GameError(
    'bad-request',
    `${where === '' ? 'The body' : where}: ${issue?.code ?? 'does not fit'}.`,
  );
}

/** The built pages: beside the bundle, or in the output folder of `build.mjs`. */
function clientFolder(): string | undefined {
  const here = dirname(fileURLToPath(import.meta.url));
  return ['games', '../../games-client/dist', '../games-client/dist']
    .map((path) => join(here, path))
    .find((path) => existsSync(path));
}

function getId(request: FastifyRequest): number {
  return Number((request.params as { id: string }).id);
}
function getBase(world: World): string {
  return `${world.prefix}/__games`;
}

/**
 * The demo game provider: pages, their files and the two calls. The pages run in a sandboxed frame of opaque origin; the
 * server's CORS headers allow their calls (Origin: null) and their font.
 * @param getWorld returns the world of a request, which a hook of its routes has looked up
 */
export function registerGames(app: FastifyInstance, getWorld: (request: FastifyRequest) => World): void {
  const client = clientFolder();
  void app.register(async (room) => {
    room.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
      const businessError =
        error instanceof GameError
          ? error
          : error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
            ? new GameError('bad-request', 'Send a JSON object.')
            : undefined;
      // The server's own handler reports the defect.
      if (!businessError) throw error;
      const { code, message, coin, hand } = businessError;
      const answer: GameErrorAnswer = {
        error: { code, message, ...(coin === undefined ? {} : { coin }), ...(hand && { hand }) },
      };
      return reply.code(businessError.status).send(answer);
    });

    room.get('/__games/play/:id', async (request, reply) => {
      const world = getWorld(request);
      const game = findListedGame(world.content, getId(request));
      void reply.headers({
        'content-type': 'text/html; charset=utf-8',
        ...pageHeaders(pagePolicy(request.ownOrigins)),
      });
      if (!client) return reply.code(503).send('The game pages are not built: run `npm run build`.');
      return game ? gamePage(game, getBase(world)) : reply.code(404).send(unknownGamePage(getBase(world)));
    });

    room.get('/__games/odds/:id(\\d+)', async (request, reply) => {
      const world = getWorld(request);
      const game = findListedGame(world.content, getId(request));
      void reply.headers({
        'content-type': 'text/html; charset=utf-8',
        ...pageHeaders(pagePolicy(request.ownOrigins)),
      });
      const back = readOwnAddress((request.query as { back?: unknown }).back, request.ownOrigins);
      return game
        ? oddsPage(game, getBase(world), back)
        : reply.code(404).send(unknownGamePage(getBase(world)));
    });

    room.get('/__games/odds/:id(\\d+).json', (request) => {
      const game = findListedGame(getWorld(request).content, getId(request));
      if (!game) throw new GameError('game-unknown');
      return oddsData(getKind(game));
    });

    room.get('/__games/theme/:id.css', async (request, reply) => {
      const face = getAppearance(getId(request));
      if (!face) throw new GameError('game-unknown');
      return reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(themeSheet(face.theme));
    });

    room.post('/__games/api/open', { config: { summary: 'Open a game' } }, (request) =>
      openGameSession(getWorld(request), read(openBody, request.body)),
    );

    room.post('/__games/api/round', { config: { summary: 'Play a round' } }, (request) => {
      const { choice, ...round } = read(roundBody, request.body);
      const wanted: RoundRequest = choice === undefined ? round : { ...round, choice };
      return playRound(getWorld(request), wanted);
    });

    room.post('/__games/api/draw', { config: { summary: 'Draw the cards of a hand of poker' } }, (request) =>
      drawCards(getWorld(request), read(drawBody, request.body)),
    );

    room.post('/__games/api/balance', { config: { summary: 'Ask for the balance' } }, (request) =>
      readBalance(getWorld(request), read(balanceBody, request.body)),
    );

    if (client)
      await room.register(files, {
        root: client,
        prefix: '/__games/assets/',
        decorateReply: false,
        index: false,
      });
  });
}
