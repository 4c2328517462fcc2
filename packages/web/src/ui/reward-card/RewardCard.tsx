import type { Reward, StepState } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import { t } from '#messages/reward.ts';
import { classNames } from '#lib/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { RewardPicture } from '../reward/RewardPicture.tsx';
import { rewardAmount, rewardLine } from '../reward/reward-text.ts';
import styles from './reward-card.module.css';

interface RewardCardProps {
  /** Its label, e.g. "Day 3". */
  label: string;
  state: StepState;
  rewards: readonly Reward[];
  /** Whether it spans two cells. */
  wide?: boolean;
}

function stateText(state: StepState): string {
  if (state === 'claimed') return t('reward.claimed');
  if (state === 'ready') return t('reward.ready');
  return state === 'next' ? t('reward.next') : '';
}

/** The reward of a day or place on a board, with its object and its state. */
export function RewardCard({ label, state, rewards, wide = false }: RewardCardProps) {
  return (
    <li
      className={classNames(
        'card grid justify-items-center content-start min-width-0 text-center',
        styles.card,
        styles[state],
        wide && styles.wide,
      )}
    >
      <span className={styles.object}>
        <RewardPicture rewards={rewards} size={60} />
      </span>
      {state === 'claimed' && (
        <span className={styles.tick}>
          <Icon name="check" size={14} />
        </span>
      )}
      <span className="grid min-width-0 max-width-full break-anywhere">
        <span className={`type-tiny color-muted ${styles.label}`}>{label}</span>
        <span className={`num size-16 ${styles.amount}`} aria-hidden="true">
          {rewardAmount(wide ? rewards.slice(0, 1) : rewards)}
        </span>
        <span className="visually-hidden">{rewardLine(rewards)}</span>
        {wide && rewards.length > 1 && (
          <span className="type-tiny color-muted" aria-hidden="true">
            {t('reward.plus', { rewards: rewardLine(rewards.slice(1)) })}
          </span>
        )}
        <span className={`type-tiny color-muted ${styles.state}`}>{stateText(state)}</span>
      </span>
    </li>
  );
}

/** A board of reward cards. @param label its name */
export function RewardBoard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <ul className={styles.board} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
