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

/** Into the safebox, or out of it. */
export type Direction = 'in' | 'out';

/** Named as the fields of the calls, so that a refusal finds its field. */
export interface TransferValues {
  /** As typed. */
  amount: string;
  /** Only where coins are taken out. */
  safeboxPassword: string;
}

/** A transfer between the balance and the safebox, as its dialog needs it. */
export interface Transfer {
  form: UseFormReturn<TransferValues>;
  /** Hundredths, null while the text is no amount. */
  amount: number | null;
  /** The verb while it is sent. */
  busy: string | false;
  /** The transfer whose outcome is not known: it was sent, and no answer came. */
  unknown: Partial<Body<'/app/v1/safeboxDeposit'>> | null;
  /** What is wrong with a typed amount. */
  validate: (text: string) => string | true;
  /** Sends it; one whose outcome is not known is asked for with the same key, so that coins move once. */
  submit: () => void;
}

/**
 * A transfer in one direction and its form.
 * @param player id
 * @param direction into the safebox, or out of it
 * @param most what there is to move, in hundredths
 * @param onDone the coins have moved
 */
export function useTransfer(
  player: number,
  direction: Direction,
  most: number,
  onDone: () => void,
): Transfer {
  const form = useForm<TransferValues>({ defaultValues: { amount: '', safeboxPassword: '' } });
  const refuse = useRefusals(form);
  const handlers = {
    onSuccess(_: unknown, { amount }: { amount: number }) {
      form.reset();
      toast.success(t(`transfer.done_${direction}`, { amount: formatCoins(amount) }));
      onDone();
    },
    onError(error: SdkError, { amount }: { amount: number }) {
      form.setValue('amount', formatCoinsShort(amount));
      if (error.outcome === 'unknown') {
        // It is asked for again with the next check.
        form.setValue('safeboxPassword', '');
        return;
      }
      if (error.is(Errcode.safeboxLocked) && error.retryAfterMs !== undefined) {
        form.reset();
        setLockedUntil(player, serverNow() + error.retryAfterMs);
        toast.error(t('transfer.locked'));
        onDone();
        return;
      }
      refuse(error);
      // There is less than this page knew, e.g. because of a game in another tab.
      markStale(['/app/v1/getSafebox', 'balance']);
    },
  };
  const into = useMoneyCommand('/app/v1/safeboxDeposit', handlers);
  const outOf = useMoneyCommand('/app/v1/safeboxWithdraw', { ...handlers, secrets: ['safeboxPassword'] });
  const command = direction === 'in' ? into : outOf;
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
      } else if (outOf.unknown) outOf.checkAgain({ safeboxPassword });
      else if (hundredths !== null) outOf.run({ amount: hundredths, safeboxPassword });
    }),
  };
}
