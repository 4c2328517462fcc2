import { handleStakePlaced } from '../events/domain-events.ts';
import { postEntry } from '../money/ledger.ts';
import type { Player } from '../player/player.ts';
import { recordWin } from '../money/trades.ts';
import type { DomainContext } from '../player/context.ts';

/** One round of a game; it is drawn and paid in one step. */
export interface Round<Outcome extends { readonly win: number }> {
  readonly gameId: number;
  /** The reference of the round in the ledger. */
  readonly reference: string;
  /** In hundredths. */
  readonly bet: number;
  /** Draws the outcome; the argument gives numbers in [0, 1). */
  readonly draw: (random: () => number) => Outcome;
}

/**
 * Plays a round for a player: takes the bet, draws, pays the win, and updates bets, level, experience, rounds, tasks and the
 * big-win ticker.
 * @throws {InsufficientBalance} if the bet exceeds the balance; nothing has changed then
 */
export function playRound<Outcome extends { readonly win: number }>(
  draft: Player,
  { gameId, reference, bet, draw }: Round<Outcome>,
  context: DomainContext,
): Outcome {
  postEntry(draft, { currency: 'coin', amount: -bet, reason: 'bet', reference }, context);
  const outcome = draw(context.rng.next);
  postEntry(draft, { currency: 'coin', amount: outcome.win, reason: 'win', reference }, context);
  handleStakePlaced(draft, bet, context);
  recordWin(draft, gameId, outcome.win, context);
  return outcome;
}
