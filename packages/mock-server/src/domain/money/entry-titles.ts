import type { LedgerEntry, LedgerReason } from './ledger.ts';

/** Names of rewards by the first part of the reference of their entry. */
const rewardTitles = {
  accumulatedRecharge: 'Deposit rewards',
  agent: 'Invite earnings',
  agent5: 'Partner rewards',
  agentCount: 'Invite rewards',
  christmas: 'Christmas',
  continuousRecharge: 'Deposit streak',
  festival: 'Festival',
  firstCharge: 'First deposit pack',
  freeSign: 'Daily check-in',
  inviteBonus: 'Invite friends',
  inviteSpin: 'Invite spin',
  loginPay: 'Daily card',
  newYear: 'New Year',
  proxyTask: 'Invite task',
  signUpBonus: 'Sign-up bonus',
  supply: 'Relief',
  vipRebate: 'VIP rebate',
  weekendLottery: 'Weekend draw',
} as const;

type RewardName = keyof typeof rewardTitles;

/** The reference of a reward that has a name: its name alone, or with more after it. */
export type RewardReference = RewardName | `${RewardName}${'/' | ':'}${string}`;

const reasonTitles: Readonly<Partial<Record<LedgerReason, string>>> = {
  seed: 'Starting balance',
  registration: 'Welcome bonus',
  firstDepositBonus: 'First deposit bonus',
  coupon: 'Deposit coupon',
  ticket: 'Login bonus',
  adjustment: 'Correction by customer service',
  withdrawal: 'Withdrawal',
  withdrawalReturned: 'Withdrawal returned',
};

/** The name of an entry as text for the player; undefined for rounds. */
export function getTitle({ reason, reference, title, currency, amount }: LedgerEntry): string | undefined {
  const [name = ''] = reference.split(/[/:]/);
  if (reason === 'deposit') return currency === 'points' ? 'Deposit points' : 'Deposit';
  if (reason === 'pointsExchange') return currency === 'points' ? 'Points exchanged' : 'Coins for points';
  if (reason === 'safeboxTransfer') return amount < 0 ? 'Moved to the safebox' : 'Moved from the safebox';
  return title ?? reasonTitles[reason] ?? (rewardTitles as Partial<Record<string, string>>)[name];
}
