import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '#lib/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './round-button.module.css';

interface Look {
  icon: IconName;
  /** Name of the control, also its tooltip. */
  label: string;
  /** `plain` has no disc, e.g. inside a balance or a field. */
  variant?: 'disc' | 'plain';
  /** Shows a red dot: something new. */
  dot?: boolean | undefined;
}

/** A round icon button of at least 44 px. */
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
