import { ActivityType, socialLinks } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { markStale } from '#api/effects.ts';
import { useKeyedCommand } from '#api/keyed-command.ts';
import { PlayerData } from '#shared/player/PlayerData.tsx';
import { ActivityScreen } from '#shared/activities/ActivityScreen.tsx';
import { ClaimBar } from '#shared/activities/ClaimBar.tsx';
import { getReceipt } from '#shared/claims/get-receipt.ts';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { useTasks } from '#shared/tasks/use-tasks.ts';
import { t } from '#messages/follow.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { useFocusWhenClosed } from '#ui/receipt/use-focus-when-closed.ts';
import { Section } from '#ui/section/Section.tsx';
import { StateList } from '#ui/state-list/StateList.tsx';
import { NetworkRow } from './NetworkRow.tsx';
import { followRows } from './follow-rows.ts';
import styles from './follow-screen.module.css';

/** Our pages on social networks (activity 21): following one completes a task with a reward. */
export default function FollowScreen() {
  const web = useConfig()?.web;
  const { tasks, ...query } = useTasks();
  const claims = useRewardClaims('receiveTaskAward', 'taskId');
  const heading = useFocusWhenClosed(claims.received.length > 0);
  const report = useKeyedCommand('actionLog', {
    onSuccess: () => markStale(['getTaskUser']),
  });
  const rows = tasks && followRows(socialLinks(web?.socialMedia ?? ''), tasks);
  const ready = (rows ?? []).flatMap(({ task }) => (task?.state === 'ready' ? [task] : []));
  function follow(network: string) {
    const page = window.location.pathname;
    report.run({ action: 'social_follow', page, data: { network }, eventTime: Date.now() });
  }
  return (
    <ActivityScreen
      type={ActivityType.followRewards}
      receipt={getReceipt(claims)}
      footer={ready.length > 1 && <ClaimBar claims={claims} ready={ready} />}
    >
      <PlayerData>
        {() => (
          <Section title={t('follow.pages')} headingRef={heading}>
            <StateList
              rows={rows}
              query={query}
              label={t('follow.pages')}
              failedTitle={t('follow.failed')}
              className={styles.list}
              skeletonHeight={74}
              empty={<EmptyState title={t('follow.none')} text={t('follow.noneText')} />}
            >
              {(row) => (
                <NetworkRow
                  key={row.network}
                  row={row}
                  claims={claims}
                  alone={ready.length === 1}
                  onFollow={follow}
                />
              )}
            </StateList>
          </Section>
        )}
      </PlayerData>
    </ActivityScreen>
  );
}
