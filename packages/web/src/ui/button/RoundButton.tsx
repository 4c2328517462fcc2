import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '#lib/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './round-button.module.css';

interface Look {
  icon: IconName;
  /** The control's name, read out and shown as a hint. */
  label: string;
  /** `plain` has no disc of its own, e.g. inside a balance or a field. */
  variant?: 'disc' | 'plain';
  /** A red dot: something waits behind it. */
  dot?: boolean | undefined;
}

/** A round control with an icon only, 44 px at least. */
export function RoundButton({
  icon,
  label,
  variant = 'disc',
  dot,
  className,
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.round, styles[variant], className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
      {dot && <span className={styles.dot} />}
    </button>
  );
}

export function RoundLink({ icon, label, variant = 'disc', dot, className, ...rest }: Look & LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(styles.round, styles[variant], className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
      {dot && <span className={styles.dot} />}
    </Link>
  );
}
