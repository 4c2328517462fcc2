import { ActivityType } from '@tara/sdk/rules';
import { ActivityPage } from '#shared/activities/ActivityPage.tsx';
import { useActivity } from '#shared/activities/use-activity.ts';
import { ClaimBar } from '#shared/activities/ClaimBar.tsx';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/cash-bonus.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Section } from '#ui/section/Section.tsx';
import { TicketStub } from './TicketStub.tsx';
import { toTickets } from './tickets.ts';
import styles from './ticket-stub.module.css';

const READ = 'getBonusTickers';

/** The login bonus (activity 23): automatic coupons, each valid until its end. */
export default function CashBonusScreen() {
  const props = usePropConfig();
  const query = useActivity(READ);
  const claims = useRewardClaims('receiveBonusTicker', 'id');
  const open = query.data?.bonusTickers ?? [];
  const tickets = toTickets(open, props);
  const ready = tickets.filter(({ state }) => state === 'ready');
  return (
    <ActivityPage
      type={ActivityType.freeLoginBonus}
      query={query}
      claims={[claims]}
      footer={
        ready.length > 0 && (
          <ClaimBar
            claims={claims}
            verb={t('tickets.takeAll', { count: ready.length })}
            ready={ready.map(({ id, reward }) => ({ id, rewards: [reward] }))}
          />
        )
      }
    >
      {(_, heading) => (
        <Section
          title={t('tickets.title')}
          headingRef={heading}
          count={t('tickets.ready', { count: ready.length })}
        >
          {tickets.length === 0 ? (
            <EmptyState title={t('tickets.none')} text={t('tickets.noneText')} />
          ) : (
            <ul className={styles.tickets} aria-label={t('tickets.title')}>
              {tickets.map((ticket) => (
                <TicketStub key={ticket.id} ticket={ticket} claims={claims} onEnd={query.refresh} />
              ))}
            </ul>
          )}
        </Section>
      )}
    </ActivityPage>
  );
}
