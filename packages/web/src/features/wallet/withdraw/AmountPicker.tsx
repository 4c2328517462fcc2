import type { Data } from '@tara/sdk';
import { queryKey } from '@tara/sdk/query';
import { checkWithdrawalAmount, formatCoinsShort, largestWithdrawal, parseAmount } from '@tara/sdk/rules';
import { useFormContext } from 'react-hook-form';
import { readBalance } from '#api/effects.ts';
import { queryClient } from '#api/query.ts';
import { fieldError } from '#forms/field-error.ts';
import { useFormField } from '#forms/use-form-field.ts';
import { t } from '#messages/withdraw.ts';
import { AmountField } from '#ui/amount-field/AmountField.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import { durationText } from './ProcessingTimes.tsx';
import type { WithdrawValues } from './use-withdrawal.ts';

export type ExchangeInfo = Data<'getExchange'>;

/** Quick amounts, in hundredths. */
const QUICK = [500_00, 1_000_00, 5_000_00, 10_000_00];

/** The limits that hold for the player now: the balance may bound them. @param short formats an amount with its currency */
export function limitsText(info: ExchangeInfo, short: (hundredths: number) => string): string {
  const min = short(info.minAmount);
  const most = largestWithdrawal(info);
  return most === 0
    ? t('withdraw.tooLittle', { min })
    : t('withdraw.limits', { min, max: formatCoinsShort(most) });
}

/** The current limits; the cached ones if the server does not answer. */
async function readLimits(): Promise<ExchangeInfo | undefined> {
  const key = queryKey('getExchange', {});
  void readBalance();
  await queryClient.refetchQueries({ queryKey: key });
  return queryClient.getQueryData<ExchangeInfo>(key);
}

interface AmountPickerProps {
  info: ExchangeInfo;
  /** The typed amount in hundredths; null if it is not an amount. */
  amount: number | null;
}

/** The amount of a withdrawal: quick amounts, all, any other; with its expected day. */
export function AmountPicker({ info, amount }: AmountPickerProps) {
  const { full, short } = useMoney();
  const { setValue } = useFormContext<WithdrawValues>();
  const most = largestWithdrawal(info);
  const findProblem = (value: number | null, limits = info) => {
    const problem = checkWithdrawalAmount(value, limits);
    const { minAmount, maxAmount, withdrawable } = limits;
    const values = { min: short(minAmount), max: short(maxAmount), free: full(withdrawable) };
    return problem && { key: `withdraw.${problem}`, values };
  };
  const field = useFormField({
    name: 'amount',
    rules: {
      async validate(text: string) {
        const value = parseAmount(text);
        // Coins may have arrived since: ask before a sum is named.
        const isTooMuch = checkWithdrawalAmount(value, info) === 'notFree';
        return fieldError(findProblem(value, isTooMuch ? await readLimits() : info));
      },
    },
  });
  // The limit per withdrawal, and not the balance, bounds the largest amount.
  const isCapped = info.withdrawable > info.maxAmount;
  const getHint = (value: number) =>
    [isCapped && value === most && t('withdraw.high', { max: short(most) }), durationText(value)]
      .filter((part) => part !== false)
      .join(' ');
  const quick = QUICK.filter((value) => value >= info.minAmount && value < most);
  return (
    <AmountField
      {...field}
      question={t('withdraw.howMuch')}
      quick={[
        ...quick.map((value) => ({ amount: value })),
        ...(most > 0 ? [{ amount: most, label: t(isCapped ? 'withdraw.most' : 'withdraw.all') }] : []),
      ]}
      amount={amount}
      onPick={(text) => setValue('amount', text, { shouldDirty: true, shouldValidate: true })}
      limits={limitsText(info, short)}
      label={t('withdraw.amount')}
      hint={amount !== null && findProblem(amount) === null ? getHint(amount) : undefined}
    />
  );
}
