import { classNames } from '#lib/class-names.ts';
import styles from './sub-tabs.module.css';

interface SubTabsProps<Id extends string | number> {
  label: string;
  tabs: readonly { id: Id; label: string; image?: string }[];
  current: Id;
  onChange: (id: Id) => void;
}

/** A row of choices below the home tabs: brands of a game type, or favourites and recents. */
export function SubTabs<Id extends string | number>({ label, tabs, current, onChange }: SubTabsProps<Id>) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          className={classNames(styles.choice, tab.id === current && styles.on)}
          aria-pressed={tab.id === current}
          onClick={() => onChange(tab.id)}
        >
          {tab.image && <img src={tab.image} width={28} height={28} alt="" />}
          {tab.label}
        </button>
      ))}
    </div>
  );
}
