import type { Schema } from '#contract/schema-types.ts';
import type { LogKey } from '#store/port.ts';
import { maskPhone } from '../display/mask.ts';
import type { Player } from '../player/player.ts';
import type { DomainContext } from '../player/context.ts';

/** An entry of the ticker on the wallet screens: a deposit or withdrawal of a player. */
export interface Trade {
  phone: string;
  type: Schema<'TradeType'>;
  amount: number;
  timestamp: number;
}

/** An entry of the big-win ticker. */
export interface BigWin {
  phone: string;
  gameId: number;
  amount: number;
  timestamp: number;
}

export const TRADES_LOG: LogKey<Trade> = 'log:trades';
export const BIG_WINS_LOG: LogKey<BigWin> = 'log:big-wins';
export const NEW_YEAR_WINS_LOG: LogKey<BigWin> = 'log:new-year-wins';

/** The minimum of a win on the ticker, in hundredths. */
const BIG_WIN = 1_000_00;

/** A placeholder number for a player without one: it has the usual form and is masked too. */
function publicName(player: Readonly<Player>): string {
  return maskPhone(player.mobile || `3${String(player.id).padStart(9, '0')}`);
}

export function recordTrade(
  player: Readonly<Player>,
  type: Schema<'TradeType'>,
  amount: number,
  context: DomainContext,
): void {
  context.record(TRADES_LOG, {
    phone: publicName(player),
    type,
    amount,
    timestamp: context.now,
  } satisfies Trade);
}

/** Adds a win to the ticker if it is large enough. */
export function recordWin(
  player: Readonly<Player>,
  gameId: number,
  amount: number,
  context: DomainContext,
): void {
  if (amount < BIG_WIN) return;
  context.record(BIG_WINS_LOG, {
    phone: publicName(player),
    gameId,
    amount,
    timestamp: context.now,
  } satisfies BigWin);
}

/** A draw belongs to no game: the ticker shows the player's latest game, or the first game. */
const FIRST_GAME = 1001;

/** Adds a prize of the New Year activity to its ticker. */
export function recordNewYearWin(player: Readonly<Player>, amount: number, context: DomainContext): void {
  const gameId = player.history[0] ?? FIRST_GAME;
  const win: BigWin = { phone: publicName(player), gameId, amount, timestamp: context.now };
  context.record(NEW_YEAR_WINS_LOG, win);
}
