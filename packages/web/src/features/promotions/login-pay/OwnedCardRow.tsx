import lantern from '#assets/objects/lantern.webp';
import { ClaimEnd } from '#shared/claims/ClaimEnd.tsx';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { t } from '#messages/login-pay.ts';
import { t as tReward } from '#messages/reward.ts';
import { ProgressMeter } from '#ui/progress/ProgressMeter.tsx';
import { RewardRow } from '#ui/reward-row/RewardRow.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { StatusChip } from '#ui/status/StatusChip.tsx';
import type { OwnedCard } from './cards.ts';

interface OwnedCardRowProps {
  card: OwnedCard;
  claims: ClaimQueue;
  /** Whether it is the only one to collect, which the foot does. */
  alone: boolean;
}

/** A card of the player: days left, and today's coins. */
export function OwnedCardRow({ card, claims, alone }: OwnedCardRowProps) {
  const { propId, days, left, ready, daily } = card;
  const name = days === undefined ? t('cards.card') : t('cards.name', { count: days });
  return (
    <RewardRow
      state={ready ? 'ready' : 'open'}
      picture={<img src={lantern} width={52} height={52} alt="" />}
      title={name}
      note={
        daily.length > 0
          ? t('cards.owned', { rewards: rewardLine(daily), count: left })
          : t('cards.left', { count: left })
      }
      unknown={claims.unknown === propId}
      end={
        <ClaimEnd state={ready ? 'ready' : 'claimed'} claims={claims} id={propId} of={name}>
          {ready && alone && <StatusChip status="ready">{tReward('reward.ready')}</StatusChip>}
        </ClaimEnd>
      }
    >
      {days !== undefined && (
        <span className="block padding-top-1">
          <ProgressMeter
            label={name}
            value={days - left}
            max={days}
            text={t('cards.left', { count: left })}
          />
        </span>
      )}
    </RewardRow>
  );
}
