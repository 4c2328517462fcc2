import type { Reward } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { t } from '#messages/reward.ts';
import { Button } from '#ui/button/Button.tsx';
import { ClaimAllButton } from '#ui/claim/ClaimAllButton.tsx';

interface ClaimBarProps {
  claims: ClaimQueue;
  /** What can be claimed now. */
  ready: readonly { id: number; rewards: readonly Reward[] }[];
  /** Label instead of "Claim" or "Claim all". */
  verb?: string | undefined;
  /** Shown after the label instead of a sum, e.g. the number left. */
  inset?: string | undefined;
  /** Reason if nothing can be claimed now. */
  idle?: ReactNode;
  /** Further actions, e.g. a link to a deposit. */
  other?: ReactNode;
}

/** The footer of an activity: the main button that claims everything, and a claim with unknown outcome. */
export function ClaimBar({ claims, ready, verb, inset, idle, other }: ClaimBarProps) {
  const open = ready.filter(({ id }) => id !== claims.unknown);
  const busy = claims.busy.length > 0;
  if (claims.unknown !== null) {
    return (
      <div className="stack gap-3">
        <p className="type-note color-accent-2 text-center" role="status">
          {t('reward.unknown')}
        </p>
        <Button variant="gold" size="l" wide onClick={claims.checkAgain} busy={busy && t('reward.checking')}>
          {t('reward.checkAgain')}
        </Button>
      </div>
    );
  }
  if (open.length === 0 && !busy) {
    if (!idle && !other) return null;
    return (
      <div className="stack gap-3">
        {idle && <p className="type-note color-muted text-center">{idle}</p>}
        {other}
      </div>
    );
  }
  return (
    <div className="stack gap-3">
      {claims.left.length > 0 && (
        <p className="type-note color-accent-2 text-center" role="status">
          {t('reward.left')}
        </p>
      )}
      <ClaimAllButton
        verb={verb ?? (open.length > 1 ? t('reward.claimAll') : t('reward.claim'))}
        rewards={open.flatMap(({ rewards }) => rewards)}
        inset={inset}
        busy={busy}
        onClaim={() => claims.claim(open.map(({ id }) => id))}
      />
      {other}
    </div>
  );
}
