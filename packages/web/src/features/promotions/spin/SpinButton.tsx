import { CLAIM_DEBOUNCE_MS, ItemStatus } from '@tara/sdk/rules';
import { t as tReward } from '#messages/reward.ts';
import { t } from '#messages/spin.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button/Button.tsx';
import wheel from '#ui/wheel/wheel.module.css';
import styles from './spin-screen.module.css';
import type { Round } from './use-round.ts';
import type { Spins } from './use-spins.ts';

/** Why no spin is possible; null if it is. */
function getReason({ spinCount, itemStatus }: Round): string | null {
  if (itemStatus === ItemStatus.claimed) return t('spin.noneLeftPaid');
  return spinCount > 0 ? null : t('spin.noneLeft');
}

interface SpinButtonProps {
  round: Round;
  spins: Spins;
}

/** The spin button. After an unknown outcome it asks for that outcome. */
export function SpinButton({ round, spins: { phase, unknown, spin, checkAgain } }: SpinButtonProps) {
  // A double press counts once (spec 9).
  const press = useDebounced(unknown ? checkAgain : spin, CLAIM_DEBOUNCE_MS);
  const reason = unknown || phase !== 'stands' ? null : getReason(round);
  return (
    <div className="grid gap-2">
      {unknown && (
        <p className="type-note color-muted text-center" role="alert">
          {t('spin.unknown')}
        </p>
      )}
      <Button
        variant="gold"
        size="l"
        wide
        className={styles.spin}
        busy={phase !== 'stands' && t('spin.turning')}
        idle={reason ?? false}
        onClick={press}
      >
        {unknown ? (
          tReward('reward.checkAgain')
        ) : (
          <>
            {t('spin.spin')}
            <span className={`num ${wheel.count}`}>{t('spin.left', { count: round.spinCount })}</span>
          </>
        )}
      </Button>
      {reason && <p className="type-note color-muted text-center">{reason}</p>}
    </div>
  );
}
