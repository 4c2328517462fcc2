import { formatCoins, ItemStatus, potMissing } from '@tara/sdk/rules';
import { SINGLE_CLAIM_ID, type ClaimQueue } from '#shared/claims/claim-queue.ts';
import { t as tReward } from '#messages/reward.ts';
import { t } from '#messages/spin.ts';
import { Button } from '#ui/button/Button.tsx';
import { ClaimButton, type ClaimState } from '#ui/claim/ClaimButton.tsx';
import { PotProgress, type PotProgressProps } from './PotProgress.tsx';
import type { Round } from './use-round.ts';

interface PotCardProps extends Pick<PotProgressProps, 'headingRef'> {
  round: Round;
  exchange: ClaimQueue;
  /** Whether the wheel turns and the pot will change. */
  turning: boolean;
  onEnd: () => void;
}

/** The pot with its exchange button when it has reached its target. */
export function PotCard({ round, exchange, turning, onEnd, headingRef }: PotCardProps) {
  const { itemStatus, amount, spinCount } = round;
  const busy = exchange.busy.length > 0;
  const isReady = itemStatus === ItemStatus.claimable;
  const state: ClaimState =
    itemStatus === ItemStatus.claimed ? 'done' : busy ? 'busy' : isReady && !turning ? 'ready' : 'idle';
  return (
    <PotProgress round={round} onEnd={onEnd} headingRef={headingRef}>
      {exchange.unknown !== null && !busy ? (
        <div className="grid gap-2 type-note color-accent-1">
          <p role="alert">{t('spin.unknownPot')}</p>
          <Button wide onClick={exchange.checkAgain}>
            {tReward('reward.checkAgain')}
          </Button>
        </div>
      ) : (
        <ClaimButton
          state={state}
          of={t('spin.exchangeOf', { amount: formatCoins(amount) })}
          reason={isReady ? undefined : t('spin.toGo', { missing: formatCoins(potMissing(round)) })}
          // One main button: spins come first.
          variant={isReady && spinCount === 0 ? 'gold' : 'night'}
          size="m"
          wide
          left={exchange.left.length > 0}
          onClaim={() => exchange.claim([SINGLE_CLAIM_ID])}
        >
          {t('spin.exchange')}
        </ClaimButton>
      )}
    </PotProgress>
  );
}
