import { formatCoins, formatCoinsShort } from '@tara/sdk/rules';
import { useId } from 'react';
import { serverNow } from '#api/sdk.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { classNames } from '#lib/class-names.ts';
import { formatDay } from '#lib/day.ts';
import { DAY_MS, getStart } from '#lib/site-period.ts';
import { t } from '#messages/records.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { signed } from './signed.ts';
import { getAmount, getBars, parts } from './week.ts';
import styles from './week.module.css';

const DAYS = 7;
/** Of the picture, in units of its own. */
const WIDTH = 22;
const BAR = 12;
const HEIGHT = 72;

/** The last seven days: what games won or lost, and a bar for each day. */
export function Week() {
  const titleId = useId();
  const from = getStart('day', serverNow()) - (DAYS - 1) * DAY_MS;
  const query = useApiQuery(
    'getBalanceHistory',
    { from, until: from + DAYS * DAY_MS, partMs: DAY_MS, page: 1, pageSize: 1 },
    { refetchOnMount: 'always' },
  );
  // After a failure "Try again" of the sums below it, or of the list, reads it too.
  if (!query.data) return hasFailed(query) ? null : <Skeleton height="9rem" />;
  const { sums, parts: days = [] } = query.data;
  const net = sums.wins - sums.bets;
  const { axis, bars } = getBars(days);
  const hasAmounts = bars.some((bar) => bar.length > 0);
  const titles = days.map((_, index) => formatDay(from + index * DAY_MS));
  const texts = days.map((day, index) => {
    const amounts = parts
      .filter((part) => getAmount(day, part) !== 0)
      .map((part) => `${t(`records.${part}Short`)} ${signed(getAmount(day, part), formatCoins)}`);
    return t('records.dayText', {
      day: titles[index] ?? '',
      amounts: amounts.join(', ') || t('records.dayEmpty'),
    });
  });
  return (
    <section className={styles.week} aria-labelledby={titleId}>
      <div className={styles.net}>
        <h2 id={titleId} className="type-caption color-muted">
          {t('records.weekTitle')}
        </h2>
        <p className={classNames('num', styles.sum, net > 0 && styles.plus)}>{formatCoins(Math.abs(net))}</p>
        <p className="type-label color-muted">
          {t(net < 0 ? 'records.lost' : net > 0 ? 'records.won' : 'records.even')}
        </p>
      </div>
      {hasAmounts && (
        <div className={styles.chart} role="img" aria-label={texts.join('. ')}>
          <svg viewBox={`0 0 ${WIDTH * days.length} ${HEIGHT}`} aria-hidden="true">
            {bars.map((bar, index) =>
              bar.map(({ part, top, height }) => (
                <rect
                  key={`${index} ${part}`}
                  className={styles[part]}
                  x={index * WIDTH + (WIDTH - BAR) / 2}
                  y={top * (HEIGHT - 2) + 1}
                  width={BAR}
                  height={Math.max(1, height * (HEIGHT - 2) - 0.5)}
                  rx="2"
                />
              )),
            )}
            <line x2={WIDTH * days.length} y1={axis * (HEIGHT - 2) + 1} y2={axis * (HEIGHT - 2) + 1} />
          </svg>
          <span className={styles.days} aria-hidden="true">
            {titles.map((title) => (
              <span key={title} className="type-tiny">
                {title.slice(0, 1)}
              </span>
            ))}
          </span>
        </div>
      )}
      {hasAmounts && (
        <dl className={styles.legend}>
          {parts.map((part) => (
            <div key={part}>
              <dt className={`type-tiny color-muted ${styles[part]}`}>{t(`records.${part}Short`)}</dt>
              <dd className="type-label tabular">{signed(getAmount(sums, part), formatCoinsShort)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
