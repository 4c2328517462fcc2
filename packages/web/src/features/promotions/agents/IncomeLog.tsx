import { useState } from 'react';
import { usePagedQuery } from '#api/paged-query.ts';
import { t } from '#messages/agents.ts';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { PagedList } from '#ui/paged-list/PagedList.tsx';
import { getRowKey } from '#ui/paged-list/row-key.ts';
import { Rows } from '#ui/state-list/ListStates.tsx';
import { IncomeRow } from './IncomeRow.tsx';
import shared from './income.module.css';
import { incomeKind, ofKind, type IncomeFilter } from './incomes.ts';

/**
 * The income page by page, newest first. The call has no filter: the list filters the loaded rows, and its foot shows
 * their number.
 */
export default function IncomeLog() {
  const list = usePagedQuery('appAgent5UserLog');
  const [filter, setFilter] = useState<IncomeFilter>('all');
  return (
    <>
      <div className="margin-bottom-3">
        <ChoiceRow
          label={t('agents.filter')}
          tabs={[
            { id: 'all', label: t('agents.all') },
            { id: 'deposit', label: t('agents.deposit') },
            { id: 'stake', label: t('agents.stake') },
            { id: 'validInvite', label: t('agents.validInvite') },
          ]}
          current={filter}
          onChange={setFilter}
        />
      </div>
      <PagedList
        list={list}
        failedTitle={t('agents.incomeFailed')}
        skeletonHeight={52}
        empty={<EmptyState title={t('agents.noIncome')} text={t('agents.noIncomeText')} />}
      >
        {(rows) => {
          const shown = ofKind(rows, filter);
          return (
            <Rows label={t('agents.income')} className={shared.rows}>
              {shown.length === 0 && <li className={shared.none}>{t('agents.noneOfKind')}</li>}
              {shown.map((row) => {
                const { nickname, amount, type, timestamp } = row;
                const kind = incomeKind(type);
                return (
                  <IncomeRow
                    key={getRowKey(row)}
                    nickname={nickname}
                    amount={amount}
                    timestamp={timestamp}
                    kind={t(kind ? `agents.${kind}` : 'agents.other')}
                  />
                );
              })}
            </Rows>
          );
        }}
      </PagedList>
    </>
  );
}
