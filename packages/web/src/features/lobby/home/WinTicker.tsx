import { formatCoins, gameImageUrl, maskPhone, TICKER_INTERVAL_MS, tickerWins } from '@tara/sdk/rules';
import { useEffect, useState } from 'react';
import { useConfig } from '#api/config.ts';
import { useApiQuery } from '#api/query.ts';
import { t } from '#messages/lobby.ts';
import { currencySign, useRegion } from '#state/region.ts';
import styles from './ticker.module.css';
import { useActivities } from '#api/activities.ts';
import { usePageVisible } from './use-page-visible.ts';

/** The big-win ticker (spec 2.5, 9): one line, a new win every 2500 ms in a loop; touch only pauses it. */
export function WinTicker() {
  const config = useConfig();
  const facts = useActivities();
  const { data } = useApiQuery('lobbyTips', {}, { refetchOnMount: 'always' });
  const wins = tickerWins(data ?? { jackpotList: [], newYearList: [] }, facts);
  const [turn, setTurn] = useState(0);
  const [held, setHeld] = useState(false);
  const visible = usePageVisible();
  const sign = currencySign[useRegion()];
  const moving = wins.length > 1 && !held && visible;
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => setTurn((now) => now + 1), TICKER_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [moving]);

  const win = wins[turn % Math.max(1, wins.length)];
  const game = config?.gameList.find(({ id }) => id === win?.gameId);
  return (
    <section
      className={styles.ticker}
      data-ticker
      aria-label={t('ticker.label')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
    >
      {win && config ? (
        <div className={styles.row} key={turn}>
          <img src={gameImageUrl(config.web.gameResourceUrl, win.gameId)} width={36} height={36} alt="" />
          <span className={styles.who}>
            <b className="color-text">{maskPhone(win.phone)}</b> {t('ticker.won', { game: game?.name ?? '' })}
          </span>
          <span className={`num ${styles.amount}`}>
            {sign} {formatCoins(win.amount)}
          </span>
        </div>
      ) : (
        // Empty while it loads, or if it did not load.
        data && !win && <p className={styles.none}>{t('ticker.empty')}</p>
      )}
    </section>
  );
}
