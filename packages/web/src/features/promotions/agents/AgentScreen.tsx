import { ActivityType, formatCoins } from '@tara/sdk/rules';
import { ActivityPage } from '#shared/activities/ActivityPage.tsx';
import { useActivity } from '#shared/activities/use-activity.ts';
import { ClaimBar } from '#shared/activities/ClaimBar.tsx';
import { SINGLE_CLAIM_ID } from '#shared/claims/claim-queue.ts';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { InviteButton } from '#shared/invite-link/InviteButton.tsx';
import { InviteLink } from '#shared/invite-link/InviteLink.tsx';
import { t } from '#messages/agents.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Section } from '#ui/section/Section.tsx';
import { Rows } from '#ui/state-list/ListStates.tsx';
import { Figures } from './Figures.tsx';
import { IncomeRow } from './IncomeRow.tsx';
import styles from './income.module.css';
import { incomeReady } from './incomes.ts';

const READ = 'agentData';

/** The agent programme (activity 26): a share of the bets of friends, which the player can collect. */
export default function AgentScreen() {
  const query = useActivity(READ, ({ agentData }) => agentData);
  const claims = useRewardClaims('agent3Exchange', null);
  const state = query.data;
  const waits = (state?.availableIncome ?? 0) > 0;
  return (
    <ActivityPage
      type={ActivityType.agent}
      query={query}
      claims={[claims]}
      turnover={state?.betRate}
      footer={
        state && (
          <ClaimBar
            claims={claims}
            verb={t('agents.exchange')}
            ready={incomeReady(SINGLE_CLAIM_ID, state.availableIncome)}
            idle={t('agents.nothingYet')}
            other={<InviteButton variant={waits ? 'night' : 'gold'} />}
          />
        )
      }
    >
      {({ inviteCount, totalIncome, availableIncome, rows }, heading) => (
        <div className="stack gap-6">
          <Section title={t('agents.yourIncome')} headingRef={heading}>
            <Figures
              label={t('agents.toCollect')}
              amount={availableIncome}
              numbers={[
                { label: t('agents.friends'), value: inviteCount },
                { label: t('agents.total'), value: formatCoins(totalIncome) },
              ]}
            />
          </Section>
          <InviteLink />
          <Section title={t('agents.income')}>
            {rows.length === 0 ? (
              <EmptyState title={t('agents.noIncome')} text={t('agents.noIncomeText')} />
            ) : (
              <Rows label={t('agents.income')} className={styles.rows}>
                {rows.map(({ nickname, income, timestamp }, place) => (
                  // Two friends may have the same masked name.
                  // oxlint-disable-next-line react/no-array-index-key
                  <IncomeRow key={place} nickname={nickname} amount={income} timestamp={timestamp} />
                ))}
              </Rows>
            )}
          </Section>
        </div>
      )}
    </ActivityPage>
  );
}
