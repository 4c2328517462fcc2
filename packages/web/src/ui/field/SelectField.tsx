import { useId, type ComponentProps } from 'react';
import { classNames } from '#lib/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './field.module.css';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  icon?: IconName;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen; otherwise the first option is selected. */
  placeholder?: string;
}

/** A labelled select with the platform's picker. */
export function SelectField({ label, icon, error, options, placeholder, ...select }: SelectFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div>
      <label className="block margin-bottom-2 type-label color-muted" htmlFor={id}>
        {label}
      </label>
      <div className={classNames(styles.box, error && styles.bad)}>
        {icon && <Icon name={icon} className="color-text" />}
        <select
          {...select}
          id={id}
          className={classNames(styles.input, styles.select)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.arrow} />
      </div>
      <p id={noteId} className={classNames(styles.note, error && styles.error)} aria-live="polite">
        {error && <Icon name="circle-alert" size={16} />}
        {error}
      </p>
    </div>
  );
}
