import { ExchangeStatus, RechargeStatus } from '@tara/sdk';
import { useState, type ReactNode } from 'react';
import { useDebounced } from '#lib/use-debounced.ts';
import { t as tOrders } from '#messages/orders.ts';
import { t } from '#messages/records.ts';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';
import { Field } from '#ui/field/Field.tsx';
import { SearchField } from '#ui/field/SearchField.tsx';
import { periods, type HistoryQuery } from './history-query.ts';
import styles from './filters.module.css';

/** Delay of the search after the last key press, in ms. */
const SEARCH_MS = 300;

interface FiltersProps {
  shown: HistoryQuery;
  onChange: (changes: Readonly<Record<string, string | undefined>>) => void;
  /** Whether the search waits for a pause between key presses. */
  waits: boolean;
  /** What stands above the states, which come and go. */
  children?: ReactNode;
}

/** The search, the times and the states to choose from. */
export default function Filters({ shown, onChange, waits, children }: FiltersProps) {
  const { kind, period, dates, today, status, search } = shown;
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  // "Show all" clears the field too.
  if (seen !== search) {
    setSeen(search);
    if (search === '') setText('');
  }
  const change = (next: string) => onChange({ q: next.trim() || undefined });
  const changeLater = useDebounced(() => change(text), SEARCH_MS);
  const states =
    kind === 'deposit'
      ? Object.values(RechargeStatus).map((id) => ({ id, label: tOrders(`orders.deposit${id}`) }))
      : kind === 'withdrawal'
        ? Object.values(ExchangeStatus).map((id) => ({ id, label: tOrders(`orders.withdraw${id}`) }))
        : [];
  return (
    <>
      <div className={`flex wrap gap-x-5 ${styles.filters}`}>
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
            if (waits) changeLater();
            else change(next);
          }}
        />
        <ChoiceRow
          label={t('records.period')}
          tabs={periods.map((id) => ({ id, label: t(`records.${id}`) }))}
          current={period}
          onChange={(id) => onChange({ time: id === 'always' ? undefined : id })}
        />
      </div>
      {period === 'dates' && (
        <div className={styles.dates}>
          {(['from', 'until'] as const).map((name) => (
            <Field
              key={name}
              type="date"
              label={t(`records.${name}`)}
              value={dates[name]}
              max={today}
              onChange={({ target }) => onChange({ [name]: target.value || undefined })}
            />
          ))}
        </div>
      )}
      {children}
      {states.length > 0 && (
        <ChoiceRow
          label={t('records.status')}
          tabs={[{ id: -1, label: t('records.anyStatus') }, ...states]}
          current={status ?? -1}
          onChange={(id) => onChange({ status: id === -1 ? undefined : String(id) })}
        />
      )}
    </>
  );
}
