import { CLAIM_DEBOUNCE_MS } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import { t } from '#messages/reward.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button, type ButtonStyle } from '../button/Button.tsx';
import { StatusChip } from '../status/StatusChip.tsx';
import styles from './claim-button.module.css';

/** The state of a reward. `expired` ended without a claim. */
export type ClaimState = 'idle' | 'ready' | 'busy' | 'done' | 'expired';

interface ClaimButtonProps extends ButtonStyle {
  state: ClaimState;
  /** What is claimed, for screen readers. */
  of: string;
  onClaim: () => void;
  /** Why it cannot be claimed yet, shown under the button. */
  reason?: string | undefined;
  /** Whether the server was too busy for the claim, so that it is still to make. */
  left?: boolean;
  /** Label instead of "Claim". */
  children?: ReactNode;
}

/** The button that claims a reward. After the claim, or after its end, it shows the state instead. */
export function ClaimButton({
  state,
  of,
  onClaim,
  reason,
  variant = 'night',
  size = 's',
  wide = false,
  left = false,
  children = t('reward.claim'),
}: ClaimButtonProps) {
  // A double press counts once (spec 9).
  const claim = useDebounced(onClaim, CLAIM_DEBOUNCE_MS);
  if (state === 'done') return <StatusChip status="done">{t('reward.claimed')}</StatusChip>;
  if (state === 'expired') return <StatusChip status="expired">{t('reward.expired')}</StatusChip>;
  const why = state === 'idle' ? (reason ?? t('reward.notReady')) : false;
  return (
    <span className={styles.claim} data-wide={wide || undefined}>
      <Button
        variant={variant}
        size={size}
        wide={wide}
        busy={state === 'busy' && t('reward.claiming')}
        idle={why}
        onClick={claim}
      >
        {children}
        <span className="visually-hidden">{of}</span>
      </Button>
      {left && (
        <span className={styles.left} role="status">
          {t('reward.left')}
        </span>
      )}
      {why && (
        <span className={styles.reason} aria-hidden="true">
          {why}
        </span>
      )}
    </span>
  );
}
