import type { Risk, StarOutcome } from '#game-engine/stars.ts';
import type { SlotOutcome } from '#game-engine/slot.ts';
import type { SlotRules } from '#game-engine/slot-rules.ts';

/** The messages between the game page and the provider. Types only, because the page imports this file too. */

export interface GameTheme {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly hi: string;
  readonly deep: string;
}

/** The two games behind all lobby tiles: slots use the slot, every other type Lucky Stars. */
export type GameKind = 'slot' | 'stars';

export interface OpenRequest {
  /** The one-time launch token. */
  readonly token: string;
  /** The game of this page; a token opens only the game it was created for. */
  readonly gameId: number;
}

interface OpenedGame {
  /** Identifies the game session in every round. */
  readonly session: string;
  readonly game: { readonly id: number; readonly name: string };
  /** Balance in hundredths. */
  readonly coin: number;
  /** The possible bets in hundredths, rising. */
  readonly bets: readonly number[];
}

export interface OpenedSlot extends OpenedGame {
  readonly kind: 'slot';
  /** Pictures of A to H, W and S, in that order: file names below /content/symbols/. */
  readonly symbols: readonly string[];
  readonly rules: SlotRules;
  /** Return to player in percent, two decimals. */
  readonly returnPercent: number;
}

export interface OpenedStars extends OpenedGame {
  readonly kind: 'stars';
  readonly risks: readonly {
    readonly risk: Risk;
    /** The pay of each lamp in hundredths of the bet. */
    readonly lamps: readonly number[];
    readonly returnPercent: number;
  }[];
}

export type OpenAnswer = OpenedSlot | OpenedStars;

export interface RoundRequest {
  readonly session: string;
  /** Chosen by the page. The same id again is the same round: it is answered from the record and not played again. */
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

/** The reason of a refusal. */
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
  readonly error: {
    readonly code: GameErrorCode;
    readonly message: string;
    /** With `not-enough-coins`: the balance in hundredths. */
    readonly coin?: number;
  };
}

/** Messages of the page to the page around it. */
export type ParentMessage =
  | { readonly type: 'tara:ready' }
  | { readonly type: 'tara:balance'; readonly coin: number }
  | { readonly type: 'tara:deposit' }
  | { readonly type: 'tara:exit' }
  /** A dialog that can be closed opened, or it closed. */
  | { readonly type: 'tara:dialog'; readonly open: boolean }
  | { readonly type: 'tara:signed-out' };

/** What the page around the game posts to it: the player went back, which closes its dialog. */
export interface GameMessage {
  readonly type: 'tara:close-dialog';
}
