import { ExchangeStatus } from '@tara/sdk';
import { withdrawalArrival } from '@tara/sdk/rules';
import { t } from '#messages/orders.ts';
import { formatDay } from '#lib/day.ts';
import { siteZone } from '#lib/time.ts';
import { StatusChip } from '#ui/status/StatusChip.tsx';
import {
  depositStatus,
  knownDeposit,
  knownWithdrawal,
  withdrawStatus,
  type Deposit,
  type Withdrawal,
} from './order-status.ts';

export function DepositStatus({ status }: Pick<Deposit, 'status'>) {
  return <StatusChip status={depositStatus(status)}>{t(`orders.deposit${knownDeposit(status)}`)}</StatusChip>;
}

interface WithdrawStatusProps {
  order: Pick<Withdrawal, 'status' | 'amount' | 'createTime'>;
  /** Shows the expected day of a waiting one. */
  dated?: boolean;
}

export function WithdrawStatus({
  order: { status, amount, createTime },
  dated = false,
}: WithdrawStatusProps) {
  const known = knownWithdrawal(status);
  const text =
    dated && known === ExchangeStatus.pending
      ? t('orders.waitingBy', { day: formatDay(withdrawalArrival(amount, createTime, siteZone())) })
      : t(`orders.withdraw${known}`);
  return <StatusChip status={withdrawStatus(status)}>{text}</StatusChip>;
}
