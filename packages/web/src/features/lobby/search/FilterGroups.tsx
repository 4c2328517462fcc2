import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';
import styles from './all-games.module.css';
import type { Choice, Parameter } from './game-filters.ts';

interface FilterGroupsProps {
  groups: readonly Choice[];
  onChoose: (parameter: Parameter, value: string) => void;
}

/** Choices with their headings. */
export function FilterGroups({ groups, onChoose }: FilterGroupsProps) {
  return (
    <div className={`stack ${styles.filters}`}>
      {groups.map(({ parameter, title, options, current }) => (
        <div key={parameter} className={styles.group}>
          <h3 className="margin-bottom-2 type-label color-muted">{title}</h3>
          <ChoiceRow
            label={title}
            tabs={options}
            current={current}
            onChange={(id) => onChoose(parameter, id)}
          />
        </div>
      ))}
    </div>
  );
}
