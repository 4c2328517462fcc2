import type { Body, Caller, CallOptions, Fields, Player } from '../../protocol/backend.ts';
import { expectEqual, NotApplicable } from '../../protocol/expect.ts';

/**
 * Everything that a call about money can change. Amounts in hundredths; NaN, which equals itself here, for what the
 * backend does not implement.
 */
export interface Wallet {
  readonly coin: number;
  readonly lottery: number;
  readonly safebox: number;
  readonly turnoverLeft: number;
  readonly totalRecharge: number;
  /** Numbers of orders. */
  readonly deposits: number;
  readonly withdrawals: number;
}

/** The answer of a call that another profile has; empty if the backend does not implement it. */
export async function ifImplemented(caller: Caller, call: string, body: object = {}): Promise<Fields> {
  try {
    return await caller.expectOk(call, body);
  } catch (error) {
    if (error instanceof NotApplicable) return {};
    throw error;
  }
}

export async function readWallet(player: Player): Promise<Wallet> {
  const [info, exchange, deposits, withdrawals] = await Promise.all([
    player.info(),
    ifImplemented(player, 'getExchange'),
    player.expectOk('getRechargeRecord', { page: 1, pageSize: 1 }),
    ifImplemented(player, 'getExchangeOrder', { page: 1, pageSize: 1 }),
  ]);
  const { coin, lottery, safebox, totalRecharge } = info as Omit<Wallet, 'turnoverLeft'>;
  return {
    coin,
    lottery,
    safebox,
    totalRecharge,
    turnoverLeft: exchange['turnoverLeft'] ?? Number.NaN,
    deposits: deposits['total'],
    withdrawals: withdrawals['total'] ?? Number.NaN,
  };
}

/** Runs the work and compares what changed; fields that are left out must stay the same. */
export async function expectChange<T>(
  what: string,
  player: Player,
  change: Partial<Wallet>,
  work: () => Promise<T>,
): Promise<T> {
  const before = await readWallet(player);
  const result = await work();
  const after = await readWallet(player);
  const expected = Object.fromEntries(
    Object.entries(before).map(([field, value]) => [field, value + (change[field as keyof Wallet] ?? 0)]),
  );
  expectEqual(`balances after ${what}`, after, expected);
  return result;
}

/** Runs the work, which must change nothing. */
export const expectNoChange = async <T>(what: string, player: Player, work: () => Promise<T>): Promise<T> =>
  expectChange(what, player, {}, work);

/** Makes a call that succeeds and changes the balances exactly so. */
export const expectEffect = async (
  player: Player,
  change: Partial<Wallet>,
  operation: string,
  body?: object,
  options?: CallOptions,
): Promise<Body> => expectChange(operation, player, change, () => player.expectOk(operation, body, options));
