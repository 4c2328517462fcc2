import { formatCoins } from '@tara/sdk/rules';
import { t } from '#messages/tasks.ts';
import { ClaimButton } from '#ui/claim/ClaimButton.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { coinsIn, type Task } from './tasks.ts';
import styles from './tasks.module.css';
import type { TaskClaims } from './use-task-claims.ts';

/** Claims what several tasks give, one after the other. */
export function ClaimAll({ tasks, claims }: { tasks: readonly Task[]; claims: TaskClaims }) {
  const rewards = tasks.flatMap((task) => task.rewards);
  const coins = coinsIn(rewards);
  return (
    <div className={styles.all}>
      <ClaimButton
        state={claims.busy.length > 0 ? 'busy' : 'ready'}
        of={rewardLine(rewards)}
        variant="gold"
        size="l"
        wide
        onClaim={() => claims.claim(tasks.map(({ id }) => id))}
      >
        {t('tasks.claimAll')}
        {coins !== null && (
          <span className={`num ${styles.prize}`} aria-hidden="true">
            <Coin size={18} />
            {formatCoins(coins)}
          </span>
        )}
      </ClaimButton>
    </div>
  );
}
