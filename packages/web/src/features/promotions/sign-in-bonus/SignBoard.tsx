import { dayStates, toReward, type RewardItem } from '@tara/sdk/rules';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/sign-in-bonus.ts';
import { RewardBoard, RewardCard } from '#ui/reward-card/RewardCard.tsx';

/** A day of a board from the server. */
export interface SignDay {
  day: number;
  propList: readonly RewardItem[];
}

interface SignBoardProps {
  label: string;
  days: readonly SignDay[];
  /** Number of today, from 1. */
  today: number;
  itemStatus: number;
}

/** The days of a board with their rewards and states. The last day is twice as wide. */
export function SignBoard({ label, days, today, itemStatus }: SignBoardProps) {
  const props = usePropConfig();
  const states = dayStates(days.length, today, itemStatus);
  return (
    <RewardBoard label={label}>
      {days.map(({ day, propList }, place) => {
        const state = states[place] ?? 'locked';
        return (
          <RewardCard
            key={day}
            label={day === today && state !== 'claimed' ? t('sign.today') : t('sign.day', { day })}
            state={state}
            rewards={propList.map((item) => toReward(item, props))}
            wide={place === days.length - 1}
          />
        );
      })}
    </RewardBoard>
  );
}
