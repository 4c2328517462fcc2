export type { Prize } from './kept-prize.ts';
export { useKeptPrize } from './use-kept-prize.ts';
