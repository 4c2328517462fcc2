import { useOpenOrders } from '#shared/open-orders/use-open-orders.ts';
import { DepositStatus, WithdrawStatus } from '#shared/orders/OrderStatus.tsx';
import { formatDayTime } from '#lib/day.ts';
import { t } from '#messages/service.ts';
import { ChoiceCard } from '#ui/choice/ChoiceCard.tsx';
import styles from './service-list.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useMoney } from '#ui/money/use-money.ts';

interface OrderPickerProps {
  /** The number of the chosen order; empty for none. */
  value: string;
  onChange: (orderId: string, text: string) => void;
}

/** The open orders of the player, of which one goes with the message. */
export default function OrderPicker({ value, onChange }: OrderPickerProps) {
  const { deposits, withdrawals } = useOpenOrders();
  const { full } = useMoney();
  const orders = [
    ...(deposits?.list ?? []).map((order) => ({
      ...order,
      title: t('service.deposit', { amount: full(order.amount) }),
      icon: 'arrow-down-to-line' as const,
      chip: <DepositStatus status={order.status} />,
    })),
    ...(withdrawals?.list ?? []).map((order) => ({
      ...order,
      title: t('service.withdrawal', { amount: full(order.amount) }),
      icon: 'arrow-up-from-line' as const,
      chip: <WithdrawStatus order={order} />,
    })),
  ];
  if (orders.length === 0) return null;
  return (
    <fieldset className={`stack gap-2 ${styles.orders}`}>
      <legend className="margin-bottom-2 type-entry">{t('service.orders')}</legend>
      {orders.map(({ orderId, title, icon, createTime, chip }) => {
        const time = formatDayTime(createTime);
        return (
          <ChoiceCard
            key={orderId}
            type="checkbox"
            checked={value === orderId}
            onChange={({ target }) =>
              target.checked
                ? onChange(orderId, t('service.orderText', { order: orderId, title, time }))
                : onChange('', '')
            }
            picture={
              <span className="icon-box">
                <Icon name={icon} />
              </span>
            }
            title={title}
            text={
              <span className="row wrap gap-x-2 gap-y-1 type-caption color-muted">
                {time}
                {chip}
              </span>
            }
          />
        );
      })}
      <p className="type-caption color-muted" role="status">
        {value !== '' && t('service.attached', { order: value })}
      </p>
    </fieldset>
  );
}
