import type { ReactNode, Ref } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './section.module.css';

export interface SectionProps {
  title: string;
  /** Before the title. */
  mark?: ReactNode;
  /** A link or control at the end of the heading's row. */
  action?: ReactNode;
  /** Changing text at the end of the heading's row, e.g. a count; announced when it changes. */
  count?: string | undefined;
  /** Ref of a heading that receives focus. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A section of a page with a heading. */
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
          <p className="type-caption color-muted" role="status">
            {count}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
