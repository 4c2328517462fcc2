import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { PartBoundary } from '#ui/error/PartBoundary.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import type * as Deposits from './DepositTable.tsx';
import type * as Withdrawals from './WithdrawTable.tsx';
import styles from './orders.module.css';

// A phone lists orders in rows, and never loads these.
const Deposit = lazyPart(async () => ({ default: (await import('./DepositTable.tsx')).DepositTable }));
const Withdraw = lazyPart(async () => ({ default: (await import('./WithdrawTable.tsx')).WithdrawTable }));

/** Deposits as a table; a row opens its order. */
export function DepositTable(props: ComponentProps<typeof Deposits.DepositTable>) {
  return (
    <Room>
      <Deposit {...props} />
    </Room>
  );
}

/** Withdrawals as a table. */
export function WithdrawTable(props: ComponentProps<typeof Withdrawals.WithdrawTable>) {
  return (
    <Room>
      <Withdraw {...props} />
    </Room>
  );
}

function Room({ children }: { children: ReactNode }) {
  return (
    <PartBoundary>
      <Suspense fallback={<Skeleton className={styles.place} />}>{children}</Suspense>
    </PartBoundary>
  );
}
