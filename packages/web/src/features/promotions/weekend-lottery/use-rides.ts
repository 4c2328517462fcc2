import type { Data } from '@tara/sdk';
import { toReward, type PropConfigMap, type Reward, type RewardItem } from '@tara/sdk/rules';
import { useState } from 'react';
import { usePlayer } from '#api/session.ts';
import { mapActivityQuery, useActivity, type ActivityQuery } from '#shared/activities/use-activity.ts';
import { useRewardCommand } from '#shared/claims/use-reward-command.ts';
import { useLastPrize } from '#shared/last-prize/use-last-prize.ts';
import type { TurnPhase } from '#ui/wheel/use-turn.ts';

const READ = 'weekendLotteryUser';

export type Lottery = Data<typeof READ>['weekendLotteryUser'];

/** The prize, and the lottery before and after it. */
interface Ride {
  index: number;
  items: readonly RewardItem[];
  before: Lottery | undefined;
  after: Lottery;
}

/** The draws of a player for the page. */
export interface Rides {
  /** While the wheel turns this is the previous lottery: winners and draws left would reveal the prize. */
  query: ActivityQuery<Lottery>;
  phase: TurnPhase;
  /** The current or target cabin; null before the first draw. */
  index: number | null;
  /** The last prize, after the wheel has stopped. */
  last: readonly RewardItem[] | null;
  /** The receipt; empty if there is none. */
  received: readonly Reward[];
  settle: () => void;
  ride: () => void;
  /** Whether the outcome of a draw is unknown. */
  unknown: boolean;
  checkAgain: () => void;
  onStand: () => void;
}

/** Draws: the server decides, the wheel turns to the prize, then the prize is shown. */
export function useRides(props: PropConfigMap): Rides {
  const query = useActivity(READ, ({ weekendLotteryUser }) => weekendLotteryUser);
  const read = query.data;
  const player = usePlayer()?.user.id ?? 0;
  // The opening time identifies a weekend.
  const [stored, save] = useLastPrize('weekend', read ? { player, round: read.opensAt } : null);
  const [ride, setRide] = useState<Ride | null>(null);
  const [turning, setTurning] = useState(false);
  const [reported, setTold] = useState(false);

  const { busy, run, unknown, checkAgain } = useRewardCommand('weekendLotteryUserDraw', {
    onSuccess({ index, weekendLotteryUser, propList }) {
      save({ index, items: propList }, { player, round: weekendLotteryUser.opensAt });
      setRide({ index, items: propList, before: read, after: weekendLotteryUser });
      setTurning(true);
      setTold(false);
    },
    onRefused: query.refresh,
  });

  function shownLottery(lottery: Lottery): Lottery {
    if (!ride) return lottery;
    if (turning) return ride.before ?? lottery;
    // The answer is newer until the lottery has been read again.
    return lottery === ride.before ? ride.after : lottery;
  }
  const stood = ride !== null && !turning;
  const prize = ride ?? stored;
  return {
    query: mapActivityQuery(query, shownLottery),
    phase: turning ? 'stops' : busy ? 'waits' : 'stands',
    index: prize?.index ?? null,
    last: turning || !prize ? null : prize.items,
    received: stood && !reported ? ride.items.map((item) => toReward(item, props)) : [],
    settle: () => setTold(true),
    ride: () => run({}),
    unknown: unknown !== null && !busy,
    checkAgain: () => checkAgain(),
    onStand: () => setTurning(false),
  };
}
