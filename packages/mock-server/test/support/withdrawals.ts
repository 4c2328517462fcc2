import type { Answer, TestWorld } from './client.ts';

export const DEMO = 10_000_001;
export const SAFE_PASSWORD = 'safe4321';

/** A bank card that every bank accepts. */
export const CARD = {
  bankId: 1,
  bankName: 'Ravi Bank',
  accountName: 'Demo Player',
  cardNum: '4000123412341234',
};

/** A player of a fresh world who withdraws. */
export interface WithdrawalPlayer {
  readonly world: TestWorld;
  readonly token: string;
  /** Requests a withdrawal to the bound card. */
  withdraw(amount: number, more?: object, key?: string): Promise<Answer>;
  /** The withdrawal history, newest first. */
  orders(): Promise<{ orderId: string; status: number; reason?: string }[]>;
  info(): Promise<Answer>;
  coin(): Promise<unknown>;
}

interface Missing {
  password?: boolean;
  card?: boolean;
  kyc?: boolean;
}

/** Returns a function that creates players with all requirements of a withdrawal, except the given ones. */
export function withdrawalPlayers(newWorld: (scenario: string, config: object) => Promise<TestWorld>) {
  return async (missing: Missing = {}, config: object = {}, card: object = {}): Promise<WithdrawalPlayer> => {
    const world = await newWorld('default', config);
    const token = await world.token();
    if (!missing.password)
      await world.done(
        'safeboxPasswordInit',
        { password: await world.encryptPassword(SAFE_PASSWORD) },
        { token },
      );
    if (!missing.card) await world.done('addBankInfo', { ...CARD, ...card }, { token });
    if (!missing.kyc) await world.control('PATCH', `players/${DEMO}`, { hasKyc: true });
    const safeboxPassword = await world.encryptPassword(SAFE_PASSWORD);
    return {
      world,
      token,
      withdraw: async (amount, more = {}, key) => {
        const body = { amount, bankId: CARD.bankId, safeboxPassword, ...more };
        return (await world.call('exchange', body, { token, ...(key === undefined ? {} : { key }) })).body;
      },
      orders: async () =>
        (await world.done('getExchangeOrder', { page: 1, pageSize: 20 }, { token }))['list'] as {
          orderId: string;
          status: number;
        }[],
      info: () => world.done('getExchange', {}, { token }),
      coin: async () => (await world.done('refreshData', {}, { token }))['coin'],
    };
  };
}
