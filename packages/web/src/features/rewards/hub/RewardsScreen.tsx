import type { Data } from '@tara/sdk';
import { ActivityType, ItemStatus, rewardOf } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';
import { ActivityHero } from '#shared/activities/ActivityHero.tsx';
import { t } from '#messages/rewards.ts';
import { activityHref } from '#routing/activity-routes.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { Screen } from '#ui/frame.ts';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { Section } from '#ui/section/Section.tsx';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { HubEmpty } from './HubEmpty.tsx';
import { HubErrors } from './HubErrors.tsx';
import { HubFilter } from './HubFilter.tsx';
import shared from './rewards.module.css';
import styles from './rewards-screen.module.css';
import { Tickets } from './Tickets.tsx';
import { useHub } from './use-hub.ts';
import { VisitorCard } from './VisitorCard.tsx';
import { ActivityCards } from './ActivityCards.tsx';

const NO_PROPS = {};
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
          {player ? hub.reward !== null && <SignUp state={signUp.data?.loginBonus3User} /> : <VisitorCard />}
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

/** The sign-up bonus: the current day, and a link. */
function SignUp({ state }: { state: Data<'/app/v1/loginBonus3User'>['loginBonus3User'] | undefined }) {
  const props = useConfig()?.web.appPropConfigMap ?? NO_PROPS;
  const today = state?.rewards.find(({ day }) => day === state.day);
  const ready = state?.itemStatus === ItemStatus.claimable && today !== undefined;
  return (
    <div className={styles.signUp}>
      <ActivityHero
        type={ActivityType.signUpBonus}
        {...(ready && { lead: t('rewards.dayIsYours', { day: state.day }) })}
        terms={ready ? rewardLine(today.propList.map((item) => rewardOf(item, props))) : undefined}
        clock={
          <LinkButton
            variant={ready ? 'gold' : 'night'}
            to={activityHref(ActivityType.signUpBonus) ?? href('home')}
          >
            {t(ready ? 'rewards.toClaimDay' : 'rewards.toDays')}
          </LinkButton>
        }
      />
    </div>
  );
}
