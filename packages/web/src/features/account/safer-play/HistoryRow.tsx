import { formatCoins, formatPoints } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import type { RowOf } from '#api/paged-query.ts';
import { formatDayTime } from '#lib/day.ts';
import { classNames } from '#lib/class-names.ts';
import { t } from '#messages/history.ts';
import styles from './history.module.css';
import { signed } from './signed.ts';

type Row = RowOf<'/app/v1/getBalanceHistory'>;

/** What a row was, in words. */
function titleOf({ kind, unit, amount }: Row): string {
  const isPoints = unit === 'points';
  switch (kind) {
    case 'deposit':
      return t(isPoints ? 'history.rowDepositPoints' : 'history.rowDeposit');
    case 'withdrawal':
      return t(amount > 0 ? 'history.rowReturned' : 'history.rowWithdrawal');
    case 'bonus':
      return t('history.rowBonus');
    case 'exchange':
      return t(isPoints && amount < 0 ? 'history.rowExchangePoints' : 'history.rowExchange');
    case 'safebox':
      return t(amount < 0 ? 'history.rowToSafebox' : 'history.rowFromSafebox');
    default:
      return t('history.rowOther');
  }
}

/** One change of the balance: what, when, how much, and the balance after it. */
export function HistoryRow({ row }: { row: Row }) {
  const games = useConfig()?.gameList;
  const { kind, unit, time, amount, balance, reference, gameId, bet = 0, win = 0 } = row;
  const isPoints = unit === 'points';
  const isOrder = kind === 'withdrawal' || (kind === 'deposit' && !isPoints);
  const title =
    gameId === undefined
      ? titleOf(row)
      : (games?.find(({ id }) => id === gameId)?.name ?? t('history.gameUnknown', { id: String(gameId) }));
  const note =
    gameId !== undefined
      ? t('history.round', { bet: formatCoins(bet), win: formatCoins(win) })
      : isOrder
        ? reference
        : null;
  const change = signed(amount, isPoints ? formatPoints : formatCoins);
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <b>{title}</b>
        {note !== null && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.when}>{formatDayTime(time)}</span>
      <b className={classNames('num', styles.amount, amount > 0 && styles.plus)}>
        {isPoints ? t('history.points', { amount: change }) : change}
      </b>
      <span className={styles.balance}>
        {isPoints
          ? t('history.pointsLeft', { amount: formatPoints(balance) })
          : t('history.balance', { amount: formatCoins(balance) })}
      </span>
    </li>
  );
}
