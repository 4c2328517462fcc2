import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Dot } from '../chip/Chip.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './entry-list.module.css';

export interface Entry {
  icon: IconName;
  label: string;
  /** A value before the arrow, e.g. an amount. */
  value?: string | undefined;
  /** Its link. */
  to?: string;
  /** Its action instead of a link; an entry with neither is plain text. */
  onSelect?: () => void;
  /** Meaning of its red dot, if it has one. */
  dot?: string | false | undefined;
}

function Inside({ icon, label, value, dot, end }: Entry & { end?: ReactNode }) {
  return (
    <>
      <span className="icon-box">
        <Icon name={icon} />
      </span>
      <span className="min-width-0 break-anywhere">{label}</span>
      {dot && <Dot label={dot} />}
      {value && (
        <span
          className={`min-width-0 margin-start-auto type-note tabular color-muted break-anywhere ${styles.value}`}
        >
          {value}
        </span>
      )}
      {end}
    </>
  );
}

function EntryItem(entry: Entry) {
  const inside = (
    <Inside
      {...entry}
      end={<Icon name="chevron-right" className={`flex-none margin-start-auto color-faint ${styles.end}`} />}
    />
  );
  if (entry.to) {
    return (
      <Link className={`row gap-3 width-full type-entry text-start ${styles.entry}`} to={entry.to}>
        {inside}
      </Link>
    );
  }
  if (entry.onSelect) {
    return (
      <button
        type="button"
        className={`row gap-3 width-full type-entry text-start ${styles.entry}`}
        onClick={entry.onSelect}
      >
        {inside}
      </button>
    );
  }
  return (
    <p className={`row gap-3 width-full type-entry text-start ${styles.entry}`}>
      <Inside {...entry} />
    </p>
  );
}

/** Links and actions of a page: rows on a phone, buttons side by side on a desktop. */
export function EntryList({ label, entries }: { label: string; entries: readonly Entry[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.label} className={styles.item}>
            <EntryItem {...entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
