import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer } from './support/client.ts';
import { CALLBACK, choose, codeFor, lineLogin, getPage, postForm, STATE } from './support/social.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const MINUTE = 60_000;

describe('the authorization page', () => {
  it('shows invented people, and allows no scripts', async () => {
    const world = await newWorld();
    const page = await world.raw({ url: await getPage(world) });
    expect(page.statusCode).toBe(200);
    expect(page.payload.match(/name="identity" value="\w+"/g)?.length).toBeGreaterThanOrEqual(2);
    expect(page.payload).not.toMatch(/<script|style=|\son\w+=/);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://127.0.0.1:5173;");
    const [, styles = ''] = /href="([^"]+\.css)"/.exec(page.payload) ?? [];
    expect((await server.inject({ url: styles })).headers['content-type']).toMatch(/text\/css/);
  });

  // spec 7.2-12
  it('redirects with a code, or with access_denied, and the state', async () => {
    const world = await newWorld();
    const chosen = await choose(world, 'noor');
    expect(chosen.statusCode).toBe(303);
    const back = new URL(String(chosen.headers.location));
    expect(`${back.origin}${back.pathname}`).toBe(CALLBACK);
    expect(back.searchParams.get('state')).toBe(STATE);
    expect(back.searchParams.get('code')).toMatch(/^\w{10,}$/);
    const denied = new URL(String((await choose(world, '')).headers.location));
    expect(Object.fromEntries(denied.searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'The user cancelled the sign-in.',
      state: STATE,
    });
  });

  it.each(['server_error', 'temporarily_unavailable'])(
    'answers the error %s with its state',
    async (error) => {
      const world = await newWorld();
      const reply = await postForm(world, { outcome: error });
      expect(reply.statusCode).toBe(303);
      const { searchParams } = new URL(String(reply.headers.location));
      expect(Object.fromEntries(searchParams)).toEqual({
        error,
        error_description: expect.stringMatching(/^[\x20-\x7e]+\.$/) as string,
        state: STATE,
      });
    },
  );

  it('answers a code that the API refuses', async () => {
    const world = await newWorld();
    const reply = await postForm(world, { outcome: 'expired_code' });
    const { searchParams } = new URL(String(reply.headers.location));
    expect([...searchParams.keys()].toSorted()).toEqual(['code', 'state']);
    const { body } = await lineLogin(
      world,
      String(searchParams.get('code')),
      String(searchParams.get('state')),
    );
    expect([searchParams.get('state'), body.errcode]).toEqual([STATE, 2117]);
  });

  it('answers the state of another attempt', async () => {
    const world = await newWorld();
    const reply = await postForm(world, { outcome: 'other_state' });
    const { searchParams } = new URL(String(reply.headers.location));
    expect(searchParams.getAll('state')).toEqual(['of-another-attempt']);
    expect(
      (await lineLogin(world, String(searchParams.get('code')), 'of-another-attempt')).body.errcode,
    ).toBe(2117);
  });

  it('keeps the query of the redirect address', async () => {
    const world = await newWorld();
    const reply = await choose(world, 'noor', { redirect_uri: 'http://localhost:4010/login?world=mine' });
    expect(String(reply.headers.location)).toMatch(/^http:\/\/localhost:4010\/login\?world=mine&code=/);
  });

  it.each([
    ['redirect_uri', 'https://evil.example/login'],
    ['redirect_uri', 'javascript:alert(1)'],
    ['redirect_uri', 'http://127.0.0.1.evil.example/'],
    ['redirect_uri', 'http://user:secret@127.0.0.1/'],
    ['redirect_uri', '/login'],
    ['response_type', 'token'],
    ['client_id', 'somebody-else'],
    ['scope', ''],
    ['state', 'short'],
  ])('does not redirect if the %s is %j', async (name, value) => {
    const world = await newWorld();
    const page = await world.raw({ url: await getPage(world, { [name]: value }) });
    expect([page.statusCode, page.headers.location]).toEqual([400, undefined]);
    const posted = await choose(world, 'noor', { [name]: value });
    expect([posted.statusCode, posted.headers.location]).toEqual([400, undefined]);
  });

  it.each([{ identity: 'mallory' }, { outcome: 'constructor' }, { outcome: '', identity: 'noor' }, {}])(
    'refuses %j, which it does not offer, and stays usable',
    async (form) => {
      const world = await newWorld();
      const reply = await postForm(world, { ...form });
      expect([reply.statusCode, reply.headers.location]).toEqual([400, undefined]);
      expect(reply.payload).toContain('Choose one of the buttons on this page.');
      expect(reply.payload).toContain('value="noor"');
      expect(reply.headers['content-security-policy']).toContain("form-action 'self' http://127.0.0.1:5173;");
    },
  );

  it('belongs to its world, and does not exist in a world without social login', async () => {
    const one = await newWorld();
    const other = await newWorld();
    expect((await lineLogin(other, await codeFor(one, 'noor'))).body.errcode).toBe(2117);
    const url = await getPage(one);
    await one.control('PATCH', 'config', { socialLogin: false });
    expect((await one.raw({ url })).statusCode).toBe(400);
    const { appWebConfig } = await one.done('anonymous/appConfig', { gameListVersion: 0 });
    expect(appWebConfig).not.toHaveProperty('socialLogin');
  });
});

