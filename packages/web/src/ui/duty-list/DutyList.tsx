import { Link } from 'react-router-dom';
import { Chip } from '../chip/Chip.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './duty-list.module.css';

/** How far a duty is: done, still to do, being looked at by somebody else, or to be done anew. */
export type DutyState = 'ok' | 'missing' | 'checking' | 'refused';

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

const looks = {
  missing: { variant: 'wait', icon: 'circle-alert' },
  checking: { variant: 'wait', icon: 'clock' },
  refused: { variant: 'bad', icon: 'x' },
} as const;

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
                <Icon name={state === 'ok' ? 'check' : icon} />
              </span>
              <span className={styles.text}>
                <b>{title}</b>
                {text}
              </span>
              {state === 'ok' ? (
                <>
                  <span className="visually-hidden">{stateText}</span>
                  <Icon name="chevron-right" />
                </>
              ) : (
                <Chip {...looks[state]}>{stateText}</Chip>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
