import type { Data } from '@tara/sdk';
import { ItemStatus, rewardOf, type PropConfigMap, type Reward, type StepState } from '@tara/sdk/rules';

/** Christmas as the server tells it. */
export type ChristmasState = Data<'/app/v1/appChristmasUser'>['appChristmasUser'];

/** A day of the sign-in row. */
export interface SignDay {
  day: number;
  when: 'past' | 'missed' | 'today' | 'later';
  state: StepState;
  rewards: readonly Reward[];
}

type Days = Pick<ChristmasState, 'day' | 'signDays' | 'rewards'>;

/**
 * The days of the sign-in row. On a day after the last of the row that one comes again, as a place of its own.
 * @param props appPropConfigMap of the web config
 */
export function signDays({ day: today, signDays: signed, rewards }: Days, props: PropConfigMap): SignDay[] {
  const last = rewards.at(-1);
  const days = last && today > last.day ? [...rewards, { ...last, day: today }] : rewards;
  return days.map(({ day, propList }) => {
    const isSigned = signed.includes(day);
    const isNext = day === today + 1 && signed.includes(today);
    const open = day === today ? 'ready' : isNext ? 'next' : 'locked';
    return {
      day,
      when: day === today ? 'today' : day > today ? 'later' : isSigned ? 'past' : 'missed',
      state: isSigned ? 'claimed' : open,
      rewards: propList.map((item) => rewardOf(item, props)),
    };
  });
}

/** The one thing that the gold button does: what is most worth doing now. */
export type ChristmasKey = 'sign' | 'open' | 'steps' | 'extra' | 'wait';

/** Signing in comes first, as it ends with the day and brings boxes. */
export function keyOf({
  day,
  signDays: signed,
  openCount,
  steps,
  extra,
}: Pick<ChristmasState, 'day' | 'signDays' | 'openCount' | 'steps' | 'extra'>): ChristmasKey {
  if (!signed.includes(day)) return 'sign';
  if (openCount > 0) return 'open';
  if (steps.some(({ itemStatus }) => itemStatus === ItemStatus.claimable)) return 'steps';
  return extra.itemStatus === ItemStatus.claimable ? 'extra' : 'wait';
}

/** How many boxes are missing to the next reward; null where all are reached. */
export function boxesToNext({ opened, steps }: Pick<ChristmasState, 'opened' | 'steps'>): number | null {
  const next = steps.find(({ target }) => target > opened);
  return next ? next.target - opened : null;
}
