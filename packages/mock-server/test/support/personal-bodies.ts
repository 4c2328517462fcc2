import type { TestWorld } from './client.ts';
import { verification } from './forms.ts';
import { CARD, DEMO, SAFE_PASSWORD } from './withdrawals.ts';

type MakeBody = (world: TestWorld, token: string) => object | Promise<object>;

const PAGE = { page: 1, pageSize: 20 };

async function setSafePassword(world: TestWorld, token: string): Promise<void> {
  await world.done(
    'safeboxPasswordInit',
    { password: await world.encryptPassword(SAFE_PASSWORD) },
    { token },
  );
}

async function giftMail(world: TestWorld): Promise<{ id: number }> {
  const mail = { title: 'A gift', content: 'Fifty coins.', propList: [{ id: 2001, count: 50_00 }] };
  const { id } = await world.control<{ id: number }>('POST', `players/${DEMO}/mails`, mail);
  return { id };
}

async function plainMail(world: TestWorld): Promise<{ id: number }> {
  const mail = { title: 'A mail', content: 'Words.' };
  const { id } = await world.control<{ id: number }>('POST', `players/${DEMO}/mails`, mail);
  return { id };
}

/** Preparation and body of the calls about withdrawals, mail and personal data. */
export const personalBodies: Record<string, MakeBody> = {
  exchange: async (world, token) => {
    await setSafePassword(world, token);
    await world.done('addBankInfo', CARD, { token });
    await world.control('PATCH', `players/${DEMO}`, { hasKyc: true });
    return {
      amount: 200_00,
      bankId: CARD.bankId,
      safeboxPassword: await world.encryptPassword(SAFE_PASSWORD),
    };
  },
  getExchangeOrder: async (world, token) => {
    await world.done('exchange', (await personalBodies['exchange']?.(world, token)) ?? {}, { token });
    return PAGE;
  },
  getBalanceHistory: async (world, token) => {
    await setSafePassword(world, token);
    await world.done('safeboxDeposit', { amount: 100_00 }, { token });
    return PAGE;
  },
  safeboxPasswordInit: async (world) => ({ password: await world.encryptPassword(SAFE_PASSWORD) }),
  modifyPassword: async (world) => ({
    oldPassword: await world.encryptPassword('tara1234'),
    password: await world.encryptPassword('another1'),
  }),
  modifySafePassword: async (world, token) => {
    await setSafePassword(world, token);
    return {
      oldPassword: await world.encryptPassword(SAFE_PASSWORD),
      password: await world.encryptPassword('another1'),
    };
  },
  // The whole balance, so that a second submit finds nothing left.
  safeboxDeposit: async (world, token) => {
    await setSafePassword(world, token);
    return { amount: 1_000_00 };
  },
  safeboxWithdraw: async (world, token) => {
    await setSafePassword(world, token);
    await world.control('PATCH', `players/${DEMO}`, { safebox: 500_00 });
    return { amount: 500_00, safeboxPassword: await world.encryptPassword(SAFE_PASSWORD) };
  },
  addKyc: (world, token) => verification(world, token),
  kyc: async (world, token) => {
    await world.done('addKyc', await verification(world, token), { token });
    return {};
  },
  getMail2: async (world) => {
    await giftMail(world);
    return PAGE;
  },
  getMailDetail: giftMail,
  receiveMail: giftMail,
  delMail: plainMail,
  receiveBonusTicker: () => ({ id: 1 }),
  lotteryExchange: async (world) => {
    await world.control('PATCH', `players/${DEMO}`, { lottery: 1_000_00 });
    return { id: 1 };
  },
  updateAppUserOther: () => ({
    realName: 'Amina Khan',
    email: 'amina@mail.example',
    birthday: '1994-03-21',
    address: 'House 7, Sitara Road',
  }),
  agentFill: async (world) => {
    const { user } = await world.control<{ user: { id: number } }>('POST', 'players', {
      account: 'superior',
    });
    return { pid: user.id };
  },
  shortUrl: () => ({ url: '/?outValue=T1234&share_referrer=8' }),
};
