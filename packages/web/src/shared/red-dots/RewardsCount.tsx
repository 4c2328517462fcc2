import type { Rewards } from '#shared/activities/use-rewards.ts';
import { t } from '#messages/red-dots.ts';
import { classNames } from '#lib/class-names.ts';
import { Dot } from '#ui/chip/Chip.tsx';
import styles from './rewards-count.module.css';

interface RewardsCountProps {
  rewards: Pick<Rewards, 'claims' | 'count' | 'settled'>;
  className?: string | undefined;
}

/** The number of rewards to claim, on the edge of a link; nothing for none. A dot while some are unknown. */
export function RewardsCount({ rewards: { claims, count, settled }, className }: RewardsCountProps) {
  if (claims.length === 0 || !settled) return null;
  if (count === null) {
    return (
      <span className={className}>
        <Dot label={t('redDots.some')} />
      </span>
    );
  }
  return (
    <span className={classNames('tabular', styles.count, className)}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t('redDots.rewards', { count })}</span>
    </span>
  );
}
