import { Children, type ReactNode } from 'react';
import { t } from '#messages/reward.ts';
import { Button } from '#ui/button/Button.tsx';
import { ClaimButton } from '#ui/claim/ClaimButton.tsx';
import type { RowState } from '#ui/reward-row/RewardRow.tsx';
import type { ClaimQueue } from './claim-queue.ts';

interface ClaimEndProps {
  claims: ClaimQueue;
  id: number;
  /** What is claimed; read out behind the verb. */
  of: string;
  /** Where it stands: it can be claimed, or has been; else nothing but the children stands here. */
  state: RowState;
  /** Gold where it is the one thing to press on the page. */
  variant?: 'gold' | 'night' | undefined;
  /** Another verb than Claim. */
  verb?: string | undefined;
  /** What stands there instead of the claim: a number, a way to go, a lock. */
  children?: ReactNode;
}

/** The end of a row that can be claimed: the claim, what came of it, and the question where no answer came. */
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
  // What is not there by a condition counts as nothing.
  const instead = Children.toArray(children);
  if (instead.length > 0 || (state !== 'ready' && state !== 'claimed')) return instead;
  return (
    <ClaimButton
      state={busy ? 'busy' : state === 'claimed' ? 'done' : 'ready'}
      of={of}
      variant={variant}
      onClaim={() => claims.claim([id])}
    >
      {verb}
    </ClaimButton>
  );
}
