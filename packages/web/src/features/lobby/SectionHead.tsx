import type { ReactNode } from 'react';
import { Star } from '#ui/brand/Brand.tsx';
import styles from './section-head.module.css';

/** Heading of a block on the home page. */
export function SectionHead({
  title,
  children,
  star = false,
}: {
  title: string;
  children?: ReactNode;
  star?: boolean;
}) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>
        {star && <Star size={22} />}
        {title}
      </h2>
      {children}
    </div>
  );
}
