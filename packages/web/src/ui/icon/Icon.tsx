import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';

interface IconProps {
  name: IconName;
  /** Edge in px: 14, 18, 20, 22 or 24. */
  size?: 14 | 16 | 18 | 20 | 22 | 24 | 26;
  className?: string | undefined;
}

/** A line icon in the colour of its text. Decorative: it is always beside a word or inside a named control. */
export function Icon({ name, size = 20, className }: IconProps) {
  const classes = className ? `${styles.icon} ${className}` : styles.icon;
  return (
    <svg className={classes} width={size} height={size} strokeWidth={size <= 14 ? 2.5 : 2} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
