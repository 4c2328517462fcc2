import { stakePlaced } from '../events/domain-events.ts';
import { post } from '../money/ledger.ts';
import type { Player } from '../player/player.ts';
import { recordWin } from '../money/trades.ts';
import type { DomainContext } from '../player/context.ts';

/** One round of a game, drawn and paid in the same breath. */
export interface Round<Outcome extends { readonly win: number }> {
  readonly gameId: number;
  /** Names the round in the ledger. */
  readonly reference: string;
  /** In hundredths. */
  readonly bet: number;
  /** Draws the outcome; the argument gives numbers in [0, 1). */
  readonly draw: (random: () => number) => Outcome;
}

/**
 * Plays a round for a player: takes the bet, draws, pays, and moves what play moves (bets and with them level and
 * experience, rounds, tasks, the big-win ticker).
 * @throws {InsufficientBalance} when the bet is more than the balance; nothing has moved then.
 */
export function playRound<Outcome extends { readonly win: number }>(
  draft: Player,
  { gameId, reference, bet, draw }: Round<Outcome>,
  context: DomainContext,
): Outcome {
  post(draft, { currency: 'coin', amount: -bet, reason: 'bet', reference }, context);
  const outcome = draw(context.rng.next);
  post(draft, { currency: 'coin', amount: outcome.win, reason: 'win', reference }, context);
  stakePlaced(draft, bet, context);
  recordWin(draft, gameId, outcome.win, context);
  return outcome;
}
