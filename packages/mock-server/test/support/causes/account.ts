import type { Answer } from '../client.ts';
import { codeFor, lineLogin } from '../social.ts';
import type { Cause, NewScene } from './scene.ts';

const MOBILE = '3001234567';
const PHONE = { countryCode: '92', mobile: MOBILE };
const MINUTE = 60_000;

/** A code has been sent to a number; answers it and one that it is not. */
async function sent(scene: NewScene) {
  const place = await scene('phone-otp', { fixedOtp: '' });
  await place.does('smsSend', { ...PHONE, type: 0 });
  const [latest] = await place.world.control<{ code: string }[]>('GET', `outbox?mobile=${MOBILE}`);
  const code = latest?.code ?? '';
  return { ...place, code, other: code === '111111' ? '222222' : '111111' };
}

async function signIn(scene: NewScene, account: string, password: string, config: object = {}) {
  return (await (await scene('default', config)).world.signIn(account, password)).body;
}

async function register(scene: NewScene, account: string, config: object = {}) {
  return (await (await scene('default', config)).world.register(account)).body;
}

/** Answers of `times` calls, of which the last counts. */
async function last(times: number, call: () => Promise<Answer>): Promise<Answer> {
  let answer = await call();
  for (let i = 1; i < times; i++) answer = await call();
  return answer;
}

/** Signing in, the account, its codes and its superior. */
export const accountCauses: Record<string, Cause> = {
  signInInputInvalid: (scene) => signIn(scene, ' demoplayer', 'tara1234'),
  signInBusy: (scene) => signIn(scene, 'demoplayer', 'tara1234', { systemBusy: true }),
  accountNotFound: (scene) => signIn(scene, 'nobody', 'tara1234'),
  passwordWrong: (scene) => signIn(scene, 'demoplayer', 'not-this-one'),
  accountExists: (scene) => register(scene, 'DemoPlayer'),
  accountDisabled: async (scene) => {
    const { world, is } = await scene();
    await is({ disabled: true });
    return (await world.signIn('demoplayer', 'tara1234')).body;
  },
  registrationCodeWrong: async (scene) => {
    const { world, other } = await sent(scene);
    return (await world.register(MOBILE, 'tara1234', { code: other })).body;
  },
  tooManyAttempts: async (scene) => {
    const { world } = await scene();
    return last(6, async () => (await world.signIn('demoplayer', 'not-this-one')).body);
  },
  registrationUnavailable: (scene) => register(scene, 'newstar', { registrationOpen: false }),
  smsMobileInvalid: async (scene) =>
    (await scene('phone-otp')).ask('smsSend', { ...PHONE, mobile: '2001234567', type: 0 }),
  smsTooSoon: async (scene) => {
    const { ask, world } = await sent(scene);
    await world.advance(MINUTE - 1);
    return ask('smsSend', { ...PHONE, type: 0 });
  },
  smsLimitReached: async (scene) => {
    const { ask, world } = await scene('phone-otp');
    return last(11, async () => {
      await world.advance(MINUTE);
      return ask('smsSend', { ...PHONE, type: 0 });
    });
  },
  smsNotDelivered: async (scene) =>
    (await scene('phone-otp', { smsDelivery: false })).ask('smsSend', { ...PHONE, type: 0 }),
  mobileInvalid: async (scene) => (await scene()).ask('bindAccount', { ...PHONE, mobile: '2001234567' }),
  smsCodeWrong: async (scene) => {
    const { ask, other } = await sent(scene);
    return ask('bindAccount', { ...PHONE, code: other });
  },
  smsCodeLocked: async (scene) => {
    const { ask, other } = await sent(scene);
    return last(6, () => ask('bindAccount', { ...PHONE, code: other }));
  },
  mobileTaken: async (scene) => {
    const { ask, other } = await scene();
    await other('owner', { mobile: MOBILE });
    return ask('bindAccount', PHONE);
  },
  mobileAlreadyBound: async (scene) => {
    const { ask, does } = await scene();
    await does('bindAccount', PHONE);
    return ask('bindAccount', PHONE);
  },
  newPasswordNotAccepted: async (scene) => {
    const { ask, world } = await scene();
    return ask('bindAccount', { ...PHONE, password: await world.encryptPassword('abc') });
  },
  passwordKeyStale: async (scene) => {
    const { ask, world } = await scene();
    return ask('bindAccount', {
      ...PHONE,
      password: await world.encryptPassword('tara1234', 'yesterdays-nonce'),
    });
  },
  forgottenAccountUnknown: async (scene) => {
    const { ask, world } = await scene();
    const password = await world.encryptPassword('another1');
    return ask('forgetPassword', { account: MOBILE, countryCode: '92', code: '123456', password });
  },
  nicknameNotAccepted: async (scene) => (await scene()).ask('updateProfile', { nickname: 'a\u0000b' }),
  superiorAlreadySet: async (scene) => {
    const { ask, does, other } = await scene();
    await does('agentFill', { pid: (await other('superior')).id });
    return ask('agentFill', { pid: (await other('second')).id });
  },
  superiorUnknown: async (scene) => (await scene()).ask('agentFill', { pid: 99_999_999 }),
  superiorIsSelf: async (scene) => (await scene()).ask('agentFill', { pid: 10_000_001 }),
  superiorCircular: async (scene) => {
    const { ask, other } = await scene();
    return ask('agentFill', { pid: (await other('child', { pid: 10_000_001 })).id });
  },
  socialCodeInvalid: async (scene) => {
    const { world } = await scene();
    const code = await codeFor(world, 'noor');
    await lineLogin(world, code);
    return (await lineLogin(world, code)).body;
  },
  personalDataNotAccepted: async (scene) =>
    (await scene()).ask('updateAppUserOther', {
      realName: 'Amina Khan',
      email: 'amina@mail.example',
      birthday: '1994-02-30',
      address: 'House 7, Sitara Road',
    }),
  shareUrlNotAllowed: async (scene) => (await scene()).ask('shortUrl', { url: 'https://evil.example/' }),
};
