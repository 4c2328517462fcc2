import { formatCoins, type Reward } from '@tara/sdk/rules';
import { t } from '#messages/reward.ts';
import { Coin } from '../coin/Coin.tsx';
import { coinsIn, rewardLine } from '../reward/reward-text.ts';
import styles from './claim-all-button.module.css';
import { ClaimButton } from './ClaimButton.tsx';

interface ClaimAllButtonProps {
  /** What is claimed together. */
  rewards: readonly Reward[];
  busy: boolean;
  /** Label instead of "Claim all". */
  verb?: string;
  /** Shown after the label instead of a sum, e.g. the number left. */
  inset?: string | undefined;
  onClaim: () => void;
}

/** The main button in the footer of a page that claims everything, with the sum if it is only coins. */
export function ClaimAllButton(props: ClaimAllButtonProps) {
  const { rewards, busy, verb = t('reward.claimAll'), inset, onClaim } = props;
  const coins = coinsIn(rewards);
  return (
    <div className={styles.all}>
      <ClaimButton
        state={busy ? 'busy' : 'ready'}
        of={rewardLine(rewards)}
        variant="gold"
        size="l"
        wide
        onClaim={onClaim}
      >
        {verb}
        {inset && (
          <span className={`num inline-flex align-center gap-1 size-16 color-accent-2 ${styles.prize}`}>
            {inset}
          </span>
        )}
        {coins !== null && coins > 0 && (
          <span
            className={`num inline-flex align-center gap-1 size-16 color-accent-2 ${styles.prize}`}
            aria-hidden="true"
          >
            <Coin size={18} />
            {formatCoins(coins)}
          </span>
        )}
      </ClaimButton>
    </div>
  );
}
