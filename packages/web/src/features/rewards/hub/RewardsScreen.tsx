import { hasFailed, useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';
import { t } from '#messages/rewards.ts';
import { Screen } from '#ui/frame.ts';
import { Section } from '#ui/section/Section.tsx';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { HubEmpty } from './HubEmpty.tsx';
import { HubErrors } from './HubErrors.tsx';
import { HubFilter } from './HubFilter.tsx';
import shared from './rewards.module.css';
import styles from './rewards-screen.module.css';
import { SignUpBonus } from './SignUpBonus.tsx';
import { Tickets } from './Tickets.tsx';
import { useHub } from './use-hub.ts';
import { VisitorCard } from './VisitorCard.tsx';
import { ActivityCards } from './ActivityCards.tsx';

const ANEW = { refetchOnMount: 'always' } as const;

/** The rewards (spec 2.4): sign-up bonus, coupons, then all promotions, claimable first. */
export default function RewardsScreen({ title = t('rewards.title') }: { title?: string }) {
  const hub = useHub('rewards');
  const player = usePlayer();
  const signUp = useApiQuery('/app/v1/loginBonus3User', {}, { ...ANEW, enabled: hub.reward !== null });
  const tickets = useApiQuery('/app/v1/getBonusTickers', {}, { ...ANEW, enabled: player !== null });
  const tops = [signUp, tickets];
  // Content above the promotions appears at once or not at all, so that nothing moves.
  if (signUp.isLoading || tickets.isLoading) {
    return (
      <Screen title={title}>
        <Waiting />
      </Screen>
    );
  }
  return (
    <Screen title={title}>
      <div className={shared.page}>
        <div className={styles.top}>
          {player ? (
            hub.reward !== null && <SignUpBonus state={signUp.data?.loginBonus3User} />
          ) : (
            <VisitorCard />
          )}
          {player && <Tickets tickets={tickets.data?.bonusTickers ?? []} />}
        </div>
        <Section title={t('rewards.on')}>
          {player && <HubFilter hub={hub} />}
          <HubErrors
            failed={[...tops.filter((query) => !query.data && hasFailed(query)), ...hub.summaries.failed]}
          />
          {hub.summaries.list.length > 0 ? (
            <ActivityCards label={t('rewards.on')} summaries={hub.summaries} />
          ) : (
            <HubEmpty hub={hub} />
          )}
        </Section>
      </div>
    </Screen>
  );
}

/** The skeleton until the content above the promotions is known. */
function Waiting() {
  return (
    <SkeletonGroup className={shared.page}>
      <Skeleton className={styles.waitingTop} />
      <Skeleton className={styles.waitingWorlds} />
    </SkeletonGroup>
  );
}
