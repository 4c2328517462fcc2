import { Link } from 'react-router-dom';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { StatusChip, type Status } from '../status/StatusChip.tsx';
import styles from './requirement-list.module.css';

/** How far a requirement is: done, still to do, being looked at by somebody else, or to be done anew. */
export type RequirementState = Extract<Status, 'done' | 'missing' | 'waiting' | 'refused'>;

/** Something that must be done before something else is possible. */
export interface Requirement {
  icon: IconName;
  title: string;
  /** What it asks for, or what was given. */
  text: string;
  state: RequirementState;
  /** The state in a word. It is seen where the requirement is not done, and read out always. */
  stateText: string;
  /** Where it is done, or changed. */
  to: string;
}

/**
 * What must be done first, each with its state and its way on. Where there is room for it they stand side by side.
 * @param label the name of the list
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
                <b>{title}</b>
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
