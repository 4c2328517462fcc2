import { ExchangeStatus } from '@tara/sdk';
import { withdrawalArrival } from '@tara/sdk/rules';
import type { RowOf } from '@tara/sdk/query';
import { cardName } from '#shared/orders/card-name.ts';
import { OrderId } from '#shared/orders/OrderId.tsx';
import { RefusalText } from '#shared/orders/RefusalText.tsx';
import { WithdrawStatus } from '#shared/orders/OrderStatus.tsx';
import { openSupport } from '#shared/service/support-dialog.ts';
import { t as tOrders } from '#messages/orders.ts';
import { t } from '#messages/withdraw.ts';
import { classNames } from '#lib/class-names.ts';
import { formatDay, formatDayTime } from '#lib/day.ts';
import { siteZone } from '#lib/time.ts';
import { href } from '#routing/layout.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import rows from '#ui/detail/facts.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import { StepLine } from '#ui/step-line/StepLine.tsx';
import styles from './order-card.module.css';

type Order = RowOf<'getExchangeOrder'>;

/** A withdrawal: waiting with its steps and day, paid with its card, or rejected with a reason. */
export function OrderCard({ order }: { order: Order }) {
  const { orderId, amount, createTime, status } = order;
  const { full } = useMoney();
  const waits = status === ExchangeStatus.pending;
  const refused = status === ExchangeStatus.refused;
  return (
    <Card as="li">
      <div className="row wrap justify-between gap-y-1 gap-x-3">
        <b className={classNames('num size-20', refused && 'color-faint line-through')}>{full(amount)}</b>
        <WithdrawStatus order={order} />
        <time className={styles.when} dateTime={new Date(createTime).toISOString()}>
          {formatDayTime(createTime)}
        </time>
      </div>
      {waits && (
        <StepLine
          label={t('withdraw.progress')}
          steps={[t('withdraw.stepAsked'), t('withdraw.stepProgress'), t('withdraw.stepPaid')]}
          current={1}
        />
      )}
      {refused && <Refusal order={order} />}
      <dl className={classNames(rows.facts, styles.facts)}>
        {waits && (
          <div>
            <dt>{t('withdraw.expected')}</dt>
            <dd>{t('withdraw.by', { day: formatDay(withdrawalArrival(amount, createTime, siteZone())) })}</dd>
          </div>
        )}
        <div>
          <dt>{tOrders('orders.to')}</dt>
          <dd>{cardName(order)}</dd>
        </div>
        <div>
          <dt>{tOrders('orders.order')}</dt>
          <dd>
            <OrderId id={orderId} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function Refusal({ order: { amount, reason } }: { order: Order }) {
  return (
    <>
      <p className={styles.refusal}>
        <Icon name="circle-alert" className="color-danger" />
        <span>
          <RefusalText amount={amount} reason={reason} />
        </span>
      </p>
      <div className={styles.ways}>
        <LinkButton wide to={href('bankCardList')}>
          {t('withdraw.checkCard')}
        </LinkButton>
        <Button wide onClick={openSupport}>
          {t('withdraw.support')}
        </Button>
      </div>
    </>
  );
}
