import type { CSSProperties } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './skeleton.module.css';

/** A placeholder with the size and radius of the content. */
export function Skeleton({ className, style }: { className?: string | undefined; style?: CSSProperties }) {
  return <span className={classNames(styles.skeleton, className)} style={style} aria-hidden="true" />;
}
