import { ItemStatus, toReward, getTurnover, type ActivityType } from '@tara/sdk/rules';
import { ActivityPage } from '#shared/activities/ActivityPage.tsx';
import type { ActivityQuery } from '#shared/activities/use-activity.ts';
import { ClaimBar } from '#shared/activities/ClaimBar.tsx';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/sign-in-bonus.ts';
import { Section } from '#ui/section/Section.tsx';
import { SignBoard, type SignDay } from './SignBoard.tsx';

/** The data of a board's page. */
export interface SignState {
  day: number;
  itemStatus: number;
  rewards: readonly SignDay[];
}

interface SignPageProps {
  type: typeof ActivityType.signUpBonus | typeof ActivityType.freeSign;
  query: ActivityQuery<SignState>;
  claims: ClaimQueue;
  /** Id of today's claim. */
  claimId: (state: SignState) => number;
  /** Text with the number of claimed days. */
  counted: (state: SignState) => string;
  /** Why nothing can be claimed now. */
  idle: (state: SignState) => string;
}

/** A board of days: one reward a day, and the button that claims today's. */
export function SignPage({ type, query, claims, claimId, counted, idle }: SignPageProps) {
  const props = usePropConfig();
  const state = query.data;
  const today = state?.rewards.find(({ day }) => day === state.day);
  const ready = state?.itemStatus === ItemStatus.claimable && today !== undefined;
  return (
    <ActivityPage
      type={type}
      query={query}
      claims={[claims]}
      turnover={getTurnover(state?.rewards.flatMap(({ propList }) => propList))}
      footer={
        state && (
          <ClaimBar
            claims={claims}
            verb={t('sign.claimDay', { day: state.day })}
            ready={
              ready
                ? [{ id: claimId(state), rewards: today.propList.map((item) => toReward(item, props)) }]
                : []
            }
            idle={idle(state)}
          />
        )
      }
    >
      {(open, heading) => (
        <Section
          title={t('sign.board', { count: open.rewards.length })}
          headingRef={heading}
          count={counted(open)}
        >
          <SignBoard
            label={t('sign.board', { count: open.rewards.length })}
            days={open.rewards}
            today={open.day}
            itemStatus={open.itemStatus}
          />
        </Section>
      )}
    </ActivityPage>
  );
}
