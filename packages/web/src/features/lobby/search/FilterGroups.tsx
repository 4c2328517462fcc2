import { Suspense } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';
import styles from './all-games.module.css';
import { toRangeValue, type Choice, type GameFilters, type Parameter } from './game-filters.ts';

const RangeFilter = lazyPart(() => import('./RangeFilter.tsx'));

interface FilterGroupsProps extends Pick<GameFilters, 'ranges'> {
  groups: readonly Choice[];
  onChoose: (parameter: Parameter, value: string) => void;
}

/** How the options of a parameter are shown, unless in a column; otherwise as chips. */
const FORMS: Partial<Record<Parameter, string | undefined>> = {
  sort: styles.segments,
  order: styles.segments,
  volatility: styles.segments,
  type: styles.tiles,
  studio: styles.tiles,
};

/** Choices and ranges with their headings. */
export function FilterGroups({ groups, ranges, onChoose }: FilterGroupsProps) {
  return (
    <div className={`stack ${styles.filters}`}>
      {groups.map(({ parameter, title, options, current }) => (
        <div key={parameter} className={styles.group}>
          <h3 className="margin-bottom-2 type-label color-muted">{title}</h3>
          <ChoiceRow
            label={title}
            tabs={options.map((option) => ({ ...option, label: option.short ?? option.label }))}
            current={current}
            onChange={(id) => onChoose(parameter, id)}
            className={FORMS[parameter]}
          />
        </div>
      ))}
      {ranges.map((range) => (
        <div key={range.parameter} className={styles.group}>
          <h3 className="margin-bottom-2 type-label color-muted">{range.title}</h3>
          <Suspense>
            <RangeFilter
              range={range}
              onChange={(from, to) => onChoose(range.parameter, toRangeValue(range, from, to))}
            />
          </Suspense>
        </div>
      ))}
    </div>
  );
}
