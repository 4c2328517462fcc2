import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TARGETS } from '#game-engine/fish.ts';
import { kindOfType } from '#game-engine/kind-of-type.ts';
import { getAppearance } from '#games/appearance.ts';
import { createMockServer, type MockServer } from '../src/index.ts';

const SLOT = 1001;
const CLIENT = fileURLToPath(new URL('../games-client/', import.meta.url));
const CONTENT = fileURLToPath(new URL('../content/', import.meta.url));
const CONFIG_REQUEST = {
  clientReferrer: 'ph',
  channel: 'WEB',
  appId: 'tara',
  platform: 0,
  gameListVersion: 0,
};

let server: MockServer;

/** All games of the lobby. */
async function listGames(): Promise<{ id: number; typeId: number }[]> {
  const response = await server.inject({
    method: 'POST',
    url: '/app/v1/anonymous/appConfig',
    payload: CONFIG_REQUEST,
  });
  return response.json<{ gameList: { id: number; typeId: number }[] }>().gameList;
}

beforeAll(() => {
  if (!existsSync(`${CLIENT}dist/slot.js`)) execFileSync(process.execPath, [`${CLIENT}build.mjs`]);
});

beforeEach(async () => {
  server = await createMockServer({ passwordCost: 16 });
});

afterEach(() => server.close());

describe('a game page', () => {
  it('has its policy, its own colours and no inline script', async () => {
    const page = await server.inject({ url: `/w/a-world/__games/play/${SLOT}?t=x` });
    expect(page.statusCode).toBe(200);
    // Listed explicitly, because 'self' matches nothing in a sandboxed frame (WebKit).
    expect(page.headers['content-security-policy']).toContain("script-src 'self' http://localhost;");
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)/);
    const links = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => String(url));
    const answers = await Promise.all(
      links.map(async (url) => [url, (await server.inject({ url })).statusCode]),
    );
    expect(answers.length).toBeGreaterThan(3);
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it.each(['x; script-src *', 'x y', "evil' 'unsafe-inline'", '*', 'http://x', 'x,y', 'a/b'])(
    'does not repeat an invalid host: %s',
    async (host) => {
      const page = await server.inject({ url: `/__games/play/${SLOT}?t=x`, headers: { host } });
      expect(page.headers['content-security-policy']).toContain("script-src 'self' http://127.0.0.1;");
    },
  );

  it.each(['/__games/play/999', '/__games/play/abc', '/__games/theme/999.css'])(
    '%s does not exist',
    async (url) => {
      expect((await server.inject({ url })).statusCode).toBe(404);
    },
  );

  it('can call from its frame of opaque origin', async () => {
    const response = await server.inject({
      method: 'OPTIONS',
      url: '/__games/api/round',
      headers: {
        origin: 'null',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(response.statusCode).toBeLessThan(300);
    expect(['null', '*']).toContain(response.headers['access-control-allow-origin']);
    const font = await server.inject({
      url: '/__games/assets/changa-800.woff2',
      headers: { origin: 'null' },
    });
    expect(['null', '*']).toContain(font.headers['access-control-allow-origin']);
  });
});

describe('the pictures of the games', () => {
  it('exist for every game and every symbol', async () => {
    const games = await listGames();
    const symbols = new Set(games.flatMap(({ id }) => getAppearance(id)?.symbols ?? []));
    const pictures = [
      ...games.flatMap(({ id }) => [`games/${id}`, `posters/${id}`]),
      ...[...symbols, 'tara', 'gift', 'coin'].map((symbol) => `symbols/${symbol}`),
    ];
    expect(pictures.length).toBeGreaterThan(300);
    expect(pictures.filter((name) => !existsSync(`${CONTENT}${name}.webp`))).toEqual([]);
  });

  it('include eight different symbols for every slot', async () => {
    const slots = (await listGames()).filter(({ typeId }) => typeId === 1);
    expect(slots.length).toBeGreaterThan(0);
    for (const { id } of slots) expect(new Set(getAppearance(id)?.symbols)).toHaveLength(8);
  });
});

describe('the weight of a game', () => {
  const gzipped = (file: string): number => gzipSync(readFileSync(`${CLIENT}dist/${file}`)).length;
  const picture = (name: string): number => statSync(`${CONTENT}${name}.webp`).size;

  it('is at most 90 kB with its scripts, styles, font and pictures', async () => {
    const games = await listGames();
    const heavy = games.flatMap((game) => {
      const kind = kindOfType(game.typeId);
      const symbols = ['coin', ...(getAppearance(game.id)?.symbols ?? [])];
      if (kind === 'slot') symbols.push('tara', 'gift');
      if (kind === 'fish') symbols.push('coral', ...TARGETS);
      const weight =
        gzipped(`${kind}.js`) +
        gzipped(`${kind}.css`) +
        statSync(`${CLIENT}dist/changa-800.woff2`).size +
        picture(`posters/${game.id}`) +
        symbols.reduce((sum, symbol) => sum + picture(`symbols/${symbol}`), 0);
      return weight > 90_000 ? [`${game.id} ${kind} ${weight}`] : [];
    });
    expect(games.length).toBeGreaterThan(100);
    expect(heavy).toEqual([]);
  });
});
