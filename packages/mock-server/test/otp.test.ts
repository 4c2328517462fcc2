import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const MOBILE = '3001234567';
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

function send(world: TestWorld, mobile = MOBILE) {
  return world.call('smsSend', { countryCode: '92', mobile, type: 0 });
}

async function sentCode(world: TestWorld): Promise<string> {
  const [latest] = await world.control<{ code: string }[]>('GET', `outbox?mobile=${MOBILE}`);
  if (!latest) throw new Error('nothing was sent');
  return latest.code;
}

function register(world: TestWorld, code: string) {
  return world.register(MOBILE, 'tara1234', { code });
}

describe('a one-time code', () => {
  it('has six digits, is in the outbox and opens one account', async () => {
    const world = await newWorld('phone-otp', { fixedOtp: '' });
    expect((await send(world)).body.errcode).toBe(0);
    const code = await sentCode(world);
    expect(code).toMatch(/^\d{6}$/);
    expect((await register(world, code)).body.errcode).toBe(0);
  });

  it('is not sent again within 60 s', async () => {
    const world = await newWorld('phone-otp');
    await send(world);
    await world.advance(59 * SECOND);
    expect((await send(world)).body).toMatchObject({ errcode: 2102, error: { retryAfterMs: SECOND } });
    expect((await send(world, '3007654321')).body.errcode).toBe(0);
    await world.advance(SECOND);
    expect((await send(world)).body.errcode).toBe(0);
    expect(await world.control('GET', 'outbox')).toHaveLength(3);
  });

  it('is valid for five minutes', async () => {
    const world = await newWorld('phone-otp', { fixedOtp: '' });
    await send(world);
    const code = await sentCode(world);
    await world.advance(5 * 60 * SECOND + 1);
    expect((await register(world, code)).body.errcode).toBe(1045);
  });

  it('can be used once', async () => {
    const world = await newWorld('phone-otp', { fixedOtp: '' });
    await send(world);
    const code = await sentCode(world);
    await register(world, code);
    const password = await world.encryptPassword('another1');
    const again = await world.call('forgetPassword', { account: MOBILE, countryCode: '92', code, password });
    expect(again.body.errcode).toBe(2106);
  });

  it('is invalid after five wrong attempts', async () => {
    const world = await newWorld('phone-otp', { fixedOtp: '' });
    await send(world);
    const code = await sentCode(world);
    const other = code === '111111' ? '222222' : '111111';
    for (let i = 0; i < 5; i++) expect((await register(world, other)).body.errcode).toBe(1045);
    expect((await register(world, code)).body.errcode).toBe(1047);
    const password = await world.encryptPassword('another1');
    await world.control('PATCH', 'players/10000001', { mobile: MOBILE });
    const forgotten = await world.call('forgetPassword', {
      account: MOBILE,
      countryCode: '92',
      code,
      password,
    });
    expect(forgotten.body.errcode).toBe(2120);
  });

  it('may be the fixed one, unless that is disabled', async () => {
    expect((await register(await newWorld('phone-otp'), '123456')).body.errcode).toBe(0);
    expect((await register(await newWorld('phone-otp', { fixedOtp: '' }), '123456')).body.errcode).toBe(1045);
  });

  it('is sent to one number at most ten times a day', async () => {
    const world = await newWorld('phone-otp');
    for (let i = 0; i < 10; i++) {
      expect((await send(world)).body.errcode).toBe(0);
      await world.advance(60 * SECOND);
    }
    expect((await send(world)).body.errcode).toBe(2103);
    await world.advance(DAY);
    expect((await send(world)).body.errcode).toBe(0);
  });

  it('is refused for an invalid number, and if the network is down', async () => {
    expect((await send(await newWorld('phone-otp'), '2001234567')).body.errcode).toBe(2101);
    expect((await send(await newWorld('phone-otp', { smsDelivery: false }))).body.errcode).toBe(2104);
  });
});

describe('binding a mobile number', () => {
  const bind = (world: TestWorld, token: string, more: object = {}) =>
    world.call('bindAccount', { mobile: MOBILE, countryCode: '92', ...more }, { token });

  it('requires the code while codes are on, and is possible once', async () => {
    const world = await newWorld('phone-otp', { fixedOtp: '' });
    const token = await world.token();
    expect((await bind(world, token)).body.errcode).toBe(2106);
    await send(world);
    expect((await bind(world, token, { code: await sentCode(world) })).body).toMatchObject({
      mobile: MOBILE,
    });
    expect((await bind(world, token)).body.errcode).toBe(2108);
  });

  it('refuses an invalid or taken number', async () => {
    const world = await newWorld();
    const token = await world.token();
    expect((await bind(world, token, { mobile: '2001234567' })).body.errcode).toBe(2105);
    await world.control('POST', 'players', { account: 'owner', mobile: MOBILE });
    expect((await bind(world, token)).body.errcode).toBe(2107);
  });

  it('can set a new password', async () => {
    const world = await newWorld();
    const token = await world.token();
    expect((await bind(world, token, { password: await world.encryptPassword('abc') })).body.errcode).toBe(
      2109,
    );
    expect(
      (await bind(world, token, { password: await world.encryptPassword('another1') })).body.errcode,
    ).toBe(0);
    expect((await world.signIn(MOBILE, 'another1')).body.errcode).toBe(0);
  });

  it('completes the bind task and ends the bind activity', async () => {
    const world = await newWorld();
    const token = await world.token();
    expect((await world.done('getActivityIds', {}, { token }))['activityIds']).toContain(4);
    await bind(world, token);
    expect((await world.done('getActivityIds', {}, { token }))['activityIds']).not.toContain(4);
    const { taskData } = await world.done('getTaskUser', {}, { token });
    expect(JSON.parse(String(taskData))).toMatchObject({ '2': 1 });
  });
});

describe('a forgotten password', () => {
  it('can be replaced only for a known number', async () => {
    const world = await newWorld();
    const body = {
      account: MOBILE,
      countryCode: '92',
      code: '123456',
      password: await world.encryptPassword('another1'),
    };
    expect((await world.call('forgetPassword', body)).body.errcode).toBe(2111);
  });
});
