import { t } from '#messages/records.ts';
import { Button } from '#ui/button/Button.tsx';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import styles from './order-filter.module.css';
import type { ChosenOrder } from './use-chosen-order.ts';

/** The status filter; undefined for all. */
export interface OrderFilterProps {
  status: number | undefined;
  onChange: (status: number | undefined) => void;
}

/** Options of a list of orders. */
export interface OrderListProps extends OrderFilterProps {
  asTable: boolean;
  /** The chosen order of a table. */
  chosen: ChosenOrder;
}

/** Filters orders by status. */
export function OrderFilter({
  states,
  status,
  onChange,
}: OrderFilterProps & { states: readonly { id: number; label: string }[] }) {
  return (
    <div className={styles.filter}>
      <ChoiceRow
        label={t('records.filter')}
        tabs={[{ id: -1, label: t('records.all') }, ...states]}
        current={status ?? -1}
        onChange={(id) => onChange(id === -1 ? undefined : id)}
      />
    </div>
  );
}

/** The empty state of a filter. */
export function EmptyFilter({ onChange }: Pick<OrderFilterProps, 'onChange'>) {
  return (
    <EmptyState title={t('records.noneInState')} text={t('records.noneInStateText')}>
      <Button onClick={() => onChange(undefined)}>{t('records.showAll')}</Button>
    </EmptyState>
  );
}
