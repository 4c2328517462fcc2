import { ExchangeStatus, RechargeStatus } from '@tara/sdk';
import { t as tOrders } from '#messages/orders.ts';
import { t } from '#messages/records.ts';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';
import { Field } from '#ui/field/Field.tsx';
import { kinds, periods, type HistoryQuery } from './history-query.ts';
import styles from './filters.module.css';

interface FiltersProps {
  shown: HistoryQuery;
  onChange: (changes: Readonly<Record<string, string | undefined>>) => void;
}

/** The kinds, times and states to choose from. */
export default function Filters({ shown: { kind, period, dates, today, status }, onChange }: FiltersProps) {
  const states =
    kind === 'deposit'
      ? Object.values(RechargeStatus).map((id) => ({ id, label: tOrders(`orders.deposit${id}`) }))
      : kind === 'withdrawal'
        ? Object.values(ExchangeStatus).map((id) => ({ id, label: tOrders(`orders.withdraw${id}`) }))
        : [];
  return (
    <div>
      <ChoiceRow
        label={t('records.kind')}
        tabs={[
          { id: 'all', label: t('records.all') },
          ...kinds.map((id) => ({ id, label: t(`records.${id}`) })),
        ]}
        current={kind ?? 'all'}
        onChange={(id) => onChange({ kind: id === 'all' ? undefined : id })}
      />
      {states.length > 0 && (
        <ChoiceRow
          label={t('records.status')}
          tabs={[{ id: -1, label: t('records.anyStatus') }, ...states]}
          current={status ?? -1}
          onChange={(id) => onChange({ status: id === -1 ? undefined : String(id) })}
        />
      )}
      <ChoiceRow
        label={t('records.period')}
        tabs={periods.map((id) => ({ id, label: t(`records.${id}`) }))}
        current={period}
        onChange={(id) => onChange({ time: id === 'always' ? undefined : id })}
      />
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
    </div>
  );
}
