import type { ReactNode } from 'react';
import type { ClaimQueue } from '#features/claims/index.ts';
import { t as tReward } from '#messages/reward.ts';
import { Button } from '#ui/button/Button.tsx';
import { ClaimButton } from '#ui/claim/ClaimButton.tsx';

interface ClaimEndProps {
  state: 'open' | 'ready' | 'claimed';
  claims: ClaimQueue;
  id: number;
  /** What is claimed; read out behind the verb. */
  of: string;
  /** What stands there while there is nothing to claim. */
  children?: ReactNode;
}

/** The end of a row that can be claimed: the claim and what came of it. */
export function ClaimEnd({ state, claims, id, of, children }: ClaimEndProps) {
  const busy = claims.busy.includes(id);
  if (claims.unknown === id) {
    return (
      <Button size="s" onClick={claims.checkAgain} busy={busy && tReward('reward.checking')}>
        {tReward('reward.checkAgain')}
        <span className="visually-hidden">{of}</span>
      </Button>
    );
  }
  if (state === 'open') return children;
  const done = state === 'claimed' ? 'done' : 'ready';
  return <ClaimButton state={busy ? 'busy' : done} of={of} onClaim={() => claims.claim([id])} />;
}
