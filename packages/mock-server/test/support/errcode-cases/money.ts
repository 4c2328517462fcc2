import type { Answer } from '../client.ts';
import { CHANNELS, order } from '../deposits.ts';
import { PICTURES, upload, verification } from '../forms.ts';
import { CARD, SAFE_PASSWORD } from '../withdrawals.ts';
import type { ErrcodeCase, NewContext, CaseContext } from './case-context.ts';

const MINUTE = 60_000;
const { bank, qr, page } = CHANNELS;
function deposit({ ask }: CaseContext, amount: number, channel: number, actType = 0) {
  return ask('recharge3', { ...order(amount, channel), actType });
}

/** Returns a function that reads a waiting order of a new player. */
async function orderAfter(
  newContext: NewContext,
  live: (context: CaseContext, id: string) => Promise<unknown>,
) {
  const context = await newContext();
  const { orderId } = await deposit(context, 500_00, page);
  await live(context, String(orderId));
  return context.ask('checkRechargeOrder', { orderId });
}

/** A player who can withdraw. */
async function withdrawer(newContext: NewContext, config: object = {}) {
  const context = await newContext('withdraw-ready', config);
  const safeboxPassword = await context.world.encryptPassword('tara1234');
  const withdraw = (amount: number, more: object = {}) =>
    context.ask('exchange', { amount, bankId: 1, safeboxPassword, ...more });
  return { ...context, withdraw };
}

async function setSafe({ succeed, world }: CaseContext) {
  return succeed('safeboxPasswordInit', { password: await world.encryptPassword(SAFE_PASSWORD) });
}

async function changeSafe({ ask, world }: CaseContext, oldPassword: string) {
  return ask('modifySafePassword', {
    oldPassword: await world.encryptPassword(oldPassword),
    password: await world.encryptPassword('another1'),
  });
}

async function verify(context: CaseContext, more: object = {}): Promise<Answer> {
  return context.ask('addKyc', await verification(context.world, context.token, more));
}

/** Deposits, bank cards, withdrawals, the safebox and the identity verification. */
export const moneyCases: Record<string, ErrcodeCase> = {
  rechargeChannelUnknown: async (newContext) => deposit(await newContext(), 500_00, 99),
  rechargeAmountOutOfRange: async (newContext) => deposit(await newContext(), 99_99, qr),
  bankCardRequired: async (newContext) => deposit(await newContext('deposit-card'), 500_00, bank),
  rechargeBonusUnavailable: async (newContext) => deposit(await newContext(), 501_00, qr, 9),
  rechargeOrdersPending: async (newContext) => {
    const context = await newContext();
    for (let i = 0; i < 20; i++) await deposit(context, (100 + i) * 100, qr);
    return deposit(context, 500_00, qr);
  },
  rechargeOrderUnknown: async (newContext) =>
    (await newContext()).ask('checkRechargeOrder', { orderId: 'TS1-0001' }),
  rechargeOrderExpired: (newContext) => orderAfter(newContext, ({ world }) => world.advance(10 * MINUTE)),
  rechargeOrderFailed: (newContext) =>
    orderAfter(newContext, ({ world }, id) => world.control('POST', `orders/${id}/fail`)),

  bankUnknown: async (newContext) => (await newContext()).ask('addBankInfo', { ...CARD, bankId: 99 }),
  bankCardTaken: async (newContext) => {
    const { ask, succeed } = await newContext();
    await succeed('addBankInfo', CARD);
    return ask('addBankInfo', { ...CARD, bankId: 2 });
  },
  bankCardUnknown: async (newContext) => (await newContext()).ask('modifyBankInfo', { ...CARD, id: 9 }),
  bankCardLimitReached: async (newContext) => {
    const { ask, succeed } = await newContext();
    for (let bankId = 1; bankId <= 5; bankId++)
      await succeed('addBankInfo', { ...CARD, bankId, cardNum: `400012341234120${bankId}` });
    return ask('addBankInfo', { ...CARD, bankId: 6 });
  },
  cardNumberNotAccepted: async (newContext) =>
    (await newContext()).ask('addBankInfo', { ...CARD, cardNum: '12' }),

  kycRequired: async (newContext) => {
    const { patchPlayer, withdraw } = await withdrawer(newContext);
    await patchPlayer({ hasKyc: false });
    return withdraw(200_00);
  },
  withdrawAmountOutOfRange: async (newContext) => (await withdrawer(newContext)).withdraw(1),
  withdrawBalanceTooLow: async (newContext) => (await withdrawer(newContext)).withdraw(1_000_01),
  withdrawLimitReached: async (newContext) => {
    const { withdraw } = await withdrawer(newContext);
    for (const amount of [200_00, 201_00, 202_00]) await withdraw(amount);
    return withdraw(203_00);
  },

  safeboxPasswordAlreadySet: async (newContext) => {
    const context = await newContext();
    await setSafe(context);
    return context.ask('safeboxPasswordInit', { password: await context.world.encryptPassword('another1') });
  },
  safeboxPasswordNotSet: async (newContext) => changeSafe(await newContext(), SAFE_PASSWORD),
  safeboxPasswordWrong: async (newContext) => {
    const context = await newContext();
    await setSafe(context);
    return changeSafe(context, 'not-this-one');
  },
  safeboxLocked: async (newContext) => {
    const { withdraw, world } = await withdrawer(newContext);
    const safeboxPassword = await world.encryptPassword('not-this-one');
    for (let i = 0; i < 5; i++) await withdraw(200_00, { safeboxPassword });
    return withdraw(200_00);
  },
  safeboxAmountTooHigh: async (newContext) => {
    const context = await newContext();
    await setSafe(context);
    return context.ask('safeboxDeposit', { amount: 1_000_01 });
  },

  kycUnderage: async (newContext) => verify(await newContext(), { birthday: '2004-11-22' }),
  kycFileUnknown: async (newContext) => verify(await newContext(), { fileIds: ['f-unknown1'] }),
  kycPending: async (newContext) => {
    const context = await newContext();
    await verify(context);
    return verify(context);
  },
  kycApproved: async (newContext) => {
    const context = await newContext();
    await verify(context);
    await context.world.advance(MINUTE);
    return verify(context);
  },
  kycFileTypeNotAccepted: async (newContext) => {
    const { world, token } = await newContext();
    return (await upload(world, token, Buffer.from('%PDF-1.7'))).body;
  },
  kycFileTooLarge: async (newContext) => {
    const { world, token } = await newContext();
    const large = Buffer.concat([PICTURES.png, Buffer.alloc(5 * 1024 * 1024)]);
    return (await upload(world, token, large)).body;
  },
  kycIdNumberTaken: async (newContext) => {
    const context = await newContext();
    await verify(context);
    const { token } = await context.addPlayer('stranger');
    return (await context.world.call('addKyc', await verification(context.world, token), { token })).body;
  },
  kycDataNotAccepted: async (newContext) => verify(await newContext(), { realName: '1234' }),
};
