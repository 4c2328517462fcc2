import { formatCoinsShort } from '@tara/sdk/rules';
import { tMessage } from '#i18n/t.ts';
import { t } from '#messages/deposit.ts';
import { AmountField } from '#ui/amount-field/AmountField.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import type { DepositForm } from './use-deposit-form.ts';

/** Quick amounts, and a field for other amounts. */
export function AmountPicker({ form }: { form: DepositForm }) {
  const { quick, amount, text, type, error, channel } = form;
  const { short } = useMoney();
  const limits =
    channel?.minAmount !== undefined && channel.maxAmount !== undefined
      ? t('deposit.limits', { min: short(channel.minAmount), max: formatCoinsShort(channel.maxAmount) })
      : undefined;
  return (
    <AmountField
      question={t('deposit.howMuch')}
      quick={quick.map((value) => ({ amount: value }))}
      amount={amount}
      onPick={type}
      limits={limits}
      label={t('deposit.amount')}
      value={text}
      onChange={(event) => type(event.target.value)}
      error={error ? tMessage(error) : undefined}
    />
  );
}
