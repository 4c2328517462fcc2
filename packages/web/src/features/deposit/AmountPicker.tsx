import { formatCoinsShort } from '@tara/sdk/rules';
import { tMessage } from '#i18n/t.ts';
import { t } from '#messages/deposit.ts';
import { classNames } from '#lib/class-names.ts';
import { currencySign, useRegion } from '#state/region.ts';
import { Field } from '#ui/field/Field.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import styles from './pickers.module.css';
import type { DepositForm } from './use-deposit-form.ts';

/** Quick amounts, and a field for any other. */
export function AmountPicker({ form }: { form: DepositForm }) {
  const { quick, amount, text, type, error, channel } = form;
  const { short } = useMoney();
  const sign = currencySign[useRegion()];
  const limits =
    channel?.minAmount !== undefined && channel.maxAmount !== undefined
      ? t('deposit.limits', { min: short(channel.minAmount), max: formatCoinsShort(channel.maxAmount) })
      : undefined;
  return (
    <>
      <div className={styles.amounts} role="group" aria-label={t('deposit.howMuch')}>
        {quick.map((value) => {
          const on = value === amount;
          return (
            <button
              key={value}
              type="button"
              className={classNames(styles.amount, on && styles.on)}
              aria-pressed={on}
              onClick={() => type(formatCoinsShort(value))}
            >
              {formatCoinsShort(value)}
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
        className={styles.field}
        label={t('deposit.amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={text}
        onChange={(event) => type(event.target.value)}
        before={<b className={`num ${styles.sign}`}>{sign}</b>}
        after={limits && <span className={styles.limits}>{limits}</span>}
        error={error ? tMessage(error) : undefined}
      />
    </>
  );
}
