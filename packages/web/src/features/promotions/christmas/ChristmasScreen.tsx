import { ActivityType, christmasDays, getTurnover } from '@tara/sdk/rules';
import parcel from '#assets/objects/parcel-red.webp';
import { ActivityPage } from '#shared/activities/ActivityPage.tsx';
import { useActivity } from '#shared/activities/use-activity.ts';
import { SINGLE_CLAIM_ID } from '#shared/claims/claim-queue.ts';
import { extraView, stepViews } from '#shared/reward-steps/steps.ts';
import { StepRows } from '#shared/reward-steps/StepRows.tsx';
import { useSeason } from '#shared/seasons/use-season.tsx';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/christmas.ts';
import { useFrame } from '#ui/frame.ts';
import { Section } from '#ui/section/Section.tsx';
import { Baubles } from './Baubles.tsx';
import { BoxesCard } from './BoxesCard.tsx';
import { ChristmasActions } from './ChristmasActions.tsx';
import { OpenedBoxes } from './OpenedBoxes.tsx';
import { SignRow } from './SignRow.tsx';
import { Snow } from './Snow.tsx';
import { READ, useChristmasClaims } from './use-christmas.ts';

/** Christmas (activity 37): check-ins and deposits bring boxes, and opened boxes bring rewards. */
export default function ChristmasScreen() {
  const props = usePropConfig();
  const query = useActivity(READ, ({ appChristmasUser }) => appChristmasUser);
  const { state, clock, closedTitle } = useSeason(query);
  const claims = useChristmasClaims();
  const isAside = useFrame().footer === 'content';
  const shown = state && {
    days: christmasDays(state, props),
    steps: stepViews(state.steps, props),
    extra: extraView(state.extra, props, SINGLE_CLAIM_ID),
  };
  const boxes = state && <BoxesCard count={state.openCount} framed={!isAside} />;
  return (
    <ActivityPage
      type={ActivityType.christmas}
      query={query}
      claims={[claims.sign, claims.open, claims.steps, claims.extra]}
      receipt={{ object: parcel }}
      turnover={getTurnover(state?.steps.flatMap(({ propList }) => propList))}
      clock={clock}
      closedTitle={closedTitle}
      sky={<Snow />}
      onObject={state && <Baubles opened={state.opened} />}
      panel={isAside && boxes}
      footer={
        state &&
        shown && (
          <ChristmasActions
            state={state}
            claims={claims}
            today={shown.days.find(({ when }) => when === 'today')?.rewards ?? []}
            steps={shown.steps}
            extra={shown.extra}
          />
        )
      }
    >
      {(open, heading) =>
        shown && (
          <>
            <Section
              title={t('christmas.days')}
              count={t('christmas.signed', { count: open.signDays.length })}
            >
              <SignRow days={shown.days} />
            </Section>
            <StepRows
              label={t('christmas.extra')}
              steps={[shown.extra]}
              claims={claims.extra}
              pressHere
              asks={({ target }) => t('christmas.extraAsks', { target })}
              missing={({ target }) => t('christmas.of', { have: open.signDays.length, target })}
            />
            {!isAside && boxes}
            <OpenedBoxes state={open} steps={shown.steps} claims={claims.steps} headingRef={heading} />
          </>
        )
      }
    </ActivityPage>
  );
}
