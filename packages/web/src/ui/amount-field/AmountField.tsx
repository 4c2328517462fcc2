import { formatCoinsShort } from '@tara/sdk/rules';
import type { ComponentProps } from 'react';
import { classNames } from '#lib/class-names.ts';
import { currencySign, useRegion } from '#state/region.ts';
import { Field } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './amount-field.module.css';

interface QuickAmount {
  /** Hundredths. */
  amount: number;
  /** Label of the button; the amount by default. */
  label?: string;
}

interface AmountFieldProps extends Omit<
  ComponentProps<typeof Field>,
  'icon' | 'before' | 'after' | 'className' | 'inputMode'
> {
  /** Name of the group of buttons, e.g. "How much?". */
  question: string;
  quick: readonly QuickAmount[];
  /** The value of the field in hundredths; null if it is not an amount. */
  amount: number | null;
  /** Receives a quick amount as text of the field. */
  onPick: (text: string) => void;
  /** The limits, shown beside the digits. */
  limits?: string | undefined;
}

/** An amount in the region's currency: quick amounts, and a field for any other. */
export function AmountField({ question, quick, amount, onPick, limits, ...field }: AmountFieldProps) {
  const sign = currencySign[useRegion()];
  return (
    <div className={styles.box}>
      <div className={`grid columns-3 gap-2 ${styles.amounts}`} role="group" aria-label={question}>
        {quick.map(({ amount: value, label }) => {
          const on = value === amount;
          return (
            <button
              key={label ?? value}
              type="button"
              className={classNames(styles.amount, label !== undefined && styles.word, on && styles.on)}
              aria-pressed={on}
              onClick={() => onPick(formatCoinsShort(value))}
            >
              {label ?? formatCoinsShort(value)}
              {on && (
                <span className="tick">
                  <Icon name="check" size={14} />
                </span>
              )}
            </button>
          );
        })}
      </div>
      <Field
        autoComplete="off"
        maxLength={20}
        {...field}
        hideLabel
        className={styles.field}
        inputMode="decimal"
        enterKeyHint="done"
        before={<b className={`num ${styles.sign}`}>{sign}</b>}
        after={limits && <span className={styles.limits}>{limits}</span>}
      />
    </div>
  );
}
