import { handleStakePlaced } from '../events/domain-events.ts';
import { postEntry } from '../money/ledger.ts';
import type { Player } from '../player/player.ts';
import { recordWin } from '../money/trades.ts';
import type { DomainContext } from '../player/context.ts';

/** Which round an entry of the ledger belongs to. */
export interface RoundName {
  readonly gameId: number;
  /** The reference of the round in the ledger. */
  readonly reference: string;
}

/** One round of a game; it is drawn and paid in one step. */
export interface Round<Outcome extends { readonly win: number }> extends RoundName {
  /** In hundredths. */
  readonly bet: number;
  /** Draws the outcome; the argument gives numbers in [0, 1). */
  readonly draw: (random: () => number) => Outcome;
}

/**
 * Takes the bet of a round, and updates bets, level, experience, rounds and tasks.
 * @throws {InsufficientBalance} if the bet exceeds the balance; nothing has changed then
 */
export function placeBet(
  draft: Player,
  { reference, bet }: RoundName & { readonly bet: number },
  context: DomainContext,
): void {
  postEntry(draft, { currency: 'coin', amount: -bet, reason: 'bet', reference }, context);
  handleStakePlaced(draft, bet, context);
}

/** Pays the win of a round, and updates the big-win ticker. */
export function payWin(
  draft: Player,
  { gameId, reference, win }: RoundName & { readonly win: number },
  context: DomainContext,
): void {
  postEntry(draft, { currency: 'coin', amount: win, reason: 'win', reference }, context);
  recordWin(draft, gameId, win, context);
}

/**
 * Plays a round for a player: takes the bet, draws and pays the win.
 * @throws {InsufficientBalance} if the bet exceeds the balance; nothing has changed then
 */
export function playRound<Outcome extends { readonly win: number }>(
  draft: Player,
  { draw, ...round }: Round<Outcome>,
  context: DomainContext,
): Outcome {
  placeBet(draft, round, context);
  const outcome = draw(context.rng.next);
  payWin(draft, { ...round, win: outcome.win }, context);
  return outcome;
}
