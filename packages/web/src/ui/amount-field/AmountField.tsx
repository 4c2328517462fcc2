import { formatCoinsShort } from '@tara/sdk/rules';
import type { ComponentProps } from 'react';
import { classNames } from '#lib/class-names.ts';
import { currencySign, useRegion } from '#state/region.ts';
import { Field } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './amount-field.module.css';

/** An amount that one press fills in. */
interface QuickAmount {
  /** Hundredths. */
  amount: number;
  /** What stands on the key; the amount where nothing is said. */
  label?: string;
}

interface AmountFieldProps extends Omit<
  ComponentProps<typeof Field>,
  'icon' | 'before' | 'after' | 'className' | 'inputMode'
> {
  /** The name of the keys together, e.g. "How much?". */
  question: string;
  quick: readonly QuickAmount[];
  /** What the field holds now, in hundredths; null while that is no amount. */
  amount: number | null;
  /** Takes the amount of a key as the text of the field. */
  onPick: (text: string) => void;
  /** From how much to how much, beside the digits. */
  limits?: string | undefined;
}

/** An amount in the region's currency: keys with quick amounts, and a field for any other. */
export function AmountField({ question, quick, amount, onPick, limits, ...field }: AmountFieldProps) {
  const sign = currencySign[useRegion()];
  return (
    <div>
      <div className={styles.amounts} role="group" aria-label={question}>
        {quick.map(({ amount: value, label }) => {
          const on = value === amount;
          return (
            <button
              key={label ?? value}
              type="button"
              className={classNames(styles.amount, on && styles.on)}
              aria-pressed={on}
              onClick={() => onPick(formatCoinsShort(value))}
            >
              {label ?? formatCoinsShort(value)}
              {on && (
                <span className={styles.tick}>
                  <Icon name="check" size={14} />
                </span>
              )}
            </button>
          );
        })}
      </div>
      <Field
        autoComplete="off"
        maxLength={12}
        {...field}
        className={styles.field}
        inputMode="decimal"
        before={<b className={`num ${styles.sign}`}>{sign}</b>}
        after={limits && <span className={styles.limits}>{limits}</span>}
      />
    </div>
  );
}
