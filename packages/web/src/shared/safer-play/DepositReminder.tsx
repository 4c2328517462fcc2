import { useEffect, useEffectEvent } from 'react';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { serverNow } from '#api/sdk.ts';
import { getStart } from '#lib/site-period.ts';
import { t } from '#messages/safer-play-parts.ts';
import type { DepositReminder as Reminder } from '#state/safer-play.ts';
import { Button } from '#ui/button/Button.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import { Sheet } from '#ui/sheet/Sheet.tsx';

interface DepositReminderProps {
  reminder: Reminder;
  /** The deposit in hundredths. */
  amount: number;
  /** The label of the button that pays. */
  pay: string;
  onPay: () => void;
  onClose: () => void;
}

/**
 * Reminds of the player's own amount before a deposit passes it, and pays immediately if the deposit does not. Deposits
 * that have arrived count, without bonuses.
 */
export default function DepositReminder({ reminder, amount, pay, onPay, onClose }: DepositReminderProps) {
  const { short } = useMoney();
  const from = getStart(reminder.period, serverNow());
  const query = useApiQuery('getBalanceHistory', { page: 1, pageSize: 1, from }, { staleTime: 0, gcTime: 0 });
  const sums = query.isFetching ? undefined : query.data?.sums;
  const sum = sums && sums.deposits + amount;
  const isBelow = sum !== undefined && sum <= reminder.amount;
  const payNow = useEffectEvent(onPay);
  useEffect(() => {
    if (isBelow) payNow();
  }, [isBelow]);
  const failed = hasFailed(query) && !query.isFetching;
  if (isBelow || (sum === undefined && !failed)) return null;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('depositReminder.title')}
      form="dialog"
      footer={
        <div className="grid gap-2">
          <Button onClick={onPay}>{pay}</Button>
          <Button onClick={onClose}>{t('depositReminder.change')}</Button>
        </div>
      }
    >
      <p className="type-subtitle">
        {sum === undefined
          ? t('depositReminder.unknown')
          : t(`depositReminder.${reminder.period}`, { sum: short(sum) })}
      </p>
      <p className="margin-top-2 type-body color-muted">
        {t('depositReminder.asked', { amount: short(reminder.amount) })}
      </p>
    </Sheet>
  );
}
