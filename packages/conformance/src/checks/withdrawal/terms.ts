import type { Backend } from '../../protocol/backend.ts';
import type { Withdrawer } from '../shared/withdrawals.ts';

export const STATUS = { pending: 0, paid: 1, refused: 2 } as const;

/** The number as answers show it. */
export const masked = (cardNum: string) => '*'.repeat(cardNum.length - 4) + cardNum.slice(-4);

export const wrongPassword = async (backend: Backend) => ({
  safeboxPassword: await backend.encryptPassword('not-this-one'),
});

export const readMinimum = async ({ info }: Withdrawer) => (await info())['minAmount'] as number;

/** Amounts that differ, so that no withdrawal is a double click. */
export const amountsFrom = (minAmount: number, count: number) =>
  Array.from({ length: count }, (_, n) => minAmount + n * 1_00);
