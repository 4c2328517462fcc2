import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOpenOrders } from '#shared/open-orders/use-open-orders.ts';
import { currentQuery } from '#routing/current-query.ts';
import { t } from '#messages/records.ts';
import { Screen } from '#ui/frame.ts';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { DepositRecords } from './DepositRecords.tsx';
import { useChosenOrder } from './use-chosen-order.ts';
import { WithdrawRecords } from './WithdrawRecords.tsx';

type Kind = 'deposit' | 'withdraw';

/** Deposits and withdrawals (spec 2.2). The current list is in the address, so that Back and reload keep it. */
export function Transactions({
  asTable,
  top,
}: {
  asTable: boolean;
  /** Content of a layout above it. */
  top: ReactNode;
}) {
  // Polls while an order is open; its end reads the lists again.
  useOpenOrders();
  const [query, setQuery] = useSearchParams();
  const chosen = useChosenOrder();
  const kind: Kind = query.get('kind') === 'withdraw' ? 'withdraw' : 'deposit';
  const asked = query.get('status');
  const status = asked !== null && /^\d$/.test(asked) ? Number(asked) : undefined;
  function show(next: Kind, state?: number) {
    const shown = currentQuery();
    shown.set('kind', next);
    shown.delete('status');
    shown.delete('order');
    if (state !== undefined) shown.set('status', String(state));
    setQuery(shown, { replace: true });
  }
  const list = { asTable, chosen, status, onChange: (state: number | undefined) => show(kind, state) };
  return (
    <Screen
      title={t('records.title')}
      {...(asTable && chosen.chosenId !== null && { onBack: chosen.onLeave })}
    >
      {top}
      <Tabs
        on="page"
        label={t('records.kinds')}
        tabs={[
          { id: 'deposit', label: t('records.deposits') },
          { id: 'withdraw', label: t('records.withdrawals') },
        ]}
        current={kind}
        onChange={(id) => show(id)}
      >
        {kind === 'deposit' ? <DepositRecords {...list} /> : <WithdrawRecords {...list} />}
      </Tabs>
    </Screen>
  );
}
