import {
  ItemStatus,
  newYearNext,
  toReward,
  type NewYearPieces,
  type NewYearStep,
  type PropConfigMap,
} from '@tara/sdk/rules';
import { ClaimBar } from '#shared/activities/ClaimBar.tsx';
import { SINGLE_CLAIM_ID } from '#shared/claims/claim-queue.ts';
import { t } from '#messages/new-year.ts';
import { t as tSeason } from '#messages/seasons.ts';
import type { NewYearClaims, NewYearState } from './use-new-year.ts';

interface NewYearActionsProps {
  state: NewYearState;
  pieces: NewYearPieces;
  claims: NewYearClaims;
  props: PropConfigMap;
}

/** The main action: an open call or one with unknown outcome first. */
function chosen({ box, draws }: NewYearClaims, pieces: NewYearPieces, state: NewYearState): NewYearStep {
  const drawn = draws.unknown ?? draws.busy[0];
  if (drawn !== undefined) return drawn === pieces.lottery.id ? 'lottery' : 'firework';
  if (box.unknown !== null || box.busy.length > 0) return 'box';
  return newYearNext(pieces, state);
}

/** The footer: the main button. */
export function NewYearActions({ state, pieces, claims, props }: NewYearActionsProps) {
  const key = chosen(claims, pieces, state);
  switch (key) {
    case 'extra':
      return (
        <ClaimBar
          claims={claims.extra}
          ready={[
            { id: SINGLE_CLAIM_ID, rewards: state.extra.propList.map((item) => toReward(item, props)) },
          ]}
          verb={t('newYear.claimExtra')}
        />
      );
    case 'box':
      return (
        <ClaimBar
          claims={claims.box}
          ready={[{ id: SINGLE_CLAIM_ID, rewards: [] }]}
          verb={tSeason('seasons.openBox')}
          inset={t('newYear.left', { count: pieces.box.count })}
        />
      );
    case 'lottery':
    case 'firework':
      return (
        <ClaimBar
          claims={claims.draws}
          ready={[{ id: pieces[key].id, rewards: [] }]}
          verb={t(key === 'lottery' ? 'newYear.drawKey' : 'newYear.launchKey')}
          inset={t('newYear.left', { count: pieces[key].count })}
        />
      );
    default:
      return (
        <ClaimBar
          claims={claims.tasks}
          ready={state.tasks
            .filter(({ itemStatus }) => itemStatus === ItemStatus.claimable)
            .map(({ id, propList }) => ({ id, rewards: propList.map((item) => toReward(item, props)) }))}
          idle={t('newYear.wait')}
        />
      );
  }
}
