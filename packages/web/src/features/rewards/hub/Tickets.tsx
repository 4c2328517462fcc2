import type { Data } from '@tara/sdk';
import { claimableCount, ItemStatus, toReward } from '@tara/sdk/rules';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { Link } from 'react-router-dom';
import { t } from '#messages/rewards.ts';
import { classNames } from '#lib/class-names.ts';
import { formatDayTime } from '#lib/day.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { RewardPicture } from '#ui/reward/RewardPicture.tsx';
import { rewardText } from '#ui/reward/reward-text.ts';
import { Section } from '#ui/section/Section.tsx';
import styles from './tickets.module.css';

/** The claimable coupons with a link to all; nothing if there are none. */
export function Tickets({ tickets }: { tickets: Data<'getBonusTickers'>['bonusTickers'] }) {
  const props = usePropConfig();
  const left = tickets.filter(({ itemStatus }) => itemStatus !== ItemStatus.claimed);
  if (left.length === 0) return null;
  return (
    <Section
      title={t('rewards.tickets')}
      action={
        <LinkButton size="s" to={href('cashBonus')}>
          {t('rewards.toTake', { count: claimableCount(left) })}
        </LinkButton>
      }
    >
      <ul className={styles.tickets} aria-label={t('rewards.tickets')}>
        {left.map(({ id, propId, count, betRate, startTime, itemStatus }) => {
          const reward = toReward({ id: propId, count, betRate }, props);
          const { amount, name, note } = rewardText(reward);
          const ready = itemStatus === ItemStatus.claimable;
          return (
            <li key={id}>
              <Link
                to={href('cashBonus')}
                className={classNames(
                  'row wrap gap-y-1 gap-x-3 padding-3',
                  styles.ticket,
                  ready ? (reward.kind === 'coins' ? styles.coins : styles.coupon) : styles.later,
                )}
              >
                <RewardPicture rewards={[reward]} size={40} />
                <span className={styles.words}>
                  <b className="num size-18 nowrap">{amount}</b>
                  <span>
                    {ready || startTime === undefined
                      ? (note ?? name)
                      : t('rewards.opens', { time: formatDayTime(startTime) })}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
