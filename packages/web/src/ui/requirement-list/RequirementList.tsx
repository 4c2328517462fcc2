import { Link } from 'react-router-dom';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { StatusChip, type Status } from '../status/StatusChip.tsx';
import styles from './requirement-list.module.css';

/** The state of a requirement: done, missing, under review, or rejected. */
export type RequirementState = Extract<Status, 'done' | 'missing' | 'waiting' | 'refused'>;

/** Something that must be done before another action. */
export interface Requirement {
  icon: IconName;
  title: string;
  /** What is needed, or what was given. */
  text: string;
  state: RequirementState;
  /** The state in a word. It is visible if the requirement is not done, and always read by screen readers. */
  stateText: string;
  /** Link to do or change it. */
  to: string;
}

/**
 * The requirements of an action with their states and links, side by side if there is room.
 * @param label name of the list
 */
export function RequirementList({
  label,
  requirements,
}: {
  label: string;
  requirements: readonly Requirement[];
}) {
  return (
    <div className={styles.frame}>
      <ul className={styles.requirements} aria-label={label}>
        {requirements.map(({ icon, title, text, state, stateText, to }) => (
          <li key={title}>
            <Link to={to} className={styles.requirement} data-state={state}>
              <span className={styles.disc}>
                <Icon name={state === 'done' ? 'check' : icon} />
              </span>
              <span className={styles.text}>
                <b className="block type-button color-text">{title}</b>
                {text}
              </span>
              {state === 'done' ? (
                <>
                  <span className="visually-hidden">{stateText}</span>
                  <Icon name="chevron-right" />
                </>
              ) : (
                <StatusChip status={state}>{stateText}</StatusChip>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
