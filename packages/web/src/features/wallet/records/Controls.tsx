import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { t } from '#messages/records.ts';
import { Button } from '#ui/button/Button.tsx';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { kinds, type useHistoryQuery } from './history-query.ts';
import styles from './filters.module.css';

const FilterSheet = lazyPart(() => import('./FilterSheet.tsx'));
const Filters = lazyPart(() => import('./Filters.tsx'));

interface ControlsProps extends Pick<ReturnType<typeof useHistoryQuery>, 'query' | 'shown' | 'change'> {
  onApply: (query: URLSearchParams) => void;
  /** Where the search, the time and the state are: in a sheet, or around the kinds. */
  filters: 'sheet' | 'open';
}

/** The kinds as one row, and the other filters. */
export function Controls({ query, shown, change, onApply, filters }: ControlsProps) {
  const [open, setOpen] = useState(false);
  const count = ['q', 'status', 'time'].filter((name) => query.has(name)).length;
  const kindRow = (
    <ChoiceRow
      label={t('records.kind')}
      tabs={[
        { id: 'all', label: t('records.all') },
        ...kinds.map((id) => ({ id, label: t(`records.${id}`) })),
      ]}
      current={shown.kind ?? 'all'}
      onChange={(id) => change({ kind: id === 'all' ? undefined : id })}
    />
  );
  return (
    <search className={styles.controls}>
      {filters === 'sheet' ? (
        <div className={styles.bar}>
          <Button onClick={() => setOpen(true)}>
            <Icon name="sliders-horizontal" size={20} />
            <span className="visually-hidden">{t('records.filter')}</span>
            {count > 0 && <b>{count}</b>}
          </Button>
          {kindRow}
        </div>
      ) : (
        <Suspense>
          <Filters waits shown={shown} onChange={change}>
            {kindRow}
          </Filters>
        </Suspense>
      )}
      <Suspense>
        {open && <FilterSheet query={query} onApply={onApply} onClose={() => setOpen(false)} />}
      </Suspense>
    </search>
  );
}
