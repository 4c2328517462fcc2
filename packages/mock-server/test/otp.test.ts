import { describe, expect, it } from 'vitest';
import { freshWorlds, startServer, type TestWorld } from './support/client.ts';

const server = await startServer();
const newWorld = freshWorlds(server);

const MOBILE = '3001234567';

function send(world: TestWorld, mobile = MOBILE) {
  return world.call('smsSend', { countryCode: '92', mobile, type: 0 });
}

function register(world: TestWorld, code: string) {
  return world.register(MOBILE, 'tara1234', { code });
}

describe('a one-time code', () => {
  // spec 7.2-15
  it('may be the fixed one, unless that is disabled', async () => {
    expect((await register(await newWorld('phone-otp'), '123456')).body.errcode).toBe(0);
    expect((await register(await newWorld('phone-otp', { fixedOtp: '' }), '123456')).body.errcode).toBe(1045);
  });

  // spec 8-16
  it('is refused for an invalid number, and if the network is down', async () => {
    expect((await send(await newWorld('phone-otp'), '2001234567')).body.errcode).toBe(2101);
    expect((await send(await newWorld('phone-otp', { smsDelivery: false }))).body.errcode).toBe(2104);
  });
});
