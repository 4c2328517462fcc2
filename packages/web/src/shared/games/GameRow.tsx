import { useEffect, useRef, useState } from 'react';
import { t } from '#messages/all-games.ts';
import { classNames } from '#lib/class-names.ts';
import { useFrame } from '#ui/frame.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section, type SectionProps } from '#ui/section/Section.tsx';
import { prefersReducedMotion } from '#lib/motion.ts';
import styles from './game-row.module.css';

type GameRowProps = Pick<SectionProps, 'title' | 'mark' | 'action' | 'className' | 'children'>;

/** A row that scrolls sideways; with a mouse by arrows, a window of games at a time. Its children are list items. */
export function GameRow({ action, children, ...section }: GameRowProps) {
  const { title } = section;
  const hasMouse = useFrame().pointer === 'mouse';
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  useEffect(() => {
    const row = list.current;
    if (!row || !hasMouse) return undefined;
    const measure = () => {
      const atStart = row.scrollLeft <= 1;
      const atEnd = row.scrollLeft >= row.scrollWidth - row.clientWidth - 1;
      setEnds((now) => (now.atStart === atStart && now.atEnd === atEnd ? now : { atStart, atEnd }));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, [hasMouse]);
  const scroll = (windows: 1 | -1) =>
    list.current?.scrollBy({
      left: windows * list.current.clientWidth,
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  // Hidden if all games fit; its room stays, so that the row does not move when they are measured.
  const fits = ends.atStart && ends.atEnd;
  const arrows = hasMouse && (
    <span className={classNames('row gap-2', fits && styles.hidden)}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('rows.back', { title })}
        aria-disabled={ends.atStart}
        onClick={() => scroll(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('rows.on', { title })}
        aria-disabled={ends.atEnd}
        onClick={() => scroll(1)}
      >
        <Icon name="chevron-left" className={styles.on} />
      </button>
    </span>
  );
  return (
    <Section
      {...section}
      action={
        (action || arrows) && (
          <span className="row gap-2">
            {action}
            {arrows}
          </span>
        )
      }
    >
      <ul ref={list} className={styles.row} aria-label={title}>
        {children}
      </ul>
    </Section>
  );
}
