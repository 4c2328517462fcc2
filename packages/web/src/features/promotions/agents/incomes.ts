import type { components } from '@tara/sdk';
import type { Reward } from '@tara/sdk/rules';

/** The kinds of incomes that this client knows, by their number in the log. */
const kinds = {
  1: 'deposit',
  2: 'stake',
  3: 'validInvite',
} as const satisfies Record<components['schemas']['KnownAgent5LogType'], string>;

type IncomeKind = (typeof kinds)[keyof typeof kinds];

/** Which incomes are shown: all, or those of one kind. */
export type IncomeFilter = 'all' | IncomeKind;

/** What can be collected, as the bar at the foot takes it. @param amount hundredths */
export function incomeReady(id: number, amount: number): { id: number; rewards: Reward[] }[] {
  return amount > 0 ? [{ id, rewards: [{ kind: 'coins', amount, turnover: 0 }] }] : [];
}

/** The kind of an income; null for one that this client does not know. @param type of the log (Agent5LogType) */
export function incomeKind(type: number): IncomeKind | null {
  return (kinds as Partial<Record<number, IncomeKind>>)[type] ?? null;
}

/** The incomes of a kind, of those that have been read. */
export function ofKind<Row extends { type: number }>(rows: readonly Row[], filter: IncomeFilter): Row[] {
  return rows.filter(({ type }) => filter === 'all' || incomeKind(type) === filter);
}
