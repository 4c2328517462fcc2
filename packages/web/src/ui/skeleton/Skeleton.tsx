import { classNames } from '#lib/class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  className?: string | undefined;
  /** In px or as a length of CSS. */
  height?: number | string | undefined;
}

/** A placeholder with the size and radius of the content. */
export function Skeleton({ className, height }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, className)} style={{ height }} aria-hidden="true" />;
}
