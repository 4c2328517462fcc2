import { usePagedQuery } from '#api/paged-query.ts';
import { formatDay } from '#lib/day.ts';
import { t } from '#messages/agent-count.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { PagedList } from '#ui/paged-list/PagedList.tsx';
import { getRowKey } from '#ui/paged-list/row-key.ts';
import { Section } from '#ui/section/Section.tsx';
import { Rows } from '#ui/state-list/ListStates.tsx';
import { StatusChip } from '#ui/status/StatusChip.tsx';
import shared from './income.module.css';

/** The invited players page by page, and whether they are valid. */
export default function InvitedPlayers() {
  const list = usePagedQuery('agent4InviteRows');
  return (
    <Section title={t('count.players')}>
      <PagedList
        list={list}
        failedTitle={t('count.playersFailed')}
        skeletonHeight={52}
        empty={<EmptyState title={t('count.noPlayers')} text={t('count.noPlayersText')} />}
      >
        {(rows) => (
          <Rows label={t('count.players')} className={shared.rows}>
            {rows.map((row) => (
              <li key={getRowKey(row)} className={`row wrap justify-between gap-x-3 ${shared.row}`}>
                <span className="grid min-width-0 type-caption color-muted break-anywhere">
                  <b className="type-label color-text">{row.nickname}</b>
                  <span>{formatDay(row.timestamp)}</span>
                </span>
                <span className="margin-start-auto">
                  <StatusChip status={row.valid === 1 ? 'done' : 'waiting'}>
                    {t(row.valid === 1 ? 'count.counts' : 'count.notYet')}
                  </StatusChip>
                </span>
              </li>
            ))}
          </Rows>
        )}
      </PagedList>
    </Section>
  );
}
