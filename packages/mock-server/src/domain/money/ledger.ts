import type { LogKey } from '#store/port.ts';
import type { Player } from '../player/player.ts';
import type { DomainContext } from '../player/context.ts';

/** The currencies of a ledger: coins, lottery points, and coins in the safebox. */
export type Currency = 'coin' | 'points' | 'safebox';

/** The reason of an entry. Every change of a balance has one of these. */
export type LedgerReason =
  | 'seed'
  | 'registration'
  | 'deposit'
  | 'firstDepositBonus'
  | 'coupon'
  | 'bet'
  | 'win'
  | 'withdrawal'
  | 'withdrawalReturned'
  | 'pointsExchange'
  | 'safeboxTransfer'
  | 'task'
  | 'mail'
  | 'ticket'
  | 'activity'
  | 'rebate'
  | 'invitation'
  | 'adjustment';

export interface Posting {
  readonly currency: Currency;
  /** Signed, in hundredths. */
  readonly amount: number;
  readonly reason: LedgerReason;
  /** The cause: an order id, a game round, a control call. */
  readonly reference: string;
  /** The name of a mail or of a task as text for the player. */
  readonly title?: string;
}

/** One entry of a player's ledger; it never changes. */
export interface LedgerEntry extends Posting {
  readonly id: number;
  readonly time: number;
  /** Balance of that currency after this entry, in hundredths. */
  readonly balance: number;
}

/** A debit exceeds the balance; nothing has changed. */
export class InsufficientBalance extends Error {
  override readonly name = 'InsufficientBalance';
}

/** The log of a player's ledger. */
export function ledgerLog(playerId: number): LogKey<LedgerEntry> {
  return `log:ledger:${playerId}`;
}

const FIELD = { coin: 'coin', points: 'lottery', safebox: 'safebox' } as const satisfies Record<
  Currency,
  keyof Player
>;

/** The player's balance of a currency, in hundredths. */
export function getBalance(player: Pick<Player, 'coin' | 'lottery' | 'safebox'>, currency: Currency): number {
  return player[FIELD[currency]];
}

/**
 * Posts an entry: the only code that changes a balance. An amount of 0 creates no entry. The time of an entry is never
 * before the time of the previous one.
 * @throws {InsufficientBalance} if the balance would become negative
 * @throws {RangeError} if the amount is not a whole number of hundredths: a defect of the caller
 */
export function postEntry(
  draft: Player,
  posting: Posting,
  context: Pick<DomainContext, 'now' | 'record'>,
): void {
  if (!Number.isSafeInteger(posting.amount)) throw new RangeError('money is a whole number of hundredths');
  const balance = getBalance(draft, posting.currency) + posting.amount;
  if (balance < 0) throw new InsufficientBalance(`the ${posting.currency} balance is too low`);
  if (posting.amount === 0) return;
  draft[FIELD[posting.currency]] = balance;
  draft.entries += 1;
  draft.actedAt = Math.max(context.now, draft.actedAt ?? 0);
  context.record(ledgerLog(draft.id), {
    id: draft.entries,
    time: draft.actedAt,
    ...posting,
    balance,
  } satisfies LedgerEntry);
}
