import { formatCoins } from '@tara/sdk/rules';
import { usePlayer } from '#api/session.ts';
import { t } from '#i18n/t.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import { shortCoins } from '#ui/money/short-coins.ts';
import { classNames } from '#lib/class-names.ts';
import styles from './balance.module.css';
import { useBalanceRefresh } from './use-balance-refresh.ts';
import { useCountUp } from './use-count-up.ts';
import './messages.ts';

/** A balance is set smaller from 10 characters on ("100,000.00"), and shortened from 13 on ("10,000,000.00"). */
function lengthOf(text: string): 'usual' | 'long' | 'huge' {
  if (text.length < 10) return 'usual';
  return text.length < 13 ? 'long' : 'huge';
}

/**
 * The coin balance with its refresh icon (spec 2.5, 2.6). No digit is cut off: where millions do not fit they are
 * shortened, and the drawer shows them whole.
 */
export function Balance({ size, coin }: { size: 'purse' | 'card' | 'drawer'; coin: number }) {
  const { user } = usePlayer() ?? {};
  const { refreshing, refresh } = useBalanceRefresh();
  const coins = useCountUp(user?.coin ?? 0);
  const shown = formatCoins(coins);
  const length = lengthOf(shown);
  return (
    <span className={classNames(styles.balance, styles[size])} data-length={length}>
      <Coin size={coin} />
      <span className={`num ${styles.amount}`} aria-hidden="true">
        <span className={styles.whole}>{shown}</span>
        <span className={styles.short}>{shortCoins(coins)}</span>
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
