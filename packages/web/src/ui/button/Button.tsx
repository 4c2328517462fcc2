import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '#lib/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './button.module.css';

export interface ButtonStyle {
  /** `gold` is the main button; one per view. */
  variant?: 'gold' | 'night' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  wide?: boolean | undefined;
}

/** The classes of a button. */
export function buttonClass(
  { variant = 'night', size = 'm', wide }: ButtonStyle,
  extra: string | undefined,
): string {
  return classNames(styles.button, styles[variant], styles[size], wide && 'width-full', extra);
}

interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'disabled'> {
  /** Label while the action runs: shows a spinner and ignores presses. */
  busy?: string | false | undefined;
  /** Why it cannot be pressed yet. It stays focusable and announces the reason. */
  idle?: string | false | undefined;
  children: ReactNode;
}

export function Button({
  variant,
  size,
  wide,
  busy,
  idle,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const off = Boolean(busy) || Boolean(idle);
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, wide }, className), idle && styles.idle)}
      aria-disabled={off || undefined}
      aria-busy={busy ? true : undefined}
      title={idle || undefined}
      onClick={off ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (
        <>
          <Icon name="loader-circle" className={styles.spinner} />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, wide, className, ...rest }: ButtonStyle & LinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, wide }, className)} />;
}
