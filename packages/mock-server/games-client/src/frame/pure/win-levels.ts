/** How a win is celebrated, by its multiple of the bet. A result that does not exceed the bet is not celebrated. */
export type WinLevel = 'none' | 'paid' | 'win' | 'goodWin' | 'bigWin';

/** The level of a result. Both amounts are in hundredths. */
export const getWinLevel = (win: number, bet: number): WinLevel => {
  if (win === 0) return 'none';
  if (win <= bet) return 'paid';
  if (win < bet * 3) return 'win';
  return win < bet * 10 ? 'goodWin' : 'bigWin';
};

/** The duration of the count-up in ms: longer for larger multiples of the bet, with an upper bound. */
export const getCountMs = (win: number, bet: number): number => Math.min(2200, 600 + (win / bet) * 60);
