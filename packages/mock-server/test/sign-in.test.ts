import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

describe('log-in errcodes with their natural causes', () => {
  // spec 8-03
  it('102: the system is busy', async () => {
    const world = await newWorld('default', { systemBusy: true });
    expect((await world.signIn('demoplayer', 'tara1234')).body.errcode).toBe(102);
  });

  // spec 8-07
  it('1043: a disabled account, whose sessions end immediately', async () => {
    const world = await newWorld();
    const token = await world.token();
    await world.control('PATCH', 'players/10000001', { disabled: true });
    expect((await world.signIn('demoplayer', 'tara1234')).body.errcode).toBe(1043);
    const { status, body } = await world.call('refreshData', {}, { token });
    expect([status, body]).toEqual([
      401,
      { code: 401, errcode: 401, error: { name: 'accountDisabled', message: 'The account is disabled.' } },
    ]);
    await world.control('PATCH', 'players/10000001', { disabled: false });
    expect((await world.call('refreshData', {}, { token })).body).toEqual({ code: 401, errcode: 401 });
  });

  // spec 3-099, 3-100
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
  // spec 2.7-13, 8-09
  it('1049: registration is closed, or uses the other call', async () => {
    const closed = await newWorld('default', { registrationOpen: false });
    expect((await closed.register('newstar')).body.errcode).toBe(1049);
    const byPhone = await newWorld('phone-otp');
    expect((await byPhone.register('3001234567')).body.errcode).toBe(1049);
    const byName = await newWorld();
    expect((await byName.register('newstar', 'tara1234', { code: '123456' })).body.errcode).toBe(1049);
  });

  // spec 8-03
  it('102: the system is busy', async () => {
    const world = await newWorld('default', { systemBusy: true });
    expect((await world.register('newstar')).body.errcode).toBe(102);
  });
});

describe('a registration', () => {
  // spec 0-06, 1-09, 2.5-10
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
});
