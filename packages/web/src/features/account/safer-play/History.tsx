import { usePagedQuery } from '#api/paged-query.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { useSession } from '#api/session.ts';
import { QueryError } from '#shared/query-error/QueryError.tsx';
import { t } from '#messages/history.ts';
import { href } from '#routing/layout.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Field } from '#ui/field/Field.tsx';
import { PagedList } from '#ui/paged-list/PagedList.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { HistoryRow } from './HistoryRow.tsx';
import { Sums } from './Sums.tsx';
import { kinds, periods, useHistoryQuery, type HistoryQuery } from './history-query.ts';
import styles from './history.module.css';

const PATH = '/app/v1/getBalanceHistory';

function TimeFilter({ period, dates, today, change }: HistoryQuery) {
  return (
    <>
      <ChoiceRow
        label={t('history.period')}
        tabs={periods.map((id) => ({ id, label: t(`history.${id}`) }))}
        current={period}
        onChange={(id) => change({ time: id })}
      />
      {period === 'dates' && (
        <div className={styles.dates}>
          {(['from', 'until'] as const).map((name) => (
            <Field
              key={name}
              type="date"
              label={t(`history.${name}`)}
              value={dates[name]}
              max={today}
              onChange={({ target }) => change({ [name]: target.value || undefined })}
            />
          ))}
        </div>
      )}
    </>
  );
}

function PeriodSums({ span }: Pick<HistoryQuery, 'span'>) {
  const query = useApiQuery(PATH, { ...span, page: 1, pageSize: 1 }, { refetchOnMount: 'always' });
  if (query.data) return <Sums sums={query.data.sums} />;
  if (hasFailed(query)) return <QueryError query={query} title={t('history.failed')} />;
  return <Skeleton className={styles.sumsPlace} />;
}

function Rows({ history }: { history: HistoryQuery }) {
  const { kind, span, change } = history;
  const list = usePagedQuery(PATH, ({ id }) => id, { ...span, ...(kind && { kind }) });
  return (
    <>
      <ChoiceRow
        label={t('history.kind')}
        tabs={[
          { id: 'all', label: t('history.all') },
          ...kinds.map((id) => ({ id, label: t(`history.${id}`) })),
        ]}
        current={kind ?? 'all'}
        onChange={(id) => change({ kind: id === 'all' ? undefined : id })}
      />
      <PagedList
        list={list}
        failedTitle={t('history.failed')}
        skeletonClassName={styles.place}
        empty={
          kind ? (
            <EmptyState title={t('history.noneOfKind')} text={t('history.noneText')}>
              <Button onClick={() => change({ kind: undefined })}>{t('history.showAll')}</Button>
            </EmptyState>
          ) : (
            <EmptyState title={t('history.none')} text={t('history.noneText')} />
          )
        }
      >
        {(rows) => (
          <Card as="div" className={styles.card}>
            <ul className={styles.rows} aria-label={t('history.list')}>
              {rows.map((row) => (
                <HistoryRow key={row.id} row={row} />
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
    </>
  );
}

/** The player's own play and money over time. */
export default function History() {
  const signedIn = useSession().status === 'player';
  const history = useHistoryQuery();
  if (!signedIn) {
    return (
      <EmptyState title={t('history.visitor')} text={t('history.visitorText')}>
        <LinkButton
          variant="gold"
          to={href('login', undefined, { from: `${href('saferPlay')}?part=history` })}
        >
          {t('history.logIn')}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      <TimeFilter {...history} />
      <div className={styles.columns}>
        <PeriodSums span={history.span} />
        <div className={styles.list}>
          <Rows history={history} />
        </div>
      </div>
    </div>
  );
}
