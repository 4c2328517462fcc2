import type { ChristmasDay } from '@tara/sdk/rules';
import { t } from '#messages/christmas.ts';
import { RewardBoard, RewardCard } from '#ui/reward-card/RewardCard.tsx';

function toLabel({ day, when }: ChristmasDay): string {
  if (when === 'today') return t('christmas.today');
  return t(when === 'missed' ? 'christmas.missed' : 'christmas.day', { day });
}

/** The days of the check-ins: rewards, claimed and missed days. */
export function SignRow({ days }: { days: readonly ChristmasDay[] }) {
  return (
    <RewardBoard label={t('christmas.days')}>
      {days.map((day, place) => (
        <RewardCard
          key={day.day}
          label={toLabel(day)}
          state={day.state}
          rewards={day.rewards}
          wide={place === days.length - 1}
        />
      ))}
    </RewardBoard>
  );
}
