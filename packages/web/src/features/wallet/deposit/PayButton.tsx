import { DEPOSIT_DEBOUNCE_MS } from '@tara/sdk/rules';
import { tMessage } from '#i18n/t.ts';
import { t } from '#messages/deposit.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button/Button.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import type { Deposit } from './use-deposit.ts';
import type { DepositForm } from './use-deposit-form.ts';

/** The main button of the deposit, debounced by 300 ms (spec 9). */
export function PayButton({ form, deposit }: { form: DepositForm; deposit: Deposit }) {
  const { short } = useMoney();
  const press = useDebounced(deposit.request, DEPOSIT_DEBOUNCE_MS);
  const ready = form.channel && form.amount !== null && !form.error;
  return (
    <Button
      variant="gold"
      size="l"
      wide
      busy={deposit.asking === 'requesting' && t('deposit.paying')}
      idle={!ready && (form.error ? tMessage(form.error) : t('deposit.chooseFirst'))}
      onClick={press}
    >
      {t('deposit.pay', { amount: short(form.amount ?? 0) })}
    </Button>
  );
}
