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
  /** Another verb than "Claim all". */
  verb?: string;
  /** What stands in the dark inset behind the verb instead of a sum, e.g. how many are left. */
  inset?: string | undefined;
  onClaim: () => void;
}

/** The gold button at the foot of a page that claims all there is, with the sum where it is coins alone. */
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
        {inset && <span className={`num ${styles.prize}`}>{inset}</span>}
        {coins !== null && coins > 0 && (
          <span className={`num ${styles.prize}`} aria-hidden="true">
            <Coin size={18} />
            {formatCoins(coins)}
          </span>
        )}
      </ClaimButton>
    </div>
  );
}
