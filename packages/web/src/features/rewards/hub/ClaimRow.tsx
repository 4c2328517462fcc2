import { formatCoins } from '@tara/sdk/rules';
import { Link } from 'react-router-dom';
import type { ClaimIssue } from '#shared/claims/use-claim-all.ts';
import type { ListedClaim } from '#shared/activities/use-rewards.ts';
import { t as tReward } from '#messages/reward.ts';
import { t } from '#messages/rewards.ts';
import { classNames } from '#lib/class-names.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { FitNumber } from '#ui/money/FitNumber.tsx';
import { RewardPicture } from '#ui/reward/RewardPicture.tsx';
import { rewardText } from '#ui/reward/reward-text.ts';
import { shortLine } from './short-line.ts';
import type { ClaimView } from './claim-view.ts';
import styles from './claim-panel.module.css';

interface ClaimRowProps {
  view: ClaimView;
  /** How its last attempt ended. */
  issue?: ClaimIssue<ListedClaim> | undefined;
  /** The state in the open run. */
  run?: 'done' | 'current' | 'waits' | undefined;
  /** Claims it again; undefined if the server does not offer it any more. */
  onRetry?: (() => void) | undefined;
}

/** What the reward is, besides its amount. */
function getNote({ rewards }: ClaimView): string {
  const [first] = rewards;
  if (!first) return '';
  if (rewards.length > 1) return shortLine(rewards);
  if (first.kind === 'coins') {
    const toBet = first.amount * first.turnover;
    return toBet > 0 ? t('rewards.bet', { amount: formatCoins(toBet) }) : tReward('reward.coins');
  }
  const { name, note } = rewardText(first);
  return first.kind === 'points' || first.kind === 'point-item' ? name : (note ?? name);
}

/** A reward to claim with a link to its page; after a failed attempt with the reason and "Try again". */
export function ClaimRow({ view, issue, run, onRetry }: ClaimRowProps) {
  const { object, title, to, rewards } = view;
  const amount = rewards.length === 1 && rewards[0] ? rewardText(rewards[0]).amount : null;
  const inside = (
    <>
      <img src={object} width={40} height={40} alt="" className={styles.object} />
      <span className={styles.middle}>
        <span className={styles.words}>
          <b className="type-entry">{title}</b>
          {issue ? (
            <span
              className={classNames(
                'row gap-1 align-start type-caption',
                issue.kind === 'unknown' ? 'color-accent-2' : styles.refused,
              )}
            >
              <Icon name={issue.kind === 'unknown' ? 'clock' : 'circle-alert'} size={18} />
              {issue.reason}
            </span>
          ) : (
            <span className="type-caption color-muted">{getNote(view)}</span>
          )}
        </span>
        {amount !== null && (
          <span className="row gap-1 margin-start-auto">
            <RewardPicture rewards={rewards} size={20} />
            <FitNumber className={styles.amount} text={amount} />
          </span>
        )}
      </span>
    </>
  );
  if (issue && run === undefined) {
    return (
      <li className={classNames('row wrap gap-y-2 gap-x-3', styles.row, styles.issue)}>
        {inside}
        {onRetry && (
          <Button size="s" className={styles.retry} onClick={onRetry}>
            {issue.kind === 'unknown' ? tReward('reward.checkAgain') : t('rewards.tryAgain')}
            <span className="visually-hidden">{title}</span>
          </Button>
        )}
      </li>
    );
  }
  if (run !== undefined) {
    return (
      <li className={classNames('row gap-3', styles.row, styles[run])}>
        {inside}
        <Icon name={run === 'done' ? (issue ? 'circle-alert' : 'check') : 'ellipsis'} size={20} />
      </li>
    );
  }
  return (
    <li>
      <Link to={to} className={classNames('row gap-3', styles.row)}>
        {inside}
        <Icon name="chevron-right" size={20} className={`color-faint ${styles.arrow}`} />
      </Link>
    </li>
  );
}
