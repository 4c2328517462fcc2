import type { ComponentProps } from 'react';
import type * as Tables from '#features/order-tables/index.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Card } from '#ui/card/Card.tsx';

const load = () => import('#features/order-tables/index.ts');
// A phone lists orders in rows, and never loads these.
const Deposits = lazyPart(async () => ({ default: (await load()).DepositTable }));
const Withdrawals = lazyPart(async () => ({ default: (await load()).WithdrawTable }));

/** Deposits as a table on a card. */
export function DepositTable(props: ComponentProps<typeof Tables.DepositTable>) {
  return (
    <Card as="div">
      <Deposits {...props} />
    </Card>
  );
}

/** Withdrawals as a table on a card. */
export function WithdrawTable(props: ComponentProps<typeof Tables.WithdrawTable>) {
  return (
    <Card as="div">
      <Withdrawals {...props} />
    </Card>
  );
}
