import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './check-box.module.css';

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

/** A checkbox with its label. */
export function CheckBox({ children, className, ...input }: CheckBoxProps) {
  return (
    <label className={classNames('row gap-2 min-height-target type-note color-muted', styles.row, className)}>
      <span className={styles.box}>
        <input {...input} type="checkbox" className={styles.input} />
        <Icon name="check" size={16} className={styles.tick} />
      </span>
      <span>{children}</span>
    </label>
  );
}
