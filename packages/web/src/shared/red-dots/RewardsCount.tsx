import { t } from '#messages/red-dots.ts';
import { classNames } from '#lib/class-names.ts';
import styles from './rewards-count.module.css';

/** The number of rewards to claim, on the edge of a link; nothing for none. */
export function RewardsCount({ count, className }: { count: number; className?: string | undefined }) {
  return (
    count > 0 && (
      <span className={classNames('tabular', styles.count, className)}>
        <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
        <span className="visually-hidden">{t('redDots.rewards', { count })}</span>
      </span>
    )
  );
}
