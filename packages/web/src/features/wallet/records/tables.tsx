import type { ComponentProps } from 'react';
import type { DepositTable as Deposits } from '#shared/order-tables/DepositTable.tsx';
import type { WithdrawTable as Withdrawals } from '#shared/order-tables/WithdrawTable.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { Card } from '#ui/card/Card.tsx';

/** The receipt of the chosen order. */
export const OrderReceipt = lazyPart(async () => ({
  default: (await import('./OrderReceipt.tsx')).OrderReceipt,
}));

// A phone shows rows and never loads these.
const LazyDeposits = lazyPart(async () => ({
  default: (await import('#shared/order-tables/DepositTable.tsx')).DepositTable,
}));
const LazyWithdrawals = lazyPart(async () => ({
  default: (await import('#shared/order-tables/WithdrawTable.tsx')).WithdrawTable,
}));

/** Deposits as a table on a card. */
export function DepositTable(props: ComponentProps<typeof Deposits>) {
  return (
    <Card as="div">
      <LazyDeposits {...props} />
    </Card>
  );
}

/** Withdrawals as a table on a card. */
export function WithdrawTable(props: ComponentProps<typeof Withdrawals>) {
  return (
    <Card as="div">
      <LazyWithdrawals {...props} />
    </Card>
  );
}
