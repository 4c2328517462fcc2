import type { ENGINES, GameKind } from '#game-engine/engines.ts';
import type { TargetOdds } from '#game-engine/fish.ts';
import type { HandName, PokerOutcome } from '#game-engine/poker.ts';
import type { SlotRules } from '#game-engine/slot-rules.ts';
import type { Pick } from '#game-engine/sports.ts';
import type { Risk } from '#game-engine/stars.ts';

/** The messages between the game page and the provider. Types only, because the page imports this file too. */

export interface GameTheme {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly hi: string;
  readonly deep: string;
}

export type { GameKind };

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
  /** A round of two steps that the player has not finished. */
  readonly openRound?: OpenRound;
}

interface SlotDetails {
  readonly kind: 'slot';
  /** Pictures of A to H, W and S, in that order: file names below /content/symbols/. */
  readonly symbols: readonly string[];
  readonly rules: SlotRules;
  /** Return to player in percent, two decimals. */
  readonly returnPercent: number;
}

interface StarsDetails {
  readonly kind: 'stars';
  readonly risks: readonly {
    readonly risk: Risk;
    /** The pay of each lamp in hundredths of the bet. */
    readonly lamps: readonly number[];
    readonly returnPercent: number;
  }[];
}

interface FishDetails {
  readonly kind: 'fish';
  /** The cheapest first. */
  readonly targets: readonly TargetOdds[];
  /** A shot draws one of so many tickets. */
  readonly tickets: number;
  /** The same for every target. */
  readonly returnPercent: number;
}

interface SportsDetails {
  readonly kind: 'sports';
  /** How many chances a match has. */
  readonly chances: number;
  readonly matches: readonly {
    readonly home: string;
    readonly away: string;
    /** The probability of the home side for each chance, in percent. */
    readonly homePercent: number;
    readonly bets: readonly {
      readonly pick: Pick;
      /** In hundredths of the bet. */
      readonly odds: number;
      /** In percent. */
      readonly chance: number;
      readonly returnPercent: number;
    }[];
  }[];
  /** The lowest return of all bets, in percent. */
  readonly returnPercent: number;
}

interface LiveDetails {
  readonly kind: 'live';
  readonly boxes: readonly {
    readonly id: string;
    /** In hundredths of the bet. */
    readonly odds: number;
    /** In percent. */
    readonly chance: number;
  }[];
  /** The lowest return of all bets, in percent. */
  readonly returnPercent: number;
}

interface PokerDetails {
  readonly kind: 'poker';
  /** The best first. */
  readonly pays: readonly {
    readonly hand: HandName;
    /** Multiple of the bet. */
    readonly multiple: number;
    /** With the best holds, the hand is paid once in so many rounds. */
    readonly oneIn: number;
  }[];
  /** With the best holds. */
  readonly returnPercent: number;
}

/** What the page of a kind of game shows, besides the fields of all games. */
export type OpenedDetails<Kind extends GameKind = GameKind> = Extract<
  SlotDetails | FishDetails | PokerDetails | StarsDetails | SportsDetails | LiveDetails,
  { readonly kind: Kind }
>;

export type OpenAnswer<Kind extends GameKind = GameKind> = OpenedGame & OpenedDetails<Kind>;

export interface RoundRequest {
  readonly session: string;
  /**
   * Chosen by the page, for one round of the player at the game. The same id again is the same round: it is answered from
   * the record and not played again.
   */
  readonly roundId: string;
  /** In hundredths, one of `bets`. */
  readonly bet: number;
  /** What the player chose, e.g. a risk; missing for games without a choice. */
  readonly choice?: string;
}

/** The drawn result, as the engine of the kind describes it. */
export type RoundOutcome<Kind extends GameKind = GameKind> = {
  readonly [K in Kind]: { readonly kind: K } & (K extends 'poker'
    ? PokerOutcome
    : ReturnType<(typeof ENGINES)[K]['draw']>);
}[Kind];

/** A round that was dealt and waits for the player's draw. Its bet has been taken. */
export interface OpenRound {
  readonly roundId: string;
  /** In hundredths. */
  readonly bet: number;
  readonly outcome: RoundOutcome<'poker'>;
}

/** The second step of a round of poker. The same request again is answered from the record. */
export interface DrawRequest {
  readonly session: string;
  readonly roundId: string;
  /** The positions of the cards that stay, from 0, rising. */
  readonly hold: readonly number[];
}

export interface RoundAnswer<Kind extends GameKind = GameKind> {
  readonly roundId: string;
  readonly bet: number;
  /** In hundredths. */
  readonly win: number;
  /** Balance after the round, in hundredths. */
  readonly coin: number;
  readonly outcome: RoundOutcome<Kind>;
}

/** Asks for the player's balance, e.g. after a refusal that does not name it. */
export interface BalanceRequest {
  readonly session: string;
}

export interface BalanceAnswer {
  /** In hundredths. */
  readonly coin: number;
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
  | 'round-open'
  | 'hand-stood'
  | 'game-in-maintenance'
  | 'busy';

export interface GameErrorAnswer {
  readonly error: {
    readonly code: GameErrorCode;
    readonly message: string;
    /** With `not-enough-coins`: the balance in hundredths. */
    readonly coin?: number;
    /** With `hand-stood`: the bet that was taken at the deal, and what the dealt cards won, in hundredths. */
    readonly hand?: { readonly bet: number; readonly win: number };
  };
}

/** Messages of the page to the page around it. */
export type ParentMessage =
  | { readonly type: 'tara:ready' }
  | { readonly type: 'tara:balance'; readonly coin: number }
  /** A round was played with this bet, in hundredths. */
  | { readonly type: 'tara:bet'; readonly bet: number }
  | { readonly type: 'tara:deposit' }
  | { readonly type: 'tara:history' }
  | { readonly type: 'tara:safer-play' }
  | { readonly type: 'tara:exit' }
  /** A dialog that can be closed opened, or it closed. */
  | { readonly type: 'tara:dialog'; readonly open: boolean }
  | { readonly type: 'tara:signed-out' };

/** What the page around the game posts to it. */
export type GameMessage =
  /** The player went back, which closes the dialog. */
  | { readonly type: 'tara:close-dialog' }
  /** The player wants this bet, in hundredths. */
  | { readonly type: 'tara:choose-bet'; readonly bet: number };
