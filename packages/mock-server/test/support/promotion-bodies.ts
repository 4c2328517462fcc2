import type { TestWorld } from './client.ts';
import { CHANNELS, order } from './deposits.ts';
import { depositFor, playRounds } from './friends.ts';

export const DAY = 24 * 60 * 60_000;

/** Bonus kinds of recharge3. */
export const KIND = { loginPay: 3, accumulated: 6, continuous: 8, firstCharge: 9 } as const;

/** Opens a deposit order for a bonus. @returns the order's id */
export async function orderFor(
  world: TestWorld,
  token: string,
  amount: number,
  actType: number,
): Promise<string> {
  const body = { ...order(amount, CHANNELS.qr), actType };
  return String((await world.done('recharge3', body, { token }))['orderId']);
}

/** Deposits for a bonus and settles the order. */
export async function buy(world: TestWorld, token: string, amount: number, actType: number): Promise<void> {
  await world.control('POST', `orders/${await orderFor(world, token, amount, actType)}/settle`);
}

/** Deposits once a day on consecutive days; the clock stays on the last one. */
export async function depositOnDays(world: TestWorld, token: string, days: number): Promise<void> {
  for (let day = 1; day <= days; day++) {
    if (day > 1) await world.advance(DAY);
    await depositFor(world, token, 100_00);
  }
}

/** Reports an action as a client does. */
export function report(world: TestWorld, token: string, action: string, network?: string) {
  return world.done(
    'actionLog',
    { action, page: '/profile/task', eventTime: 1, ...(network ? { data: { network } } : {}) },
    { token },
  );
}

type Prepare = (world: TestWorld, token: string) => Promise<object>;

function afterDeposit(body: object): Prepare {
  return async (world, token) => {
    await depositFor(world, token, 500_00);
    return body;
  };
}

/** Preparation and body of the claims for sign-ins, deposits and stakes. */
export const promotionBodies: Record<string, Prepare> = {
  receiveTaskAward: async (world, token) => {
    await report(world, token, 'spin_share');
    return { taskId: 17 };
  },
  appRechargeBonusCollection9Receive: async (world, token) => {
    await buy(world, token, 500_00, KIND.firstCharge);
    return { propId: 2001 };
  },
  receiveLoginPay3: async (world, token) => {
    await depositFor(world, token, 100_00);
    await buy(world, token, 500_00, KIND.loginPay);
    return { propId: 3001 };
  },
  receiverRechargeBonusCollection6: afterDeposit({ awardId: 1 }),
  receiverRechargeBonusCollection8: afterDeposit({ awardId: 1 }),
  receiverRechargeBonusCollection8Extra: async (world, token) => {
    await depositOnDays(world, token, 7);
    return {};
  },
  bankruptBonus: async (world) => {
    await world.control('PATCH', 'players/10000001', { coin: 0, totalRecharge: 500_00 });
    return {};
  },
  loginBonus3UserReceive: async () => ({ day: 1 }),
  vipRebateUserReceive: async (world, token) => {
    await playRounds(world, token, 100_00);
    await world.advance(DAY);
    return {};
  },
  appFreeSignUserReceive: async () => ({}),
};
