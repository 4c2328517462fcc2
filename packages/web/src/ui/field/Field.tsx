import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './field.module.css';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  /** Only screen readers get the label. */
  hideLabel?: boolean;
  icon?: IconName;
  /** The error under the field; the field is then invalid. */
  error?: string | undefined;
  hint?: string | undefined;
  /** A control at the right end of the field. */
  after?: ReactNode;
  before?: ReactNode;
}

/** A labelled text field, with its error as its description. */
export function Field({
  label,
  hideLabel = false,
  icon,
  error,
  hint,
  after,
  before,
  className,
  ...input
}: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={className}>
      <label
        className={hideLabel ? 'visually-hidden' : 'block margin-bottom-2 type-label color-muted'}
        htmlFor={id}
      >
        {label}
      </label>
      <div className={classNames(styles.box, error && styles.bad)}>
        {icon && <Icon name={icon} className="color-text" />}
        {before}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {after}
      </div>
      <p id={noteId} className={classNames(styles.note, error && styles.error)} aria-live="polite">
        {error && <Icon name="circle-alert" size={16} />}
        {note}
      </p>
    </div>
  );
}
