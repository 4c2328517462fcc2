import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);
const MINUTE = 60_000;

async function wrong(world: TestWorld, times: number): Promise<number[]> {
  const seen: number[] = [];
  for (let i = 0; i < times; i++) seen.push((await world.signIn('demoplayer', 'not-this-one')).body.errcode);
  return seen;
}

describe('log-in errcodes with their natural causes', () => {
  it('101: an account with a space at its edge, and a password of the wrong length', async () => {
    const world = await newWorld();
    expect((await world.signIn(' demoplayer', 'tara1234')).body).toMatchObject({
      errcode: 101,
      error: { pointer: '/account' },
    });
    expect((await world.signIn('demoplayer', 'abc')).body).toMatchObject({
      errcode: 101,
      error: { pointer: '/password' },
    });
  });

  it('102: the system is busy', async () => {
    const world = await newWorld('default', { systemBusy: true });
    expect((await world.signIn('demoplayer', 'tara1234')).body.errcode).toBe(102);
  });

  it('1018: no such account', async () => {
    expect((await (await newWorld()).signIn('nobody', 'tara1234')).body.errcode).toBe(1018);
  });

  it('1019, then 1047: the fifth wrong password locks the account for 15 minutes', async () => {
    const world = await newWorld();
    expect(await wrong(world, 5)).toEqual([1019, 1019, 1019, 1019, 1019]);
    expect((await world.signIn('demoplayer', 'tara1234')).body).toMatchObject({
      errcode: 1047,
      error: { retryAfterMs: 15 * MINUTE },
    });
    await world.advance(15 * MINUTE);
    expect((await world.signIn('demoplayer', 'tara1234')).body.errcode).toBe(0);
  });

  it('resets the count after a correct password or 15 minutes', async () => {
    const world = await newWorld();
    await wrong(world, 4);
    expect((await world.signIn('demoplayer', 'tara1234')).body.errcode).toBe(0);
    expect(await wrong(world, 4)).toEqual([1019, 1019, 1019, 1019]);
    await world.advance(15 * MINUTE + 1);
    expect(await wrong(world, 4)).toEqual([1019, 1019, 1019, 1019]);
  });

  it('counts simultaneous wrong passwords', async () => {
    const world = await newWorld();
    const all = await Promise.all(
      Array.from({ length: 12 }, () => world.signIn('demoplayer', 'not-this-one')),
    );
    const seen = all.map(({ body }) => body.errcode);
    expect(seen.filter((errcode) => errcode === 1019)).toHaveLength(5);
    expect(seen.filter((errcode) => errcode === 1047)).toHaveLength(7);
  });

  it('1043: a disabled account, whose sessions end at once', async () => {
    const world = await newWorld();
    const token = await world.token();
    await world.control('PATCH', 'players/10000001', { disabled: true });
    expect((await world.signIn('demoplayer', 'tara1234')).body.errcode).toBe(1043);
    expect((await world.call('refreshData', {}, { token })).status).toBe(401);
  });

  it('2110: a password encrypted for another nonce', async () => {
    const world = await newWorld();
    const body = {
      account: 'demoplayer',
      password: await world.encryptPassword('tara1234', 'yesterdays-nonce'),
    };
    expect((await world.register('newstar', 'tara1234', body)).body.errcode).toBe(2110);
  });
});

