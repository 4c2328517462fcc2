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
import { SignUpBonus } from './SignUpBonus.tsx';
import { Tickets } from './Tickets.tsx';
import { useHub } from './use-hub.ts';
import { VisitorCard } from './VisitorCard.tsx';
import { ActivityCards } from './ActivityCards.tsx';

/** The rewards (spec 2.4): sign-up bonus, coupons, then all promotions, claimable first. */
export default function RewardsScreen({ title = t('rewards.title') }: { title?: string }) {
  const hub = useHub('rewards');
  const player = usePlayer();
  const tickets = useApiQuery('getBonusTickers', {}, { enabled: player !== null, refetchOnMount: 'always' });
  // Content above the promotions appears with the page or not at all, so that nothing moves.
  if (hub.signUp.isLoading || tickets.isLoading) {
    return (
      <Screen title={title}>
        <Waiting />
      </Screen>
    );
  }
  return (
    <Screen title={title}>
      <div className={shared.page}>
        <div className={`stack gap-5 ${shared.top}`}>
          {player ? (
            hub.reward !== null && <SignUpBonus state={hub.signUp.data?.loginBonus3User} />
          ) : (
            <VisitorCard />
          )}
          {player && <Tickets tickets={tickets.data?.bonusTickers ?? []} />}
        </div>
        <Section title={t('rewards.on')}>
          {player && <HubFilter hub={hub} />}
          <HubErrors
            failed={[...(!tickets.data && hasFailed(tickets) ? [tickets] : []), ...hub.summaries.failed]}
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
      <Skeleton height={182} />
      <Skeleton height={480} />
    </SkeletonGroup>
  );
}
