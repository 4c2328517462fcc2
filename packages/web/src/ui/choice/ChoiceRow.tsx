import { formatCount } from '#lib/count.ts';
import { centerInRow } from '#lib/center-in-row.ts';
import { classNames } from '#lib/class-names.ts';
import styles from './choice-row.module.css';

interface ChoiceRowProps<Id extends string | number> {
  label: string;
  tabs: readonly { id: Id; label: string; image?: string; count?: number }[];
  current: Id;
  onChange: (id: Id) => void;
  className?: string | undefined;
}

/** A row of options with one selected, e.g. studios or order states; a column in a container named `choices`. */
export function ChoiceRow<Id extends string | number>({
  label,
  tabs,
  current,
  onChange,
  className,
}: ChoiceRowProps<Id>) {
  return (
    <div className={classNames(styles.row, className)} role="group" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          ref={tab.id === current ? centerInRow : null}
          type="button"
          className={classNames(
            'row card gap-2 flex-none min-height-target type-label color-muted nowrap',
            styles.choice,
            tab.id === current && styles.on,
          )}
          aria-pressed={tab.id === current}
          onClick={() => onChange(tab.id)}
        >
          {tab.image && <img src={tab.image} width={28} height={28} alt="" />}
          {tab.label}
          {tab.count !== undefined && (
            <span className={`type-tiny tabular color-faint ${styles.count}`}>{formatCount(tab.count)}</span>
          )}
        </button>
      ))}
    </div>
  );
}