describe('registration errcodes with their natural causes', () => {
  it('101: a username with invalid characters, or of the wrong length', async () => {
    const world = await newWorld();
    for (const account of ['new star', 'new_star', 'abc', 'a'.repeat(17)]) {
      expect((await world.register(account)).body).toMatchObject({
        errcode: 101,
        error: { pointer: '/account' },
      });
    }
  });

  it('101: a phone number with the wrong first digit or length', async () => {
    const world = await newWorld('phone-no-otp');
    for (const account of ['2001234567', '300123456', '300123456789', '30012x4567']) {
      expect((await world.register(account)).body.errcode).toBe(101);
    }
    expect((await world.register('3001234567')).body.errcode).toBe(0);
  });

  it('1020: the account exists, whatever the case of its letters', async () => {
    expect((await (await newWorld()).register('DemoPlayer')).body.errcode).toBe(1020);
  });

  it('1020: one of two simultaneous registrations', async () => {
    const world = await newWorld();
    const both = await Promise.all([world.register('newstar'), world.register('newstar')]);
    expect(both.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([0, 1020]);
  });

  it('1045: a wrong code', async () => {
    const world = await newWorld('phone-otp');
    expect((await world.register('3001234567', 'tara1234', { code: '000000' })).body.errcode).toBe(1045);
  });

  it('1049: registration is closed, or uses the other call', async () => {
    const closed = await newWorld('default', { registrationOpen: false });
    expect((await closed.register('newstar')).body.errcode).toBe(1049);
    const byPhone = await newWorld('phone-otp');
    expect((await byPhone.register('3001234567')).body.errcode).toBe(1049);
    const byName = await newWorld();
    expect((await byName.register('newstar', 'tara1234', { code: '123456' })).body.errcode).toBe(1049);
  });

  it('102: the system is busy', async () => {
    const world = await newWorld('default', { systemBusy: true });
    expect((await world.register('newstar')).body.errcode).toBe(102);
  });

  it('requires a code in green mode, also if phones need none otherwise', async () => {
    const world = await newWorld('phone-no-otp', { mode: 'green' });
    expect((await world.register('3001234567')).body.errcode).toBe(1049);
    expect((await world.register('3001234567', 'tara1234', { code: '123456' })).body.errcode).toBe(0);
  });
});

describe('a registration', () => {
  it('gives the registration reward, signs in and does not store the password', async () => {
    const world = await newWorld();
    const { body } = await world.register('newstar', 'secret77');
    expect(body).toMatchObject({
      account: 'newstar',
      coin: 50_00,
      password: '',
      accountType: 2,
      firstRecharge: 0,
    });
    const refreshed = await world.done('refreshData', {}, { token: String(body['token']) });
    expect(refreshed['coin']).toBe(50_00);
    expect((await world.signIn('NEWSTAR', 'secret77')).body.errcode).toBe(0);
    expect(JSON.stringify(await world.control('GET', 'state'))).not.toContain('secret77');
    expect(JSON.stringify(await world.control('GET', 'requests'))).not.toContain('secret77');
  });

  it('makes the owner of the invite code the superior and notifies them', async () => {
    const world = await newWorld();
    const inviter = await world.signIn('demoplayer', 'tara1234');
    const { body } = await world.register('newstar', 'tara1234', { outValue: inviter.body['inviteCode'] });
    expect(body['pid']).toBe(inviter.body['id']);
    const { data } = await world.control<{ data: { contents: { documents: Record<string, object> } } }>(
      'GET',
      'state',
    );
    expect(data.contents.documents[`player:${String(inviter.body['id'])}`]).toMatchObject({
      invited: [body['id']],
    });
    const stranger = await world.register('otherstar', 'tara1234', { outValue: 'T0000000' });
    expect(stranger.body['pid']).toBe(0);
  });

  it('by phone binds the number, which can then be used to log in', async () => {
    const world = await newWorld('phone-no-otp');
    const { body } = await world.register('3001234567');
    expect(body).toMatchObject({ mobile: '3001234567', accountType: 3 });
    expect((await world.signIn('3001234567', 'tara1234')).body['id']).toBe(body['id']);
  });
});

describe('a session', () => {
  it('ends with logout, with a new password, and with its lifetime', async () => {
    const world = await newWorld();
    const [one, two, three] = [await world.token(), await world.token(), await world.token()];
    await world.done('accountLogout', {}, { token: one });
    expect((await world.call('refreshData', {}, { token: one })).status).toBe(401);
    expect((await world.call('refreshData', {}, { token: two })).status).toBe(200);

    await world.done('bindAccount', { mobile: '3001234567', countryCode: '92' }, { token: two });
    const password = await world.encryptPassword('another1');
    await world.done('forgetPassword', {
      account: '3001234567',
      countryCode: '92',
      code: '123456',
      password,
    });
    expect((await world.call('refreshData', {}, { token: three })).status).toBe(401);
    expect((await world.signIn('demoplayer', 'tara1234')).body.errcode).toBe(1019);
    expect((await world.signIn('3001234567', 'another1')).body.errcode).toBe(0);

    const four = await world.token();
    await world.advance(31 * 24 * 60 * MINUTE);
    expect((await world.call('refreshData', {}, { token: four })).status).toBe(401);
  });

  it('restores the same player from its token alone', async () => {
    const world = await newWorld();
    const { body } = await world.signIn('demoplayer', 'tara1234');
    const { token, activityIds, ...rest } = body;
    const profile = await world.done('getAfterLoginInfo', {}, { token: String(token) });
    expect(rest).toMatchObject(profile);
    expect(activityIds).toHaveProperty('activityMap');
  });
});
