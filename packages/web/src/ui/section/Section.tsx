import type { ReactNode, Ref } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Stands before the title. */
  mark?: ReactNode;
  /** What leads further or changes the section, at the end of the heading's row. */
  action?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Section({ title, mark, action, className, ref, children }: SectionProps) {
  return (
    <section ref={ref} className={className}>
      <div className={classNames(styles.head, Boolean(action) && styles.acting)}>
        <h2 className={styles.title}>
          {mark}
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
