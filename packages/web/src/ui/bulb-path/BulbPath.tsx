import { pathProgress, type StepState } from '@tara/sdk/rules';
import type { CSSProperties } from 'react';
import { t } from '#messages/reward.ts';
import { classNames } from '#lib/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './bulb-path.module.css';

export interface BulbStep {
  key: number;
  /** Its target in the unit of `have`. */
  target: number;
  /** Short text of the target, below the light. */
  targetText: string;
  /** Short text of the reward, above the light. */
  value: string;
  state: StepState;
}

interface BulbPathProps {
  /** Name of the steps. */
  label: string;
  steps: readonly BulbStep[];
  /** The progress of the player, in the unit of the targets. */
  have: number;
}

const BULBS = [0.2, 0.4, 0.6, 0.8];

function stateText(state: StepState): string {
  if (state === 'claimed') return t('reward.claimed');
  return state === 'ready' ? t('reward.ready') : '';
}

/** Progress over several steps as a path of lights. It scrolls if it is too wide. */
export function BulbPath({ label, steps, have }: BulbPathProps) {
  const progress = pathProgress(
    steps.map(({ target }) => target),
    have,
  );
  return (
    // It scrolls if it is too wide, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.path} tabIndex={0} role="group" aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ key, value, targetText, state }, place) => {
          const lit = Math.min(1, Math.max(0, progress - place));
          return (
            <li key={key} className={classNames(styles.step, styles[state])}>
              <span className={`num size-16 ${styles.value}`}>{value}</span>
              <span className={styles.wire} aria-hidden="true" style={{ '--share': lit } as CSSProperties}>
                <svg viewBox="0 0 100 24" preserveAspectRatio="none">
                  <path className={styles.off} d="M0 4Q50 24 100 4" vectorEffect="non-scaling-stroke" />
                </svg>
                <svg viewBox="0 0 100 24" preserveAspectRatio="none" className={styles.lit}>
                  <path className={styles.on} d="M0 4Q50 24 100 4" vectorEffect="non-scaling-stroke" />
                </svg>
                {BULBS.map((at, bulb) => (
                  <i
                    key={at}
                    className={classNames(styles.small, lit >= at && styles.glowing)}
                    data-color={bulb}
                    style={{ '--at': at, '--sag': 4 * at * (1 - at) } as CSSProperties}
                  />
                ))}
              </span>
              <span className={styles.bulb}>
                {state === 'claimed' ? <Icon name="check" size={18} /> : <i className={styles.star} />}
              </span>
              <span className={`type-tiny color-muted break-anywhere ${styles.target}`}>{targetText}</span>
              {stateText(state) && <span className="visually-hidden">{stateText(state)}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
