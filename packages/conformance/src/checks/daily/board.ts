import type { Fields, Player } from '../../protocol/backend.ts';
import type { Claim } from '../shared/claims.ts';
import type { RewardItem } from '../shared/rewards.ts';

export const SIGN_UP = 15;
export const FREE_SIGN = 36;

interface DayReward {
  readonly day: number;
  readonly propList: readonly RewardItem[];
}

interface Board {
  readonly day: number;
  readonly itemStatus: number;
  readonly rewards: readonly DayReward[];
  /** Of the sign-up bonus only: the received places. */
  readonly days?: readonly number[];
}

/** A board, as its query and its claim answer it. */
export const boardIn = (answer: Fields, call: string): Board => answer[call];

export const readSignUp = async (player: Player) =>
  boardIn(await player.expectOk('loginBonus3User'), 'loginBonus3User');

export const readFreeSign = async (player: Player) =>
  boardIn(await player.expectOk('appFreeSignUser'), 'appFreeSignUser');

export const signUpClaim = ({ rewards }: Board, day: number): Claim => ({
  call: ['loginBonus3UserReceive', { day }],
  items: rewards[day - 1]?.propList ?? [],
  again: 3104,
  foreign: ['loginBonus3UserReceive', { day: 2 }],
});

export const freeSignClaim = ({ rewards, day }: Board): Claim => ({
  call: ['appFreeSignUserReceive'],
  items: rewards[day - 1]?.propList ?? [],
  again: 3104,
  foreign: ['loginBonus3UserReceive', { day: 2 }],
});
