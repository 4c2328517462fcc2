import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { t } from '#messages/records.ts';
import { Button } from '#ui/button/Button.tsx';
import { SearchField } from '#ui/field/SearchField.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { useHistoryQuery } from './history-query.ts';
import styles from './filters.module.css';

const FilterSheet = lazyPart(() => import('./FilterSheet.tsx'));
const Filters = lazyPart(() => import('./Filters.tsx'));

/** Delay of the search after the last key press, in ms. */
const SEARCH_MS = 300;

interface ControlsProps extends Pick<ReturnType<typeof useHistoryQuery>, 'query' | 'shown' | 'change'> {
  onApply: (query: URLSearchParams) => void;
  /** Where the filters are: in a sheet, or below the search. */
  filters: 'sheet' | 'below';
}

/** The search and the filters of the page. */
export function Controls({ query, shown, change, onApply, filters }: ControlsProps) {
  const [text, setText] = useState(shown.search);
  const [seen, setSeen] = useState(shown.search);
  // "Show all" clears the field too.
  if (seen !== shown.search) {
    setSeen(shown.search);
    if (shown.search === '') setText('');
  }
  const [open, setOpen] = useState(false);
  const follow = useDebounced(() => change({ q: text.trim() || undefined }), SEARCH_MS);
  const count = ['kind', 'status', 'time'].filter((name) => query.has(name)).length;
  return (
    <search className={styles.controls}>
      <div className="row gap-2">
        <SearchField
          hideLabel
          className={styles.search}
          label={t('records.search')}
          placeholder={t('records.searchFor')}
          clear={t('records.clearSearch')}
          maxLength={64}
          query={text}
          onChange={(next) => {
            setText(next);
            follow();
          }}
        />
        {filters === 'sheet' && (
          <Button onClick={() => setOpen(true)}>
            <Icon name="sliders-horizontal" size={18} />
            {count > 0 ? t('records.filterCount', { count: String(count) }) : t('records.filter')}
          </Button>
        )}
      </div>
      <Suspense>
        {filters === 'below' && <Filters shown={shown} onChange={change} />}
        {open && <FilterSheet query={query} onApply={onApply} onClose={() => setOpen(false)} />}
      </Suspense>
    </search>
  );
}
