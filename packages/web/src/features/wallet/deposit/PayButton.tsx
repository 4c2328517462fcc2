import { DEPOSIT_DEBOUNCE_MS } from '@tara/sdk/rules';
import { useState } from 'react';
import { tMessage } from '#i18n/t.ts';
import { t } from '#messages/deposit.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useSaferPlay } from '#state/safer-play.ts';
import { Button } from '#ui/button/Button.tsx';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import { toast } from '#ui/toast/toast.ts';
import type { Deposit } from './use-deposit.ts';
import type { DepositForm } from './use-deposit-form.ts';

const loadReminder = async () => import('#shared/safer-play/DepositReminder.tsx');
const DepositReminder = lazyPart(loadReminder);

/** The main button of the deposit, debounced by 300 ms (spec 9). The player's own reminder comes before the payment. */
export function PayButton({ form, deposit }: { form: DepositForm; deposit: Deposit }) {
  const { short } = useMoney();
  const { deposit: reminder } = useSaferPlay();
  /** The amount of which the reminder is checked or shown. */
  const [requested, setAsked] = useState<number | null>(null);
  const { amount } = form;
  const press = useDebounced(() => {
    if (!reminder || amount === null) deposit.request();
    else
      loadReminder().then(
        () => setAsked(amount),
        () => toast.error(t('load.offline')),
      );
  }, DEPOSIT_DEBOUNCE_MS);
  const ready = form.channel && amount !== null && !form.error;
  const pay = t('deposit.pay', { amount: short(amount ?? 0) });
  return (
    <>
      <Button
        variant="gold"
        size="l"
        wide
        busy={(requested !== null || deposit.asking === 'requesting') && t('deposit.paying')}
        idle={!ready && (form.error ? tMessage(form.error) : t('deposit.chooseFirst'))}
        onClick={press}
      >
        {pay}
      </Button>
      {reminder && requested !== null && (
        <SilentBoundary>
          <DepositReminder
            reminder={reminder}
            amount={requested}
            pay={pay}
            onPay={() => {
              setAsked(null);
              deposit.request();
            }}
            onClose={() => setAsked(null)}
          />
        </SilentBoundary>
      )}
    </>
  );
}
