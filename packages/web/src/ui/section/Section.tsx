import type { ReactNode, Ref } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Stands before the title. */
  mark?: ReactNode;
  /** What leads further or changes the section, at the end of the heading's row. */
  action?: ReactNode;
  /** Words at the end of the heading's row that change, e.g. how many; read out when they do. */
  count?: string | undefined;
  /** For a heading to which focus is led. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Section(props: SectionProps) {
  const { title, mark, action, count, headingRef, className, ref, children } = props;
  return (
    <section ref={ref} className={className}>
      <div className={classNames(styles.head, Boolean(action) && styles.acting)}>
        <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles.title}>
          {mark}
          {title}
        </h2>
        {action}
        {count !== undefined && (
          <p className={styles.count} role="status">
            {count}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
