import { ActivityType } from '@tara/sdk/rules';
import { useState } from 'react';
import { useActivities } from '#api/activities.ts';
import { t } from '#messages/deposit-rewards.ts';
import { Accumulated } from './Accumulated.tsx';
import { Continuous } from './Continuous.tsx';
import type { DepositTab, DepositTabs } from './deposit-tabs.ts';

/** The deposit rewards (activities 28 and 43): total deposits and deposit streak. A tab for each if both are active. */
export default function DepositEveryScreen() {
  const ids = useActivities()?.activityIds ?? [];
  const streakOnly =
    ids.includes(ActivityType.continuousRecharge) && !ids.includes(ActivityType.accumulatedRecharge);
  const [chosen, setChosen] = useState<DepositTab>();
  const current = chosen ?? (streakOnly ? 'streak' : 'total');
  const tabs: DepositTabs = {
    current,
    onChange: setChosen,
    label: t('deposits.tabs'),
    tabs: [
      { id: 'total', label: t('deposits.total') },
      { id: 'streak', label: t('deposits.streak') },
    ],
  };
  return current === 'total' ? <Accumulated tabs={tabs} /> : <Continuous tabs={tabs} />;
}
