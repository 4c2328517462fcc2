import { Link } from 'react-router-dom';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { StatusChip, type Status } from '../status/StatusChip.tsx';
import styles from './duty-list.module.css';

/** How far a duty is: done, still to do, being looked at by somebody else, or to be done anew. */
export type DutyState = Extract<Status, 'done' | 'missing' | 'waiting' | 'refused'>;

/** Something that must be done before something else is possible. */
export interface Duty {
  icon: IconName;
  title: string;
  /** What it asks for, or what was given. */
  text: string;
  state: DutyState;
  /** The state in a word. It is seen where the duty is not done, and read out always. */
  stateText: string;
  /** Where it is done, or changed. */
  to: string;
}

/**
 * What must be done first, each with its state and its way on. Where there is room for it they stand side by side.
 * @param label the name of the list
 */
export function DutyList({ label, duties }: { label: string; duties: readonly Duty[] }) {
  return (
    <div className={styles.frame}>
      <ul className={styles.duties} aria-label={label}>
        {duties.map(({ icon, title, text, state, stateText, to }) => (
          <li key={title}>
            <Link to={to} className={styles.duty} data-state={state}>
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
