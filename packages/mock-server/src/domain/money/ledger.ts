import type { LogKey } from '#store/port.ts';
import type { Player } from '../player/player.ts';
import type { DomainContext } from '../player/context.ts';

/** What a ledger counts: coins, lottery points, or coins put into the safebox. */
export type Currency = 'coin' | 'points' | 'safebox';

/** Why something moved. Every change of a balance names one of these. */
export type LedgerReason =
  | 'seed'
  | 'registration'
  | 'deposit'
  | 'firstDepositBonus'
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
  /** What caused it: an order id, a game round, a control call. */
  readonly reference: string;
}

/** One line of a player's ledger; never changed once written. */
export interface LedgerEntry extends Posting {
  readonly id: number;
  readonly time: number;
  /** Balance of that currency after this entry, in hundredths. */
  readonly balance: number;
}

/** A debit that the balance cannot bear; nothing has moved. */
export class InsufficientBalance extends Error {
  override readonly name = 'InsufficientBalance';
}

/** The log that holds a player's ledger. */
export function ledgerLog(playerId: number): LogKey<LedgerEntry> {
  return `log:ledger:${playerId}`;
}

const FIELD = { coin: 'coin', points: 'lottery', safebox: 'safebox' } as const satisfies Record<
  Currency,
  keyof Player
>;

/** What the player has of a currency, in hundredths. */
export function balanceOf(player: Pick<Player, 'coin' | 'lottery' | 'safebox'>, currency: Currency): number {
  return player[FIELD[currency]];
}

/**
 * Moves money: the only way a balance changes. An amount of 0 leaves no line.
 * The time of an entry is never before that of the entry before it.
 * @throws {InsufficientBalance} when the balance would fall below zero.
 * @throws {RangeError} when the amount is not a whole number of hundredths: a defect of the caller.
 */
export function post(draft: Player, posting: Posting, context: Pick<DomainContext, 'now' | 'record'>): void {
  if (!Number.isSafeInteger(posting.amount)) throw new RangeError('money is a whole number of hundredths');
  const balance = balanceOf(draft, posting.currency) + posting.amount;
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
