import type { Answer, TestWorld } from './client.ts';

export const DEMO = 10_000_001;
export const SAFE_PASSWORD = 'safe4321';

/** A bank card that every bank takes. */
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
  /** Asks for a withdrawal to the bound card. */
  withdraw(amount: number, more?: object, key?: string): Promise<Answer>;
  /** The history, newest first. */
  orders(): Promise<{ orderId: string; status: number; reason?: string }[]>;
  info(): Promise<Answer>;
  coin(): Promise<unknown>;
}

interface Missing {
  password?: boolean;
  card?: boolean;
  kyc?: boolean;
}

/** Makes players who have all that a withdrawal asks for, but for what is said to be missing. */
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
