import type { BankCard, Body } from '@tara/sdk';
import { formatCoinsShort, parseAmount } from '@tara/sdk/rules';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { markStale } from '#api/effects.ts';
import { useMoneyCommand } from '#api/money-command.ts';
import { useDraft } from '#forms/use-draft.ts';
import { useRefusals } from '#forms/use-refusals.ts';
import { useSubmit } from '#forms/use-submit.ts';
import { noteOpen } from '#shared/open-orders/open-orders.ts';
import { t } from '#messages/withdraw.ts';
import { href } from '#routing/layout.ts';
import { toast } from '#ui/toast/toast.ts';
import { useBusyToast } from '#ui/toast/use-busy-toast.ts';

/** Named like the fields of the call, so that errors find their field. */
export interface WithdrawValues {
  /** As typed. */
  amount: string;
  bankId: string;
  safeboxPassword: string;
}

export interface Withdrawal {
  form: UseFormReturn<WithdrawValues>;
  /** Hundredths; null if the text is not an amount. */
  amount: number | null;
  /** Label while it is sent. */
  busy: string | false;
  /** The withdrawal with unknown outcome; the form then asks for the password only. */
  unknown: Partial<Body<'exchange'>> | null;
  /** Requests the withdrawal, or checks the one with unknown outcome. */
  submit: () => void;
}

const DRAFT = ['amount', 'bankId'] as const;

/**
 * The form of a withdrawal and its call. After a request it opens the orders.
 * @param cards the bound ones; the first is selected
 */
export function useWithdrawal(cards: readonly BankCard[]): Withdrawal {
  const navigate = useNavigate();
  const form = useForm<WithdrawValues>({
    defaultValues: { amount: '', bankId: String(cards[0]?.bankId ?? ''), safeboxPassword: '' },
  });
  const dropDraft = useDraft(form, 'withdraw', DRAFT);
  const refuse = useRefusals(form, { offline: t('withdraw.offline') });
  const exchange = useMoneyCommand('exchange', {
    secrets: ['safeboxPassword'],
    onSuccess({ orderId }) {
      noteOpen('withdrawal', [orderId]);
      dropDraft();
      // The list shows the request and its state.
      void navigate(href('withdrawal', { name: 'record' }));
    },
    onError(error, { amount, bankId }) {
      if (error.outcome === 'unknown') {
        // The next check needs it again.
        form.setValue('safeboxPassword', '');
        toast.error(t('withdraw.unknownTitle'));
        return;
      }
      // After a reload the form does not know the requested amount.
      form.setValue('amount', formatCoinsShort(amount));
      form.setValue('bankId', String(bankId));
      refuse(error);
      // A requirement may have been removed elsewhere: the page asks for it, and the amount remains.
      markStale(['money', 'kyc', 'profile']);
    },
  });
  const busy = exchange.busy && t('withdraw.busy');
  useBusyToast(busy);
  const submit = useSubmit(form, ({ amount, bankId, safeboxPassword }) => {
    const hundredths = parseAmount(amount);
    if (exchange.unknown) exchange.checkAgain({ safeboxPassword });
    else if (hundredths !== null) {
      exchange.run({ amount: hundredths, bankId: Number(bankId), safeboxPassword });
    }
  });
  return {
    form,
    amount: parseAmount(useWatch({ control: form.control, name: 'amount' })),
    busy,
    unknown: exchange.unknown,
    submit,
  };
}
