import type { Deposit } from '../happenings.ts';
import type { Effects, Player } from '../player.ts';

/** What a deposit moves in the promotions. */
export const afterDeposit = (_draft: Player, _deposit: Deposit, _fx: Effects): void => undefined;

/** What a stake moves in the promotions. */
export const afterStake = (_draft: Player, _amount: number, _fx: Effects): void => undefined;
