import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const DEMO = 10_000_001;
const DATA = {
  realName: 'Amina Khan',
  email: 'amina@mail.example',
  birthday: '1994-03-21',
  address: 'House 7, Sitara Road',
};
const EMPTY = { realName: '', email: '', birthday: '', address: '' };

async function player() {
  const world = await newWorld();
  return { world, token: await world.token() };
}

async function newcomer(world: TestWorld, account: string, more: object = {}) {
  const { user } = await world.control<{ user: { id: number } }>('POST', 'players', { account, ...more });
  return { id: user.id, token: await world.token(account) };
}

describe('personal data', () => {
  it('is empty at first, then as set, and the user info shows whether it exists', async () => {
    const { world, token } = await player();
    const hasUserOther = async () => (await world.done('getAfterLoginInfo', {}, { token }))['hasUserOther'];
    expect((await world.done('appUserOther', {}, { token }))['appUserOther']).toEqual(EMPTY);
    expect(await hasUserOther()).toBe(false);
    expect((await world.done('updateAppUserOther', DATA, { token }))['appUserOther']).toEqual(DATA);
    expect((await world.done('appUserOther', {}, { token }))['appUserOther']).toEqual(DATA);
    expect(await hasUserOther()).toBe(true);
    await world.done('updateAppUserOther', EMPTY, { token });
    expect(await hasUserOther()).toBe(false);
  });

  it.each([
    ['realName', 'Amina\u0007'],
    ['email', 'amina'],
    ['email', 'a@b'],
    ['birthday', '1994-02-30'],
    ['birthday', '2004-11-22'],
    ['birthday', '2031-01-01'],
    ['address', 'House\n7'],
  ])('refuses %s with the value %j', async (field, value) => {
    const { world, token } = await player();
    const { body } = await world.call('updateAppUserOther', { ...DATA, [field]: value }, { token });
    expect(body).toMatchObject({ errcode: 2118, error: { pointer: `/${field}` } });
    expect((await world.done('appUserOther', {}, { token }))['appUserOther']).toEqual(EMPTY);
  });

  it('accepts a birthday exactly 21 years ago', async () => {
    const { world, token } = await player();
    const data = { ...EMPTY, birthday: '2004-11-21' };
    expect(await world.done('updateAppUserOther', data, { token })).toMatchObject({ appUserOther: data });
  });
});

describe('the superior', () => {
  const fill = async (world: TestWorld, token: string, pid: number) =>
    (await world.call('agentFill', { pid }, { token })).body;

  it('is set once and gets a notification', async () => {
    const { world, token } = await player();
    const superior = await newcomer(world, 'superior');
    const other = await newcomer(world, 'other');
    const invitedOf = async () =>
      (await world.done('agentData', {}, { token: superior.token }))['agentData'] as { inviteCount: number };
    expect((await invitedOf()).inviteCount).toBe(0);
    expect(await fill(world, token, superior.id)).toMatchObject({ errcode: 0, pid: superior.id });
    expect((await invitedOf()).inviteCount).toBe(1);
    expect((await fill(world, token, other.id)).errcode).toBe(2113);
    expect(await world.done('getAfterLoginInfo', {}, { token })).toMatchObject({ pid: superior.id });
  });

  it('must be another existing player', async () => {
    const { world, token } = await player();
    expect((await fill(world, token, 99_999_999)).errcode).toBe(2114);
    expect((await fill(world, token, DEMO)).errcode).toBe(2115);
  });

  it('must not be below the player', async () => {
    const { world, token } = await player();
    const child = await newcomer(world, 'child', { pid: DEMO });
    const grandchild = await newcomer(world, 'grandchild', { pid: child.id });
    expect((await fill(world, token, child.id)).errcode).toBe(2116);
    expect((await fill(world, token, grandchild.id)).errcode).toBe(2116);
  });

  it('is refused for one of two players who name each other at once', async () => {
    const { world, token } = await player();
    const other = await newcomer(world, 'other');
    const answers = await Promise.all([fill(world, token, other.id), fill(world, other.token, DEMO)]);
    expect(answers.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([0, 2116]);
  });
});

describe('a short link', () => {
  const shorten = async (world: TestWorld, token: string, url: string) =>
    (await world.call('shortUrl', { url }, { token })).body;
  /** The server's addresses in these tests. */
  const HOME = 'http://localhost';

  it('redirects to the shortened address', async () => {
    const { world, token } = await player();
    const url = `${HOME}/?outValue=T1234&install_referrer=h5&aid=a1&share_referrer=8`;
    const { shortUrl } = await shorten(world, token, url);
    expect(String(shortUrl)).toMatch(new RegExp(`^http://localhost.*/w/${world.name}/s/\\w+$`));
    const reply = await server.inject({ url: new URL(String(shortUrl)).pathname });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, url]);
  });

  it('is the same for the same address, and differs for others', async () => {
    const { world, token } = await player();
    const other = await newcomer(world, 'other');
    const [one, two, three] = await Promise.all([
      shorten(world, token, '/?outValue=A'),
      shorten(world, other.token, `${HOME}/?outValue=A`),
      shorten(world, token, '/?outValue=B'),
    ]);
    expect(one['shortUrl']).toBe(two['shortUrl']);
    expect(one['shortUrl']).not.toBe(three['shortUrl']);
  });

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
