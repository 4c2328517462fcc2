import { formatCoins } from '@tara/sdk/rules';
import { usePlayer } from '#api/session.ts';
import { t } from '#messages/lobby.ts';
import { useShortCoins } from '#state/short-coins.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import { useFit } from '#ui/money/use-fit.ts';
import { classNames } from '#lib/class-names.ts';
import styles from './balance.module.css';
import { useBalanceRefresh } from './use-balance-refresh.ts';
import { useCountUp } from './use-count-up.ts';

/**
 * The last step in which a balance shrinks: smaller, without its coin, shortened, smaller again, and with its unit on a
 * second line (docs/decisions/0023).
 */
const LAST_STEP = 7;

/**
 * The coin balance with its refresh icon (spec 2.5, 2.6). No digit is cut off: a long balance becomes smaller, then
 * shorter. The side menu shows all digits.
 */
export function Balance({ size, coin }: { size: 'bar' | 'card' | 'drawer'; coin: number }) {
  const { user } = usePlayer() ?? {};
  const { shorten } = useShortCoins();
  const { refreshing, refresh } = useBalanceRefresh();
  const coins = useCountUp(user?.coin ?? 0);
  const shown = formatCoins(coins);
  const short = shorten(coins);
  const box = useFit(shown + short, LAST_STEP);
  return (
    <span ref={box} className={classNames(styles.balance, styles[size])}>
      <Coin size={coin} />
      <span className={`num ${styles.amount}`} aria-hidden="true" data-fits>
        <span className={styles.whole}>{shown}</span>
        <span className={styles.short}>{short}</span>
      </span>
      <span className="visually-hidden" role="status">
        {t('home.coins', { amount: formatCoins(user?.coin ?? 0) })}
      </span>
      <RoundButton
        variant="plain"
        icon="refresh-cw"
        label={t('home.refresh')}
        aria-busy={refreshing || undefined}
        className={styles.refresh}
        onClick={refresh}
      />
    </span>
  );
}
