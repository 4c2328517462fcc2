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

function toProps<Rest extends { className?: string | undefined }>({
  icon,
  label,
  variant = 'disc',
  dot,
  className,
  ...rest
}: Look & Rest) {
  return {
    ...rest,
    className: classNames(styles.round, styles[variant], className),
    'aria-label': label,
    title: label,
    children: (
      <>
        <Icon name={icon} />
        {dot && <span className={styles.dot} />}
      </>
    ),
  };
}

/** A round icon button of at least 44 px. */
export function RoundButton(props: Look & ComponentProps<'button'>) {
  return <button type="button" {...toProps(props)} />;
}

export function RoundLink(props: Look & LinkProps) {
  return <Link {...toProps(props)} />;
}
