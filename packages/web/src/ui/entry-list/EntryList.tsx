import { Link } from 'react-router-dom';
import { classNames } from '#lib/class-names.ts';
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
  /** Its action, with or instead of a link; an entry with neither is plain text. */
  onSelect?: () => void;
  /** Meaning of its red dot, if it has one. */
  dot?: string | false | undefined;
}

function EntryItem({ icon, label, value, to, onSelect, dot }: Entry) {
  const className = `row gap-3 width-full type-entry text-start ${styles.entry}`;
  const content = (
    <>
      <span className="icon-box">
        <Icon name={icon} />
      </span>
      <span className={classNames('min-width-0', value && 'row wrap flex-1 justify-between gap-x-3')}>
        <span className="min-width-0 break-anywhere">{label}</span>
        {value && <span className={`type-note tabular color-muted ${styles.value}`}>{value}</span>}
      </span>
      {dot && <Dot label={dot} />}
      {(to ?? onSelect) && <Icon name="chevron-right" className="flex-none margin-start-auto color-faint" />}
    </>
  );
  if (to) {
    return (
      <Link className={className} to={to} onClick={onSelect}>
        {content}
      </Link>
    );
  }
  return onSelect ? (
    <button type="button" className={className} onClick={onSelect}>
      {content}
    </button>
  ) : (
    <p className={className}>{content}</p>
  );
}

interface EntryListProps {
  label: string;
  entries: readonly Entry[];
  /** Class of the list instead of a card on a phone. */
  className?: string | undefined;
}

/** Links and actions of a page: rows on a phone, buttons side by side on a desktop. */
export function EntryList({ label, entries, className = styles.entries }: EntryListProps) {
  return (
    <nav aria-label={label}>
      <ul className={className}>
        {entries.map((entry) => (
          <li key={entry.label} className={styles.item}>
            <EntryItem {...entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
