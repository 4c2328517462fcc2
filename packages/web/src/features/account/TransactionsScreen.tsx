import { useState } from 'react';
import { t } from '#messages/account.ts';
import { Screen } from '#ui/frame.ts';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { DepositRecords } from './DepositRecords.tsx';
import { WithdrawRecords } from './WithdrawRecords.tsx';

/** What went in and out (spec 2.2). */
export default function TransactionsScreen() {
  const [kind, setKind] = useState<'deposit' | 'withdraw'>('deposit');
  return (
    <Screen title={t('account.records')}>
      <Tabs
        on="page"
        label={t('account.recordKinds')}
        tabs={[
          { id: 'deposit', label: t('account.deposits') },
          { id: 'withdraw', label: t('account.withdrawals') },
        ]}
        current={kind}
        onChange={setKind}
      >
        {kind === 'deposit' ? <DepositRecords /> : <WithdrawRecords />}
      </Tabs>
    </Screen>
  );
}
