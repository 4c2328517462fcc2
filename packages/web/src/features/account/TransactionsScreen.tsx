import { useState } from 'react';
import { t } from '#messages/records.ts';
import { Screen } from '#ui/frame.ts';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { DepositRecords } from './DepositRecords.tsx';
import { WithdrawRecords } from './WithdrawRecords.tsx';

/** What went in and out (spec 2.2). */
export default function TransactionsScreen() {
  const [kind, setKind] = useState<'deposit' | 'withdraw'>('deposit');
  return (
    <Screen title={t('records.title')}>
      <Tabs
        on="page"
        label={t('records.kinds')}
        tabs={[
          { id: 'deposit', label: t('records.deposits') },
          { id: 'withdraw', label: t('records.withdrawals') },
        ]}
        current={kind}
        onChange={setKind}
      >
        {kind === 'deposit' ? <DepositRecords /> : <WithdrawRecords />}
      </Tabs>
    </Screen>
  );
}
