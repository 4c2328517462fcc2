import { christmasNext, type ChristmasStep, type Reward } from '@tara/sdk/rules';
import { ClaimBar } from '#shared/activities/ClaimBar.tsx';
import { SINGLE_CLAIM_ID } from '#shared/claims/claim-queue.ts';
import { readySteps, type StepView } from '#shared/reward-steps/steps.ts';
import { OpenButton } from '#shared/seasons/OpenButton.tsx';
import { t } from '#messages/christmas.ts';
import { t as tSeason } from '#messages/seasons.ts';
import type { ChristmasClaims, ChristmasState } from './use-christmas.ts';

interface ChristmasActionsProps {
  state: ChristmasState;
  claims: ChristmasClaims;
  today: readonly Reward[];
  steps: readonly StepView[];
  extra: StepView;
}

/** The main action: a call with unknown outcome first, then the next claim. */
function chosen({ sign, open }: ChristmasClaims, state: ChristmasState): ChristmasStep {
  if (sign.unknown !== null || sign.busy.length > 0) return 'sign';
  if (open.unknown !== null || open.busy.length > 0) return 'open';
  return christmasNext(state);
}

/** The footer: the main button, and below it the button to open a box. */
export function ChristmasActions({ state, claims, today, steps, extra }: ChristmasActionsProps) {
  const count = state.openCount;
  switch (chosen(claims, state)) {
    case 'sign':
      return (
        <ClaimBar
          claims={claims.sign}
          ready={[{ id: SINGLE_CLAIM_ID, rewards: today }]}
          verb={t('christmas.sign')}
          other={
            count > 0 && (
              <OpenButton claims={claims.open} id={SINGLE_CLAIM_ID}>
                {tSeason('seasons.openBox')}
              </OpenButton>
            )
          }
        />
      );
    case 'open':
      return (
        <ClaimBar
          claims={claims.open}
          ready={[{ id: SINGLE_CLAIM_ID, rewards: [] }]}
          verb={tSeason('seasons.openBox')}
          inset={t('christmas.left', { count })}
        />
      );
    case 'extra':
      return <ClaimBar claims={claims.extra} ready={[extra]} />;
    default:
      return <ClaimBar claims={claims.steps} ready={readySteps(steps)} idle={t('christmas.tomorrow')} />;
  }
}
