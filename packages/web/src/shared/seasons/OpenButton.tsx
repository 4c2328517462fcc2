import { CLAIM_DEBOUNCE_MS } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { t as tReward } from '#messages/reward.ts';
import { t } from '#messages/seasons.ts';
import { Button } from '#ui/button/Button.tsx';

interface OpenButtonProps {
  claims: ClaimQueue;
  /** The id of the item that it opens. */
  id: number;
  size?: 's' | 'm';
  /** Why it is disabled. */
  idle?: string | false;
  children: ReactNode;
}

/** A secondary button that opens or draws something. After an unknown outcome it asks for that outcome first. */
export function OpenButton({ claims, id, size = 'm', idle = false, children }: OpenButtonProps) {
  const open = useDebounced(() => claims.claim([id]), CLAIM_DEBOUNCE_MS);
  const busy = claims.busy.includes(id);
  if (claims.unknown === id) {
    return (
      <Button size={size} wide onClick={claims.checkAgain} busy={busy && tReward('reward.checking')}>
        {tReward('reward.checkAgain')}
        <span className="visually-hidden">{children}</span>
      </Button>
    );
  }
  const barred = claims.unknown !== null && t('seasons.noAnswer');
  return (
    <Button size={size} wide onClick={open} busy={busy && t('seasons.opening')} idle={idle || barred}>
      {children}
    </Button>
  );
}
