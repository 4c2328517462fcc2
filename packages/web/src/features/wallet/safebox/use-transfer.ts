import { Errcode, type Body, type SdkError } from '@tara/sdk';
import { checkDepositAmount, formatCoins, formatCoinsShort, parseAmount } from '@tara/sdk/rules';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { markStale } from '#api/effects.ts';
import { useMoneyCommand } from '#api/money-command.ts';
import { serverNow } from '#api/sdk.ts';
import { fieldError } from '#forms/field-error.ts';
import { useRefusals } from '#forms/use-refusals.ts';
import { useSubmit } from '#forms/use-submit.ts';
import { t } from '#messages/transfer.ts';
import { toast } from '#ui/toast/toast.ts';
import { useBusyToast } from '#ui/toast/use-busy-toast.ts';
import { setLockedUntil } from './lock.ts';

/** Into or out of the safebox. */
export type Direction = 'in' | 'out';

/** Named like the fields of the calls, so that errors find their field. */
export interface TransferValues {
  /** As typed. */
  amount: string;
  /** Only to take coins out. */
  safeboxPassword: string;
}

/** A transfer for its dialog. */
export interface Transfer {
  form: UseFormReturn<TransferValues>;
  /** Hundredths; null if the text is not an amount. */
  amount: number | null;
  /** Label while it is sent. */
  busy: string | false;
  /** The transfer with unknown outcome. */
  unknown: Partial<Body<'safeboxDeposit'>> | null;
  /** Validates a typed amount. */
  validate: (text: string) => string | true;
  /** Sends it. After an unknown outcome it uses the same key, so that coins move once. */
  submit: () => void;
}

/**
 * A transfer in one direction with its form.
 * @param player id
 * @param direction into or out of the safebox
 * @param most available coins in hundredths
 * @param onDone called after the transfer with what happened, or with null if it was refused for a while
 */
export function useTransfer(
  player: number,
  direction: Direction,
  most: number,
  onDone: (result: string | null) => void,
): Transfer {
  const form = useForm<TransferValues>({ defaultValues: { amount: '', safeboxPassword: '' } });
  const refuse = useRefusals(form, { offline: t('transfer.offline') });
  const handlers = {
    onSuccess(_: unknown, { amount }: { amount: number }) {
      form.reset();
      onDone(t(`transfer.done_${direction}`, { amount: formatCoins(amount) }));
    },
    onError(error: SdkError, { amount }: { amount: number }) {
      form.setValue('amount', formatCoinsShort(amount));
      if (error.outcome === 'unknown') {
        // The next check needs it again.
        form.setValue('safeboxPassword', '');
        return;
      }
      if (error.is(Errcode.safeboxLocked) && error.retryAfterMs !== undefined) {
        form.reset();
        setLockedUntil(player, serverNow() + error.retryAfterMs);
        toast.error(t('transfer.locked'));
        onDone(null);
        return;
      }
      refuse(error);
      // There are fewer coins than expected, e.g. because of a game in another tab.
      markStale(['money']);
    },
  };
  const into = useMoneyCommand('safeboxDeposit', handlers);
  const withdraw = useMoneyCommand('safeboxWithdraw', { ...handlers, secrets: ['safeboxPassword'] });
  const command = direction === 'in' ? into : withdraw;
  const busy = command.busy && t(`transfer.busy_${direction}`);
  useBusyToast(busy);
  return {
    form,
    amount: parseAmount(useWatch({ control: form.control, name: 'amount' })),
    busy,
    unknown: command.unknown,
    validate(text) {
      const problem = checkDepositAmount(parseAmount(text), { minAmount: 1, maxAmount: most });
      return fieldError(problem && { key: `transfer.${problem}`, values: { most: formatCoins(most) } });
    },
    submit: useSubmit(form, ({ amount, safeboxPassword }) => {
      const hundredths = parseAmount(amount);
      if (direction === 'in') {
        if (into.unknown) into.checkAgain();
        else if (hundredths !== null) into.run({ amount: hundredths });
      } else if (withdraw.unknown) withdraw.checkAgain({ safeboxPassword });
      else if (hundredths !== null) withdraw.run({ amount: hundredths, safeboxPassword });
    }),
  };
}
