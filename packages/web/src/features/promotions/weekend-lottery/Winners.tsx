import { toReward, type PropConfigMap } from '@tara/sdk/rules';
import { t } from '#messages/weekend.ts';
import { formatDayTime } from '#lib/day.ts';
import { RewardPicture } from '#ui/reward/RewardPicture.tsx';
import { rewardAmount } from '#ui/reward/reward-text.ts';
import { RewardRow, RewardRows } from '#ui/reward-row/RewardRow.tsx';
import { Section } from '#ui/section/Section.tsx';
import type { Lottery } from './use-rides.ts';

interface WinnersProps {
  winners: Lottery['winners'];
  props: PropConfigMap;
  /** Shown beside the heading while the wheel is open. */
  open: boolean;
}

/** The latest winners, with names masked by the server. */
export function Winners({ winners, props, open }: WinnersProps) {
  return (
    <Section title={t('weekend.justRode')} count={open ? t('weekend.openToday') : undefined}>
      {winners.length === 0 ? (
        <p className="type-note color-muted text-center">{t('weekend.noneRode')}</p>
      ) : (
        <RewardRows label={t('weekend.justRode')}>
          {winners.map(({ nickname, prize, timestamp }) => {
            const rewards = [toReward(prize, props)];
            return (
              <RewardRow
                key={`${timestamp}/${nickname}`}
                state="open"
                picture={<RewardPicture rewards={rewards} size={40} />}
                title={nickname}
                note={formatDayTime(timestamp)}
                end={<span className="num size-18 color-accent-2">{rewardAmount(rewards)}</span>}
              />
            );
          })}
        </RewardRows>
      )}
    </Section>
  );
}
