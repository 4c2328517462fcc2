import { formatCoins, gameImageUrl, maskPhone, tickerWins } from '@tara/sdk/rules';
import { useActivities } from '#api/activities.ts';
import { useConfig } from '#api/config.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { QueryError } from '#shared/query-error/QueryError.tsx';
import { formatDayTime } from '#lib/day.ts';
import { t } from '#messages/new-year.ts';
import { RewardRow, RewardRows } from '#ui/reward-row/RewardRow.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './items.module.css';

/** Query of the wins. */
export const WINS = 'lobbyTips';

/** Only the latest wins are shown. */
const SHOWN = 10;

/** The latest wins of New Year, newest first; a text if there are none (spec 8). */
export function RecentWins() {
  const config = useConfig();
  const facts = useActivities();
  const query = useApiQuery(WINS, {}, { refetchOnMount: 'always' });
  const { data } = query;
  const wins = tickerWins({ jackpotList: [], newYearList: data?.newYearList ?? [] }, facts).slice(0, SHOWN);
  return (
    <Section title={t('newYear.wins')}>
      {wins.length === 0 || !config ? (
        <>
          {data && <p className="type-note color-muted">{t('newYear.noWins')}</p>}
          {!data && hasFailed(query) && <QueryError query={query} title={t('newYear.winsFailed')} />}
        </>
      ) : (
        <RewardRows label={t('newYear.wins')}>
          {wins.map(({ phone, gameId, amount, timestamp }) => (
            <RewardRow
              key={`${timestamp}/${phone}/${amount}`}
              state="open"
              picture={
                <img
                  src={gameImageUrl(config.web.gameResourceUrl, gameId)}
                  width={52}
                  height={52}
                  alt=""
                  className={styles.game}
                />
              }
              title={maskPhone(phone)}
              note={t('newYear.wonAt', {
                game: config.gameList.find(({ id }) => id === gameId)?.name ?? '',
                time: formatDayTime(timestamp),
              })}
              end={<b className={`num ${styles.amount}`}>{formatCoins(amount)}</b>}
            />
          ))}
        </RewardRows>
      )}
    </Section>
  );
}
