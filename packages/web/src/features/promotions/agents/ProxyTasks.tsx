import { claimableCount, toReward } from '@tara/sdk/rules';
import { useState } from 'react';
import { markStale } from '#api/effects.ts';
import { useKeyedCommand } from '#api/keyed-command.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { QueryError } from '#shared/query-error/QueryError.tsx';
import { getReceipt } from '#shared/claims/get-receipt.ts';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { useSharing } from '#shared/share/use-sharing.tsx';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/agent-count.ts';
import { Receipt } from '#ui/receipt/Receipt.tsx';
import { useFocusWhenClosed } from '#ui/receipt/use-focus-when-closed.ts';
import { RewardRows } from '#ui/reward-row/RewardRow.tsx';
import { Section } from '#ui/section/Section.tsx';
import { ProxyTaskRow } from './ProxyTaskRow.tsx';
import { proxyTaskView } from './proxy-tasks.ts';

const READ = 'appProxyUser4TaskUser';

/** The tasks of an agent. A sharing task advances when the player shares. */
export default function ProxyTasks() {
  const props = usePropConfig();
  const query = useApiQuery(READ, {}, { refetchOnMount: 'always' });
  const tasks = query.data?.appProxyUser4TaskUser.tasks ?? [];
  const claims = useRewardClaims('appProxyUser4TaskUserReceive', 'id');
  const heading = useFocusWhenClosed(claims.received.length > 0);
  // A second share on the same day is rejected without effect (spec 8).
  const report = useKeyedCommand('appProxyUser4TaskUserShare', {
    onError: () => markStale([READ]),
  });
  const [sharing, setSharing] = useState<number | null>(null);
  const { share, sheet } = useSharing(() => {
    if (sharing !== null) report.run({ id: sharing });
  });
  function shareFor(id: number) {
    setSharing(id);
    share();
  }
  if (!query.data && hasFailed(query)) return <QueryError query={query} title={t('count.tasksFailed')} />;
  if (tasks.length === 0) return null;
  const ready = claimableCount(tasks);
  return (
    <Section title={t('count.tasks')} headingRef={heading} count={t('count.tasksReady', { count: ready })}>
      <RewardRows label={t('count.tasks')}>
        {tasks.map((task) => (
          <ProxyTaskRow
            key={task.id}
            task={task}
            view={proxyTaskView(task)}
            rewards={task.propList.map((item) => toReward(item, props))}
            claims={claims}
            onShare={() => shareFor(task.id)}
          />
        ))}
      </RewardRows>
      {sheet}
      <Receipt {...getReceipt(claims)} />
    </Section>
  );
}
