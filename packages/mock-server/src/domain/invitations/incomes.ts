import { Agent5LogType } from '@tara/contract/constants';
import type { Schema } from '#contract/schema-types.ts';
import { toDay } from '#time/days.ts';
import type { Frozen } from '#frozen.ts';
import type { Player } from '../player/player.ts';
import { type Friend, type Income, type IncomeLedger } from '../player/invitations-state.ts';
import type { DomainContext } from '../player/context.ts';

/** Number of incomes stored per programme. */
const KEPT = 100;

/** The share of a sum, rounded down to whole hundredths. */
export function computeShare(sum: number, rate: number): number {
  return Math.floor((sum * rate) / 10_000);
}

/** The income from one friend of one kind on one day is one row, so that the rows do not grow with every round. */
function addIncome(ledger: IncomeLedger, income: Income, zoneMinutes: number): void {
  if (income.amount === 0) return;
  const day = toDay(income.at, zoneMinutes);
  const same = ledger.rows.findIndex(
    ({ friend, type, at }) =>
      friend === income.friend && type === income.type && toDay(at, zoneMinutes) === day,
  );
  const [earlier] = same === -1 ? [] : ledger.rows.splice(same, 1);
  ledger.rows.push({ ...income, amount: income.amount + (earlier?.amount ?? 0) });
  if (ledger.rows.length > KEPT) ledger.rows.shift();
}

export function newIncomeLedger(): IncomeLedger {
  return { paid: 0, rows: [] };
}
export function agentLedger(draft: Player): IncomeLedger {
  return (draft.invitations.agent ??= newIncomeLedger());
}
export function agent5Ledger(draft: Player): IncomeLedger & { claimed: number[] } {
  return (draft.invitations.agent5 ??= { ...newIncomeLedger(), claimed: [] });
}

/** Applies a friend's total stakes. */
export function applyReferredStakes(
  draft: Player,
  id: number,
  friend: Friend,
  staked: number,
  context: DomainContext,
): void {
  const { agent, agent5 } = context.content.invitations;
  const { zoneMinutes } = context.config;
  const row = (rate: number): Income => ({
    friend: id,
    type: Agent5LogType.stake,
    amount: computeShare(staked, rate) - computeShare(friend.staked, rate),
    at: context.now,
  });
  addIncome(agentLedger(draft), row(agent.stakeRate), zoneMinutes);
  addIncome(agent5Ledger(draft), row(agent5.stakeRate), zoneMinutes);
  friend.staked = staked;
}

/** Applies a friend's total deposits. */
export function applyReferredDeposits(
  draft: Player,
  id: number,
  friend: Friend,
  deposited: number,
  context: DomainContext,
): void {
  const { agent5, validDeposit } = context.content.invitations;
  const { depositRate, validBonus } = agent5;
  const ledger = agent5Ledger(draft);
  const add = (type: Schema<'Agent5LogType'>, amount: number): void =>
    addIncome(ledger, { friend: id, type, amount, at: context.now }, context.config.zoneMinutes);
  add(
    Agent5LogType.deposit,
    computeShare(deposited, depositRate) - computeShare(friend.deposited, depositRate),
  );
  friend.deposited = deposited;
  if (friend.validAt > 0 || deposited < validDeposit) return;
  friend.validAt = context.now;
  add(Agent5LogType.validInvite, validBonus);
}

/** The incomes with masked names, newest first. */
export function latestIncomes<T>(
  player: Frozen<Player>,
  ledger: Frozen<IncomeLedger> | undefined,
  show: (income: Frozen<Income>, nickname: string) => T,
): T[] {
  return (ledger?.rows ?? [])
    .toReversed()
    .map((income) => show(income, player.invitations.friends?.[income.friend]?.nickname ?? ''));
}
