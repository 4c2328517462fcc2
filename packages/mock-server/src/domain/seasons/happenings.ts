import type { Deposit } from '../happenings.ts';
import type { Effects, Player } from '../player.ts';

/** What a deposit moves in the promotions of a season. */
export const afterDeposit = (_draft: Player, _deposit: Deposit, _fx: Effects): void => undefined;
