import { formatCoins, gameImageUrl, maskPhone, tickerWins } from '@tara/sdk/rules';
import { useActivities } from '#api/activities.ts';
import { useConfig } from '#api/config.ts';
import { useApiQuery } from '#api/query.ts';
import { formatDayTime } from '#lib/time.ts';
import { t } from '#messages/new-year.ts';
import { RewardRow, RewardRows } from '#ui/reward-row/RewardRow.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './wins.module.css';

/** What reads the wins. */
export const WINS = '/app/v1/anonymous/lobbyTips';

/** The latest are enough: the list goes on with the promotion. */
const SHOWN = 10;

/** The latest wins of New Year, newest first; without an answer it says what would be here (spec 8). */
export function RecentWins() {
  const config = useConfig();
  const facts = useActivities();
  const { data, isPending } = useApiQuery(WINS, {}, { refetchOnMount: 'always' });
  const wins = tickerWins({ jackpotList: [], newYearList: data?.newYearList ?? [] }, facts).slice(0, SHOWN);
  return (
    <Section title={t('newYear.wins')}>
      {wins.length === 0 || !config ? (
        // Still asked for: nothing is said that the next moment takes back.
        !isPending && <p className={styles.none}>{t('newYear.noWins')}</p>
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
