import type { Answer } from '../client.ts';
import { CHANNELS, order } from '../deposits.ts';
import { PICTURES, upload, verification } from '../forms.ts';
import { CARD, SAFE_PASSWORD } from '../withdrawals.ts';
import type { Cause, NewScene, Scene } from './scene.ts';

const MINUTE = 60_000;
const { bank, qr, page } = CHANNELS;
function deposit({ ask }: Scene, amount: number, channel: number, actType = 0) {
  return ask('recharge3', { ...order(amount, channel), actType });
}

/** An order of a fresh player, as a later look at it. */
async function orderAfter(scene: NewScene, live: (place: Scene, id: string) => Promise<unknown>) {
  const place = await scene();
  const { orderId } = await deposit(place, 500_00, page);
  await live(place, String(orderId));
  return place.ask('checkRechargeOrder', { orderId });
}

/** Somebody who can withdraw. */
async function withdrawer(scene: NewScene, config: object = {}) {
  const place = await scene('withdraw-ready', config);
  const safeboxPassword = await place.world.encryptPassword('tara1234');
  const withdraw = (amount: number, more: object = {}) =>
    place.ask('exchange', { amount, bankId: 1, safeboxPassword, ...more });
  return { ...place, withdraw };
}

async function setSafe({ does, world }: Scene) {
  return does('safeboxPasswordInit', { password: await world.encryptPassword(SAFE_PASSWORD) });
}

async function changeSafe({ ask, world }: Scene, oldPassword: string) {
  return ask('modifySafePassword', {
    oldPassword: await world.encryptPassword(oldPassword),
    password: await world.encryptPassword('another1'),
  });
}

async function verify(place: Scene, more: object = {}): Promise<Answer> {
  return place.ask('addKyc', await verification(place.world, place.token, more));
}

/** Deposits, bank cards, withdrawals, the safebox and the identity. */
export const moneyCauses: Record<string, Cause> = {
  rechargeChannelUnknown: async (scene) => deposit(await scene(), 500_00, 99),
  rechargeAmountOutOfRange: async (scene) => deposit(await scene(), 99_99, qr),
  bankCardRequired: async (scene) => deposit(await scene('deposit-card'), 500_00, bank),
  rechargeBonusUnavailable: async (scene) => deposit(await scene(), 501_00, qr, 9),
  rechargeOrdersPending: async (scene) => {
    const place = await scene();
    for (let i = 0; i < 20; i++) await deposit(place, (100 + i) * 100, qr);
    return deposit(place, 500_00, qr);
  },
  rechargeOrderUnknown: async (scene) => (await scene()).ask('checkRechargeOrder', { orderId: 'TS1-0001' }),
  rechargeOrderExpired: (scene) => orderAfter(scene, ({ world }) => world.advance(10 * MINUTE)),
  rechargeOrderFailed: (scene) =>
    orderAfter(scene, ({ world }, id) => world.control('POST', `orders/${id}/fail`)),

  bankUnknown: async (scene) => (await scene()).ask('addBankInfo', { ...CARD, bankId: 99 }),
  bankCardTaken: async (scene) => {
    const { ask, does } = await scene();
    await does('addBankInfo', CARD);
    return ask('addBankInfo', { ...CARD, bankId: 2 });
  },
  bankCardUnknown: async (scene) => (await scene()).ask('modifyBankInfo', { ...CARD, id: 9 }),
  bankCardLimitReached: async (scene) => {
    const { ask, does } = await scene();
    for (let bankId = 1; bankId <= 5; bankId++)
      await does('addBankInfo', { ...CARD, bankId, cardNum: `400012341234120${bankId}` });
    return ask('addBankInfo', { ...CARD, bankId: 6 });
  },
  cardNumberNotAccepted: async (scene) => (await scene()).ask('addBankInfo', { ...CARD, cardNum: '12' }),

  kycRequired: async (scene) => {
    const { is, withdraw } = await withdrawer(scene);
    await is({ hasKyc: false });
    return withdraw(200_00);
  },
  withdrawAmountOutOfRange: async (scene) => (await withdrawer(scene)).withdraw(1),
  withdrawBalanceTooLow: async (scene) => (await withdrawer(scene)).withdraw(1_000_01),
  withdrawLimitReached: async (scene) => {
    const { withdraw } = await withdrawer(scene);
    for (const amount of [200_00, 201_00, 202_00]) await withdraw(amount);
    return withdraw(203_00);
  },

  safeboxPasswordAlreadySet: async (scene) => {
    const place = await scene();
    await setSafe(place);
    return place.ask('safeboxPasswordInit', { password: await place.world.encryptPassword('another1') });
  },
  safeboxPasswordNotSet: async (scene) => changeSafe(await scene(), SAFE_PASSWORD),
  safeboxPasswordWrong: async (scene) => {
    const place = await scene();
    await setSafe(place);
    return changeSafe(place, 'not-this-one');
  },
  safeboxLocked: async (scene) => {
    const { withdraw, world } = await withdrawer(scene);
    const safeboxPassword = await world.encryptPassword('not-this-one');
    for (let i = 0; i < 5; i++) await withdraw(200_00, { safeboxPassword });
    return withdraw(200_00);
  },
  safeboxAmountTooHigh: async (scene) => {
    const place = await scene();
    await setSafe(place);
    return place.ask('safeboxDeposit', { amount: 1_000_01 });
  },

  kycUnderage: async (scene) => verify(await scene(), { birthday: '2004-11-22' }),
  kycFileUnknown: async (scene) => verify(await scene(), { fileIds: ['f-unknown1'] }),
  kycPending: async (scene) => {
    const place = await scene();
    await verify(place);
    return verify(place);
  },
  kycApproved: async (scene) => {
    const place = await scene();
    await verify(place);
    await place.world.advance(MINUTE);
    return verify(place);
  },
  kycFileTypeNotAccepted: async (scene) => {
    const { world, token } = await scene();
    return (await upload(world, token, Buffer.from('%PDF-1.7'))).body;
  },
  kycFileTooLarge: async (scene) => {
    const { world, token } = await scene();
    const large = Buffer.concat([PICTURES.png, Buffer.alloc(5 * 1024 * 1024)]);
    return (await upload(world, token, large)).body;
  },
  kycIdNumberTaken: async (scene) => {
    const place = await scene();
    await verify(place);
    const { token } = await place.other('stranger');
    return (await place.world.call('addKyc', await verification(place.world, token), { token })).body;
  },
  kycDataNotAccepted: async (scene) => verify(await scene(), { realName: '1234' }),
};
