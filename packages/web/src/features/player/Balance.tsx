import { formatCoins } from '@tara/sdk/rules';
import { usePlayer } from '#api/session.ts';
import { t } from '#i18n/t.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import { classNames } from '#lib/class-names.ts';
import styles from './balance.module.css';
import { useBalanceRefresh } from './use-balance-refresh.ts';
import { useCountUp } from './use-count-up.ts';
import './messages.ts';

/** From this many characters on a balance is set smaller, so that no digit is cut off. */
const LONG = 9;

/** The coin balance with its refresh icon (spec 2.5, 2.6). */
export function Balance({ size, coin }: { size: 'purse' | 'card' | 'drawer'; coin: number }) {
  const { user } = usePlayer() ?? {};
  const { refreshing, refresh } = useBalanceRefresh();
  const shown = useCountUp(user?.coin ?? 0);
  return (
    <span
      className={classNames(styles.balance, styles[size])}
      data-long={formatCoins(shown).length > LONG || undefined}
    >
      <Coin size={coin} />
      <span className={`num ${styles.amount}`} aria-hidden="true">
        {formatCoins(shown)}
      </span>
      <span className="spoken" role="status">
        {t('home.coins', { amount: formatCoins(user?.coin ?? 0) })}
      </span>
      <RoundButton
        tone="plain"
        icon="refresh-cw"
        label={t('home.refresh')}
        aria-busy={refreshing || undefined}
        className={styles.refresh}
        onClick={refresh}
      />
    </span>
  );
}
