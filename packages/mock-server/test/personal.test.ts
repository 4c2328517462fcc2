import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

async function player() {
  const world = await newWorld();
  return { world, token: await world.token() };
}

describe('a short link', () => {
  const shorten = async (world: TestWorld, token: string, url: string) =>
    (await world.call('shortUrl', { url }, { token })).body;

  it('may represent the home address of the site', async () => {
    const { world, token } = await player();
    const url = 'https://tara.example/?outValue=A';
    expect((await shorten(world, token, url)).errcode).toBe(2119);
    const h5 = { downloadType: 2, downloadUrl: '', url: 'https://tara.example/' };
    await world.control('PATCH', 'config', { h5 });
    expect((await shorten(world, token, url)).errcode).toBe(0);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    'data:text/html,hello',
    'http://localhost@evil.example/',
    'http://somebody:secret@localhost/',
    'http://localhost:8080/',
    '',
  ])('is refused for an address like %j', async (url) => {
    const { world, token } = await player();
    expect((await shorten(world, token, url)).errcode).toBe(2119);
  });

  it('is refused for addresses that browsers resolve differently', async () => {
    const { world, token } = await player();
    expect((await shorten(world, token, '/\\\\evil.example/')).errcode).toBe(400);
  });

  it('does not redirect with an unknown code', async () => {
    const { world } = await player();
    const reply = await world.raw({ url: '/s/nothing' });
    expect([reply.statusCode, reply.headers.location]).toEqual([404, undefined]);
  });

  it('belongs to its world', async () => {
    const one = await player();
    const other = await newWorld();
    const { shortUrl } = await shorten(one.world, one.token, '/?outValue=A');
    const code = String(shortUrl).split('/').at(-1) ?? '';
    expect((await other.raw({ url: `/s/${code}` })).statusCode).toBe(404);
    expect((await one.world.raw({ url: `/s/${code}` })).statusCode).toBe(302);
  });
});
