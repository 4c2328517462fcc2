import type { Player } from '../../protocol/backend.ts';
import { expectEqual, expectFields } from '../../protocol/expect.ts';
import type { Claim } from '../shared/claims.ts';
import { pick } from '../shared/lists.ts';
import { receivedIn, STATE, type Step } from '../shared/rewards.ts';

export const ACCUMULATED = {
  activity: 28,
  kind: 6,
  query: 'rechargeBonusCollection6',
  claim: 'receiverRechargeBonusCollection6',
} as const;

export const CONTINUOUS = {
  activity: 43,
  kind: 8,
  query: 'rechargeBonusCollection8',
  claim: 'receiverRechargeBonusCollection8',
  extra: 'receiverRechargeBonusCollection8Extra',
} as const;

interface Board {
  readonly awardId: number;
  readonly itemStatus: number;
  readonly propReceiveList: string;
  readonly steps: readonly [Step, ...Step[]];
}

export interface AccumulatedBoard extends Board {
  readonly totalRecharge: number;
}

interface ContinuousBoard extends Board {
  readonly dayCount: number;
  readonly extra: Step;
}

export const readAccumulated = async (player: Player): Promise<AccumulatedBoard> =>
  (await player.expectOk(ACCUMULATED.query))[ACCUMULATED.query];

export const readContinuous = async (player: Player): Promise<ContinuousBoard> =>
  (await player.expectOk(CONTINUOUS.query))[CONTINUOUS.query];

export const stepClaim = (call: string, { awardId, propList }: Step): Claim => ({
  call: [call, { awardId }],
  items: propList,
  again: 3104,
  foreign: [call, { awardId: awardId + 1 }],
});

const listStates = ({ steps }: Board) => pick(steps, 'itemStatus');

/** What a board must show, by the steps that were reached and those that were received. */
export function expectBoard(what: string, board: Board, reached: number, received: readonly number[]): void {
  const getState = ({ awardId, target }: Step) => {
    if (received.includes(awardId)) return STATE.claimed;
    return target <= reached ? STATE.claimable : STATE.open;
  };
  expectEqual(`states ${what}`, listStates(board), board.steps.map(getState));
  const current = board.steps.find(({ awardId }) => !received.includes(awardId)) ?? board.steps.at(-1);
  expectFields(`current step ${what}`, board, {
    awardId: current?.awardId,
    itemStatus: current && getState(current),
  });
}

/** The ids of the items of steps, each once. */
export const listItemIds = (steps: readonly Step[]) =>
  [...new Set(steps.flatMap(({ propList }) => pick(propList, 'id')))].toSorted((a, b) => a - b);

export const listReceived = ({ propReceiveList }: Board) =>
  receivedIn(propReceiveList).toSorted((a, b) => a - b);
