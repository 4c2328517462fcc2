import { useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';
import { t } from '#messages/rewards.ts';
import { Screen } from '#ui/frame.ts';
import { Section } from '#ui/section/Section.tsx';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { ActivityCards } from './ActivityCards.tsx';
import { ClaimPanel } from './ClaimPanel.tsx';
import { HubEmpty } from './HubEmpty.tsx';
import { HubErrors } from './HubErrors.tsx';
import { HubFilter } from './HubFilter.tsx';
import shared from './rewards.module.css';
import { SignUpBonus } from './SignUpBonus.tsx';
import { useHub } from './use-hub.ts';
import { VisitorCard } from './VisitorCard.tsx';

/** The rewards (spec 2.4): what can be claimed, the sign-up bonus, then all promotions, open ones first. */
export default function RewardsScreen({ title = t('rewards.title') }: { title?: string }) {
  const hub = useHub('rewards');
  const player = usePlayer();
  const tickets = useApiQuery('getBonusTickers', {}, { enabled: player !== null });
  // Content above the promotions appears with the page or not at all, so that nothing moves.
  if (player && !hub.rewards.settled) {
    return (
      <Screen title={title}>
        <Waiting />
      </Screen>
    );
  }
  return (
    <Screen title={title}>
      <div className={shared.page}>
        {player && (
          <div className={shared.aside}>
            <ClaimPanel rewards={hub.rewards} tickets={tickets.data?.bonusTickers ?? []} />
          </div>
        )}
        <div className="stack content-start gap-5 min-width-0">
          {player ? hub.reward !== null && <SignUpBonus state={hub.signUp} /> : <VisitorCard />}
          <Section title={t('rewards.on')}>
            {player && <HubFilter hub={hub} />}
            <HubErrors failed={hub.rewards.failed} />
            {hub.list.length > 0 ? (
              <ActivityCards label={t('rewards.on')} hub={hub} />
            ) : (
              <HubEmpty hub={hub} />
            )}
          </Section>
        </div>
      </div>
    </Screen>
  );
}

/** The skeleton until everything that can be claimed is known. */
function Waiting() {
  return (
    <SkeletonGroup className={shared.page}>
      <Skeleton height={420} className={shared.aside} />
      <Skeleton height={900} />
    </SkeletonGroup>
  );
}
