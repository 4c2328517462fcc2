import type { Answer } from '../client.ts';
import { codeFor, lineLogin } from '../social.ts';
import type { ErrcodeCase, NewContext } from './case-context.ts';

const MOBILE = '3001234567';
const PHONE = { countryCode: '92', mobile: MOBILE };
const MINUTE = 60_000;

/** Sends a code to a number; returns it and a wrong one. */
async function sent(newContext: NewContext) {
  const context = await newContext('phone-otp', { fixedOtp: '' });
  await context.succeed('smsSend', { ...PHONE, type: 0 });
  const [latest] = await context.world.control<{ code: string }[]>('GET', `outbox?mobile=${MOBILE}`);
  const code = latest?.code ?? '';
  return { ...context, code, other: code === '111111' ? '222222' : '111111' };
}

async function signIn(newContext: NewContext, account: string, password: string, config: object = {}) {
  return (await (await newContext('default', config)).world.signIn(account, password)).body;
}

async function register(newContext: NewContext, account: string, config: object = {}) {
  return (await (await newContext('default', config)).world.register(account)).body;
}

async function modify(newContext: NewContext, oldPassword: string, password: string): Promise<Answer> {
  const { world, ask } = await newContext();
  return ask('modifyPassword', {
    oldPassword: await world.encryptPassword(oldPassword),
    password: await world.encryptPassword(password),
  });
}

/** Repeats a call; returns the last answer. */
async function last(times: number, call: () => Promise<Answer>): Promise<Answer> {
  let answer = await call();
  for (let i = 1; i < times; i++) answer = await call();
  return answer;
}

/** Signing in, the account, its codes and its superior. */
export const accountCases: Record<string, ErrcodeCase> = {
  signInInputInvalid: (newContext) => signIn(newContext, ' demoplayer', 'tara1234'),
  signInBusy: (newContext) => signIn(newContext, 'demoplayer', 'tara1234', { systemBusy: true }),
  accountNotFound: (newContext) => signIn(newContext, 'nobody', 'tara1234'),
  passwordWrong: (newContext) => signIn(newContext, 'demoplayer', 'not-this-one'),
  accountExists: (newContext) => register(newContext, 'DemoPlayer'),
  accountDisabled: async (newContext) => {
    const { world, patchPlayer } = await newContext();
    await patchPlayer({ disabled: true });
    return (await world.signIn('demoplayer', 'tara1234')).body;
  },
  registrationCodeWrong: async (newContext) => {
    const { world, other } = await sent(newContext);
    return (await world.register(MOBILE, 'tara1234', { code: other })).body;
  },
  tooManyAttempts: async (newContext) => {
    const { world } = await newContext();
    return last(6, async () => (await world.signIn('demoplayer', 'not-this-one')).body);
  },
  registrationUnavailable: (newContext) => register(newContext, 'newstar', { registrationOpen: false }),
  smsMobileInvalid: async (newContext) =>
    (await newContext('phone-otp')).ask('smsSend', { ...PHONE, mobile: '2001234567', type: 0 }),
  smsTooSoon: async (newContext) => {
    const { ask, world } = await sent(newContext);
    await world.advance(MINUTE - 1);
    return ask('smsSend', { ...PHONE, type: 0 });
  },
  smsLimitReached: async (newContext) => {
    const { ask, world } = await newContext('phone-otp');
    return last(11, async () => {
      await world.advance(MINUTE);
      return ask('smsSend', { ...PHONE, type: 0 });
    });
  },
  smsNotDelivered: async (newContext) =>
    (await newContext('phone-otp', { smsDelivery: false })).ask('smsSend', { ...PHONE, type: 0 }),
  oldPasswordWrong: (newContext) => modify(newContext, 'not-this-one', 'another1'),
  passwordsMustDiffer: async (newContext) => {
    const { world, ask } = await newContext();
    return ask('safeboxPasswordInit', { password: await world.encryptPassword('tara1234') });
  },
  mobileInvalid: async (newContext) =>
    (await newContext()).ask('bindAccount', { ...PHONE, mobile: '2001234567' }),
  smsCodeWrong: async (newContext) => {
    const { ask, other } = await sent(newContext);
    return ask('bindAccount', { ...PHONE, code: other });
  },
  smsCodeLocked: async (newContext) => {
    const { ask, other } = await sent(newContext);
    return last(6, () => ask('bindAccount', { ...PHONE, code: other }));
  },
  mobileTaken: async (newContext) => {
    const { ask, addPlayer } = await newContext();
    await addPlayer('owner', { mobile: MOBILE });
    return ask('bindAccount', PHONE);
  },
  mobileAlreadyBound: async (newContext) => {
    const { ask, succeed } = await newContext();
    await succeed('bindAccount', PHONE);
    return ask('bindAccount', PHONE);
  },
  newPasswordNotAccepted: async (newContext) => {
    const { ask, world } = await newContext();
    return ask('bindAccount', { ...PHONE, password: await world.encryptPassword('abc') });
  },
  passwordKeyStale: async (newContext) => {
    const { ask, world } = await newContext();
    return ask('bindAccount', {
      ...PHONE,
      password: await world.encryptPassword('tara1234', 'yesterdays-nonce'),
    });
  },
  forgottenAccountUnknown: async (newContext) => {
    const { ask, world } = await newContext();
    const password = await world.encryptPassword('another1');
    return ask('forgetPassword', { account: MOBILE, countryCode: '92', code: '123456', password });
  },
  nicknameNotAccepted: async (newContext) =>
    (await newContext()).ask('updateProfile', { nickname: 'a\u0000b' }),
  superiorAlreadySet: async (newContext) => {
    const { ask, succeed, addPlayer } = await newContext();
    await succeed('agentFill', { pid: (await addPlayer('superior')).id });
    return ask('agentFill', { pid: (await addPlayer('second')).id });
  },
  superiorUnknown: async (newContext) => (await newContext()).ask('agentFill', { pid: 99_999_999 }),
  superiorIsSelf: async (newContext) => (await newContext()).ask('agentFill', { pid: 10_000_001 }),
  superiorCircular: async (newContext) => {
    const { ask, addPlayer } = await newContext();
    return ask('agentFill', { pid: (await addPlayer('child', { pid: 10_000_001 })).id });
  },
  socialCodeInvalid: async (newContext) => {
    const { world } = await newContext();
    const code = await codeFor(world, 'noor');
    await lineLogin(world, code);
    return (await lineLogin(world, code)).body;
  },
  personalDataNotAccepted: async (newContext) =>
    (await newContext()).ask('updateAppUserOther', {
      realName: 'Amina Khan',
      email: 'amina@mail.example',
      birthday: '1994-02-30',
      address: 'House 7, Sitara Road',
    }),
  shareUrlNotAllowed: async (newContext) =>
    (await newContext()).ask('shortUrl', { url: 'https://evil.example/' }),
};
