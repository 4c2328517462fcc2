import type { LightMyRequestResponse } from 'fastify';
import type { Answer, TestWorld } from './client.ts';

/** Deposit channels of the seed. */
export const CHANNELS = { bank: 1, qr: 2, page: 3, raviBank: 4 } as const;

/** The body of a plain deposit. */
export function order(amount: number, rechargeType: number) {
  return {
    amount,
    version: 4,
    actType: 0,
    rechargeType,
  };
}

/** A player of a fresh world who deposits. */
export interface DepositPlayer {
  world: TestWorld;
  token: string;
  deposit(amount: number, channel: number): Promise<Answer>;
  check(orderId: unknown): Promise<Answer>;
  coin(): Promise<unknown>;
}

/** Returns a function that creates a depositing player in a fresh world. */
export function depositPlayers(newWorld: (scenario: string, config: object) => Promise<TestWorld>) {
  return async (scenario = 'default', config: object = {}): Promise<DepositPlayer> => {
    const world = await newWorld(scenario, config);
    const token = await world.token();
    return {
      world,
      token,
      deposit: async (amount, channel) =>
        (await world.call('recharge3', order(amount, channel), { token })).body,
      check: async (orderId) => (await world.call('checkRechargeOrder', { orderId }, { token })).body,
      coin: async () => (await world.done('refreshData', {}, { token }))['coin'],
    };
  };
}

/** A payment page's address without the prefix of its world. */
export function getPath(url: unknown, world: TestWorld): string {
  return String(url).slice(`/w/${world.name}`.length);
}

/** Posts a decision of the payment page, with the other fields of its form. */
export function decide(
  world: TestWorld,
  path: string,
  decision: string,
  fields: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return world.raw({
    method: 'POST',
    url: path,
    payload: new URLSearchParams({ decision, ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}