describe('a social login', () => {
  it('opens an account the first time and finds it the next time', async () => {
    const world = await newWorld();
    const first = (await lineLogin(world, await codeFor(world, 'noor'))).body;
    expect(first).toMatchObject({ errcode: 0, nickname: 'Noor Sitara', lineAccount: 'noor', coin: 50_00 });
    expect(String(first['avatarOther'])).toMatch(/^\/static\/avatar\//);
    const again = (await lineLogin(world, await codeFor(world, 'noor'))).body;
    expect(again).toMatchObject({ id: first['id'], coin: 50_00 });
    expect(again['token']).not.toBe(first['token']);
    const other = (await lineLogin(world, await codeFor(world, 'zara'))).body;
    expect(other['id']).not.toBe(first['id']);
    expect((await world.call('refreshData', {}, { token: String(first['token']) })).status).toBe(200);
  });

  it('opens one account for two simultaneous logins of one identity', async () => {
    const world = await newWorld();
    const codes = [await codeFor(world, 'noor'), await codeFor(world, 'noor')];
    const [one, two] = await Promise.all(codes.map((code) => lineLogin(world, code)));
    expect(one?.body.errcode).toBe(0);
    expect(one?.body['id']).toBe(two?.body['id']);
  });

  it('chooses another account name if its own is taken', async () => {
    const world = await newWorld();
    await world.register('linenoor');
    expect((await lineLogin(world, await codeFor(world, 'noor'))).body).toMatchObject({
      errcode: 0,
      account: 'linenoor2',
    });
  });

  it('has no valid password', async () => {
    const world = await newWorld();
    const { body } = await lineLogin(world, await codeFor(world, 'noor'));
    expect((await world.signIn(String(body['account']), 'tara1234')).body.errcode).toBe(1019);
  });

  it('accepts a code once', async () => {
    const world = await newWorld();
    const code = await codeFor(world, 'noor');
    const replies = await Promise.all(Array.from({ length: 10 }, () => lineLogin(world, code)));
    expect(replies.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([
      0,
      ...Array.from({ length: 9 }, () => 2117),
    ]);
  });

  it('refuses an unknown code, one of another attempt, and one after five minutes', async () => {
    const world = await newWorld();
    expect((await lineLogin(world, 'never-issued')).body.errcode).toBe(2117);
    const code = await codeFor(world, 'noor');
    expect((await lineLogin(world, code, 'state-of-another-attempt')).body.errcode).toBe(2117);
    await world.advance(5 * MINUTE + 1);
    expect((await lineLogin(world, code)).body.errcode).toBe(2117);
    const fresh = await codeFor(world, 'noor');
    await world.advance(5 * MINUTE);
    expect((await lineLogin(world, fresh)).body.errcode).toBe(0);
  });

  it('refuses a disabled account, and uses the code up', async () => {
    const world = await newWorld();
    const { body } = await lineLogin(world, await codeFor(world, 'noor'));
    await world.control('PATCH', `players/${String(body['id'])}`, { disabled: true });
    const code = await codeFor(world, 'noor');
    expect((await lineLogin(world, code)).body.errcode).toBe(1043);
    await world.control('PATCH', `players/${String(body['id'])}`, { disabled: false });
    expect((await lineLogin(world, code)).body.errcode).toBe(2117);
  });

  it('opens no account while registration is closed, but signs in known identities', async () => {
    const world = await newWorld();
    await lineLogin(world, await codeFor(world, 'noor'));
    await world.control('PATCH', 'config', { registrationOpen: false });
    expect((await lineLogin(world, await codeFor(world, 'zara'))).body.errcode).toBe(1049);
    expect((await lineLogin(world, await codeFor(world, 'noor'))).body.errcode).toBe(0);
    await world.control('PATCH', 'config', { systemBusy: true });
    expect((await lineLogin(world, await codeFor(world, 'noor'))).body.errcode).toBe(102);
  });

  it('counts for the registration limit', async () => {
    const registrationLimit = { perDevice: 1, perWorld: 100, windowMs: MINUTE };
    const world = await newWorld('default', { registrationLimit });
    expect((await lineLogin(world, await codeFor(world, 'noor'), STATE, 'device-1')).body.errcode).toBe(0);
    expect((await lineLogin(world, await codeFor(world, 'zara'), STATE, 'device-1')).body.errcode).toBe(1047);
    expect((await lineLogin(world, await codeFor(world, 'noor'), STATE, 'device-1')).body.errcode).toBe(0);
    expect((await lineLogin(world, await codeFor(world, 'zara'), STATE, 'device-2')).body.errcode).toBe(0);
  });
});
