import type { Backend, Body, Player } from '../../protocol/backend.ts';
import { expectThat } from '../../protocol/expect.ts';
import { ACTIVITY, playerWith, readState } from '../shared/activities.ts';
import type { Call } from '../shared/calls.ts';
import { deposit } from '../shared/deposits.ts';
import { stepAt, type RewardItem, type Step } from '../shared/rewards.ts';
import { LARGE } from './deposits.ts';

export const CHRISTMAS = 'appChristmasUser';

interface Christmas {
  readonly day: number;
  readonly signDays: readonly number[];
  readonly openCount: number;
  readonly opened: number;
  readonly awardId: number;
  readonly itemStatus: number;
  readonly steps: readonly Step[];
  readonly rewards: readonly { readonly day: number; readonly propList: readonly RewardItem[] }[];
  readonly extra: Step;
  readonly expireTime: number;
}

export const readChristmas = async (player: Player) => (await readState(player, CHRISTMAS)) as Christmas;
export const christmasIn = (answer: Body): Christmas => answer[CHRISTMAS];
export const SIGN: Call = ['appChristmasUserSign'];
export const OPEN: Call = ['appChristmasUserOpen'];
export const EXTRA: Call = ['appChristmasUserExtra'];
export const receiveStep = (awardId: number): Call => ['appChristmasUserReceive', { awardId }];
export const atChristmas = (backend: Backend) => playerWith(backend, [ACTIVITY.christmas], {});

/** A player with at least so many boxes. */
export async function withBoxes(backend: Backend, boxes: number): Promise<Player> {
  const player = await atChristmas(backend);
  let { openCount } = await readChristmas(player);
  while (openCount < boxes) {
    await deposit(backend, player, LARGE);
    const now = await readChristmas(player);
    expectThat('boxes after a deposit', now.openCount > openCount, `more than ${openCount}`, now.openCount);
    openCount = now.openCount;
  }
  return player;
}

/** Opens boxes without looking at the balances. */
export async function openBoxes(player: Player, count: number): Promise<void> {
  for (let box = 0; box < count; box++) await player.expectOk(...OPEN);
}

/** The reward for signing in on a day; after the last day of the board, the reward of the last day. */
export function getReward({ rewards }: Christmas, day: number): readonly RewardItem[] {
  return stepAt(rewards, Math.min(day, rewards.length) - 1).propList;
}
