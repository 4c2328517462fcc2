import { ExchangeStatus } from '@tara/sdk';
import { formatCoins, withdrawalArrival } from '@tara/sdk/rules';
import type { RowOf } from '#api/paged-query.ts';
import { openSupport } from '#features/service/index.ts';
import { t as tCopy } from '#messages/copy.ts';
import { t } from '#messages/withdraw.ts';
import { classNames } from '#lib/class-names.ts';
import { formatDay } from '#lib/day.ts';
import { formatDayTime } from '#lib/time.ts';
import { href } from '#routing/layout.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { Card } from '#ui/card/Card.tsx';
import { Chip } from '#ui/chip/Chip.tsx';
import { copyText } from '#ui/copy.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import { StepLine } from '#ui/step-line/StepLine.tsx';
import { cardName } from './card-name.ts';
import { orderVariants } from './order-state.ts';
import styles from './orders.module.css';

type Order = RowOf<'/app/v1/getExchangeOrder'>;

/** A withdrawal: waiting with its steps and its day, paid with where it went, or refused with why and what to do. */
export function OrderCard({ order }: { order: Order }) {
  const { orderId, amount, createTime, status } = order;
  const { full } = useMoney();
  const waits = status === ExchangeStatus.pending;
  const refused = status === ExchangeStatus.refused;
  return (
    <Card as="li">
      <div className={styles.head}>
        <b className={classNames('num', styles.sum, refused && styles.void)}>{full(amount)}</b>
        <Chip variant={orderVariants[status]}>{t(`withdraw.status${status}`)}</Chip>
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
      <dl className={styles.facts}>
        {waits && (
          <div>
            <dt>{t('withdraw.expected')}</dt>
            <dd>{t('withdraw.by', { day: formatDay(withdrawalArrival(amount, createTime)) })}</dd>
          </div>
        )}
        <div>
          <dt>{t('withdraw.to')}</dt>
          <dd>{cardName(order)}</dd>
        </div>
        <div>
          <dt>{t('withdraw.order')}</dt>
          <dd>
            {orderId}
            <RoundButton
              variant="plain"
              icon="copy"
              label={tCopy('common.copy', { what: orderId })}
              onClick={() => void copyText(orderId)}
            />
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
        <Icon name="circle-alert" />
        <span>
          {reason && <b>{reason}</b>} {t('withdraw.returned', { amount: formatCoins(amount) })}
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
