import { Children, type ReactNode } from 'react';
import { t } from '#messages/reward.ts';
import { Button } from '#ui/button/Button.tsx';
import { ClaimButton } from '#ui/claim/ClaimButton.tsx';
import type { RowState } from '#ui/reward-row/RewardRow.tsx';
import type { ClaimQueue } from './claim-queue.ts';

interface ClaimEndProps {
  claims: ClaimQueue;
  id: number;
  /** What is claimed, for screen readers. */
  of: string;
  /** The state: can be claimed, or claimed; otherwise only the children are shown. */
  state: RowState;
  /** Whether it is the main button of the page. */
  variant?: 'gold' | 'night' | undefined;
  /** Label instead of "Claim". */
  verb?: string | undefined;
  /** Shown instead of the claim: a number, a link, a lock. */
  children?: ReactNode;
}

/** The end of a row with a reward: the claim button, its result, and "Check again" if the outcome is unknown. */
export function ClaimEnd({ claims, id, of, state, variant, verb, children }: ClaimEndProps) {
  const busy = claims.busy.includes(id);
  if (claims.unknown === id) {
    return (
      <Button size="s" onClick={claims.checkAgain} busy={busy && t('reward.checking')}>
        {t('reward.checkAgain')}
        <span className="visually-hidden">{of}</span>
      </Button>
    );
  }
  // Ignore children that are false or null.
  const instead = Children.toArray(children);
  if (instead.length > 0 || (state !== 'ready' && state !== 'claimed')) return instead;
  return (
    <ClaimButton
      state={busy ? 'busy' : state === 'claimed' ? 'done' : 'ready'}
      of={of}
      variant={variant}
      left={claims.left.includes(id)}
      onClaim={() => claims.claim([id])}
    >
      {verb}
    </ClaimButton>
  );
}
