import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  /** What is inside, below the title. */
  note: string;
  /** Rendered when it is first opened. */
  children: ReactNode;
}

/** A card with a title that unfolds its content. */
export function Fold({ title, note, children }: FoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <section className="card" aria-labelledby={id}>
      <button
        type="button"
        className={`row gap-3 width-full text-start padding-4 ${styles.head}`}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          setWasOpen(true);
        }}
      >
        <span className="grid min-width-0 flex-1">
          <b id={id} className="type-entry">
            {title}
          </b>
          <span className="type-caption color-muted">{note}</span>
        </span>
        <Icon name="chevron-down" className="flex-none color-faint" />
      </button>
      <div className={styles.content} hidden={!isOpen}>
        {wasOpen && children}
      </div>
    </section>
  );
}
