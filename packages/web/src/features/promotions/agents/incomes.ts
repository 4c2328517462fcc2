import type { components } from '@tara/sdk';
import type { Reward } from '@tara/sdk/rules';

/** Known kinds of income by their number in the log. */
const kinds = {
  1: 'deposit',
  2: 'stake',
  3: 'validInvite',
} as const satisfies Record<components['schemas']['KnownAgent5LogType'], string>;

type IncomeKind = (typeof kinds)[keyof typeof kinds];

/** The shown income: all, or one kind. */
export type IncomeFilter = 'all' | IncomeKind;

/** The income to collect, for the bar at the foot. @param amount hundredths */
export function incomeReady(id: number, amount: number): { id: number; rewards: Reward[] }[] {
  return amount > 0 ? [{ id, rewards: [{ kind: 'coins', amount, turnover: 0 }] }] : [];
}

/** The kind of an income; null if unknown. @param type of the log (Agent5LogType) */
export function incomeKind(type: number): IncomeKind | null {
  return (kinds as Partial<Record<number, IncomeKind>>)[type] ?? null;
}

/** The loaded income of a kind. */
export function ofKind<Row extends { type: number }>(rows: readonly Row[], filter: IncomeFilter): Row[] {
  return rows.filter(({ type }) => filter === 'all' || incomeKind(type) === filter);
}
