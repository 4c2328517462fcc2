import { Suspense, type ComponentProps, type ReactNode } from 'react';
import type * as Tables from '#features/order-tables/index.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Card } from '#ui/card/Card.tsx';
import { PartBoundary } from '#ui/error/PartBoundary.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './records.module.css';

const load = () => import('#features/order-tables/index.ts');
// A phone lists orders in rows, and never loads these.
const Deposits = lazyPart(async () => ({ default: (await load()).DepositTable }));
const Withdrawals = lazyPart(async () => ({ default: (await load()).WithdrawTable }));

/** Deposits as a table on a card. */
export function DepositTable(props: ComponentProps<typeof Tables.DepositTable>) {
  return (
    <Room>
      <Deposits {...props} />
    </Room>
  );
}

/** Withdrawals as a table on a card. */
export function WithdrawTable(props: ComponentProps<typeof Tables.WithdrawTable>) {
  return (
    <Room>
      <Withdrawals {...props} />
    </Room>
  );
}

function Room({ children }: { children: ReactNode }) {
  return (
    <Card as="div">
      <PartBoundary>
        <Suspense fallback={<Skeleton className={styles.place} />}>{children}</Suspense>
      </PartBoundary>
    </Card>
  );
}
