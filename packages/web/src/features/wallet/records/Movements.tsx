import { formatCoins, formatPoints } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import type { RowOf } from '@tara/sdk/query';
import { usePagedQuery } from '#api/paged-query.ts';
import { t } from '#messages/records.ts';
import type { LinkOf } from './history-query.ts';
import { RowList, type ListProps } from './RowList.tsx';
import { Row } from './Row.tsx';
import { signed } from './signed.ts';

const READ = 'getBalanceHistory';

type Movement = RowOf<typeof READ>;

function MovementRow({ row, getLink }: { row: Movement; getLink: LinkOf }) {
  const games = useConfig()?.gameList;
  const { kind, unit, time, amount, balance, reference, title, gameId, bet = 0, win = 0 } = row;
  const isPoints = unit === 'points';
  const order = (['deposit', 'withdrawal'] as const).find((each) => each === kind);
  const change = signed(amount, isPoints ? formatPoints : formatCoins);
  return (
    <Row
      kind={kind}
      gameId={gameId}
      title={
        gameId === undefined
          ? (title ?? t('records.rowOther'))
          : (games?.find(({ id }) => id === gameId)?.name ?? t('records.gameUnknown', { id: String(gameId) }))
      }
      note={gameId !== undefined && t('records.round', { bet: formatCoins(bet), win: formatCoins(win) })}
      time={time}
      amount={isPoints ? t('records.points', { amount: change }) : change}
      appearance={amount > 0 && 'plus'}
      side={
        isPoints
          ? t('records.pointsLeft', { amount: formatPoints(balance) })
          : t('records.balance', { amount: formatCoins(balance) })
      }
      link={order && getLink({ id: reference, kind: order })}
    />
  );
}

/** Everything that changed the coins and points. */
export function Movements({ shown: { kind, span, search }, getLink, onClear }: ListProps) {
  const filter = { ...span, ...(kind && { kind }), ...(search && { search }) };
  const list = usePagedQuery(READ, filter);
  return (
    <RowList
      list={list}
      onClear={onClear}
      isFiltered={Object.keys(filter).length > 0}
      none={t('records.none')}
      noneText={t('records.noneText')}
      getKey={({ id }) => id}
      getTime={({ time }) => time}
    >
      {(row) => <MovementRow row={row} getLink={getLink} />}
    </RowList>
  );
}
