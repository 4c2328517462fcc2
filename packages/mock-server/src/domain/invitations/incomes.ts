import { Agent5LogType } from '#contract/generated.ts';
import { dayOf } from '#time/days.ts';
import type { Frozen } from '#store/transaction.ts';
import type { Player } from '../player/player.ts';
import { type Friend, type Income, type IncomeBook } from '../player/invitations-state.ts';
import type { Effects } from '../player/context.ts';

/** Incomes kept per programme. */
const KEPT = 100;

/** A share of a sum. What is less than a hundredth waits within the sum until more has come. */
export const shareOf = (sum: number, rate: number): number => Math.floor((sum * rate) / 10_000);

/** What a friend brings in one way on one day is one row, so that the rows do not grow with every round played. */
const addIncome = (book: IncomeBook, income: Income, zoneMinutes: number): void => {
  if (income.amount === 0) return;
  const day = dayOf(income.at, zoneMinutes);
  const same = book.rows.findIndex(
    ({ friend, type, at }) =>
      friend === income.friend && type === income.type && dayOf(at, zoneMinutes) === day,
  );
  const [earlier] = same === -1 ? [] : book.rows.splice(same, 1);
  book.rows.push({ ...income, amount: income.amount + (earlier?.amount ?? 0) });
  if (book.rows.length > KEPT) book.rows.shift();
};

export const emptyBook = (): IncomeBook => ({ paid: 0, rows: [] });
export const agentBook = (draft: Player): IncomeBook => (draft.invitations.agent ??= emptyBook());
export const agent5Book = (draft: Player): IncomeBook & { claimed: number[] } =>
  (draft.invitations.agent5 ??= { ...emptyBook(), claimed: [] });

/** A friend has staked `staked` so far. */
export const learnStakes = (draft: Player, id: number, friend: Friend, staked: number, fx: Effects): void => {
  const { agent, agent5 } = fx.content.invitations;
  const { zoneMinutes } = fx.config;
  const row = (rate: number): Income => ({
    friend: id,
    type: Agent5LogType.stake,
    amount: shareOf(staked, rate) - shareOf(friend.staked, rate),
    at: fx.now,
  });
  addIncome(agentBook(draft), row(agent.stakeRate), zoneMinutes);
  addIncome(agent5Book(draft), row(agent5.stakeRate), zoneMinutes);
  friend.staked = staked;
};

/** A friend has deposited `deposited` so far. */
export const learnDeposits = (
  draft: Player,
  id: number,
  friend: Friend,
  deposited: number,
  fx: Effects,
): void => {
  const { agent5, validDeposit } = fx.content.invitations;
  const { depositRate, validBonus } = agent5;
  const book = agent5Book(draft);
  const add = (type: Agent5LogType, amount: number): void =>
    addIncome(book, { friend: id, type, amount, at: fx.now }, fx.config.zoneMinutes);
  add(Agent5LogType.deposit, shareOf(deposited, depositRate) - shareOf(friend.deposited, depositRate));
  friend.deposited = deposited;
  if (friend.validAt > 0 || deposited < validDeposit) return;
  friend.validAt = fx.now;
  add(Agent5LogType.validInvite, validBonus);
};

/** An income as others than the friend see it, newest first. */
export const latestIncomes = <T>(
  player: Frozen<Player>,
  book: Frozen<IncomeBook> | undefined,
  show: (income: Frozen<Income>, nickname: string) => T,
): T[] =>
  (book?.rows ?? [])
    .toReversed()
    .map((income) => show(income, player.invitations.friends?.[income.friend]?.nickname ?? ''));
