import { localStore } from '#lib/storage.ts';
import { kept } from '#state/kept.ts';
import { LAST_BETS, onPlayerEnd } from '#state/player-end.ts';

/** Games whose last bet is stored. */
const KEPT = 50;

type LastBet = readonly [gameId: number, bet: number];

const isLastBet = (entry: unknown): entry is LastBet =>
  Array.isArray(entry) &&
  entry.length === 2 &&
  entry.every((value) => Number.isSafeInteger(value) && value > 0);

/** The player's last bet in each game on this device, in hundredths; the newest first. */
export const useLastBets = kept<{ bets: readonly LastBet[] }>(localStore, LAST_BETS, ({ bets }) => ({
  bets: Array.isArray(bets) ? bets.filter(isLastBet).slice(0, KEPT) : [],
}));

/** Stores the bet of a round. */
export function keepLastBet(gameId: number, bet: number): void {
  useLastBets.setState(({ bets }) => ({
    bets: [[gameId, bet] as const, ...bets.filter(([id]) => id !== gameId)].slice(0, KEPT),
  }));
}

onPlayerEnd(() => useLastBets.setState({ bets: [] }));
