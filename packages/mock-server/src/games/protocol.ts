import type { Risk, StarOutcome } from '#game-engine/stars.ts';
import type { SlotOutcome } from '#game-engine/slot.ts';
import type { SlotRules } from '#game-engine/slot-rules.ts';

/** What the game page and the provider say to each other. Types only: the page imports this file too. */

export interface GameTheme {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly hi: string;
  readonly deep: string;
}

/** The two games behind all tiles: slots run the slot, every other type runs Lucky Stars. */
export type GameKind = 'slot' | 'stars';

export interface OpenRequest {
  /** The one-time launch token. */
  readonly token: string;
  /** The game of this page; a token opens the game it was made for and no other. */
  readonly gameId: number;
}

interface OpenedGame {
  /** Names the game session in every round. */
  readonly session: string;
  readonly game: { readonly id: number; readonly name: string };
  /** Balance in hundredths. */
  readonly coin: number;
  /** What a round may cost, in hundredths, rising. */
  readonly bets: readonly number[];
}

export interface OpenedSlot extends OpenedGame {
  readonly kind: 'slot';
  /** Pictures of A to H, W and S, in that order: names under /content/symbols/. */
  readonly symbols: readonly string[];
  readonly rules: SlotRules;
  /** Return to player in percent, two decimals. */
  readonly returnPercent: number;
}

export interface OpenedStars extends OpenedGame {
  readonly kind: 'stars';
  readonly risks: readonly {
    readonly risk: Risk;
    /** Hundredths of the bet that each lamp pays. */
    readonly lamps: readonly number[];
    readonly returnPercent: number;
  }[];
}

export type OpenAnswer = OpenedSlot | OpenedStars;

export interface RoundRequest {
  readonly session: string;
  /** Chosen by the page. The same id again is the same round: it is answered, not played again. */
  readonly roundId: string;
  /** In hundredths, one of `bets`. */
  readonly bet: number;
  /** Lucky Stars only. */
  readonly risk?: Risk;
}

export type RoundOutcome =
  | ({ readonly kind: 'slot' } & SlotOutcome)
  | ({ readonly kind: 'stars' } & StarOutcome);

export interface RoundAnswer {
  readonly roundId: string;
  readonly bet: number;
  /** In hundredths. */
  readonly win: number;
  /** Balance after the round, in hundredths. */
  readonly coin: number;
  readonly outcome: RoundOutcome;
}

/** Why the provider said no. */
export type GameErrorCode =
  | 'bad-request'
  | 'game-unknown'
  | 'token-invalid'
  | 'session-expired'
  | 'signed-out'
  | 'not-enough-coins'
  | 'round-mismatch'
  | 'game-in-maintenance'
  | 'busy';

export interface GameErrorAnswer {
  readonly error: { readonly code: GameErrorCode; readonly message: string };
}

/** What the page tells the window around it. */
export type ParentMessage =
  | { readonly type: 'tara:ready' }
  | { readonly type: 'tara:balance'; readonly coin: number }
  | { readonly type: 'tara:deposit' }
  | { readonly type: 'tara:exit' }
  | { readonly type: 'tara:signed-out' };
