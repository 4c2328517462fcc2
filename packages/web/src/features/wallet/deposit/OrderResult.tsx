import { RechargeStatus } from '@tara/sdk';
import { formatCoins } from '@tara/sdk/rules';
import { useEffect, useRef } from 'react';
import coins from '#assets/objects/coin.webp';
import { useConfig } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { openSupport } from '#shared/service/support-dialog.ts';
import { t } from '#messages/deposit.ts';
import { t as tOrders } from '#messages/orders.ts';
import { formatDayTime } from '#lib/day.ts';
import { href } from '#routing/layout.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { CopyRow } from './CopyRow.tsx';
import type { Order } from './order.ts';
import shared from './order.module.css';
import styles from './order-result.module.css';
import { OrderCards } from './OrderParts.tsx';

interface OrderResultProps {
  state: 'done' | 'declined' | 'expired' | 'unknown';
  /** Omitted if unknown. */
  order?: Order;
  /** Whether the balance has been read since the coins were added. */
  counted?: boolean;
  /** Whether it buys a first-charge offer with rewards to claim. */
  buysOffer?: boolean;
  onAgain: () => void;
}

/** The end of a deposit: what happened, whether coins were added, and what to do next. */
export function OrderResult({ state, order, counted = false, buysOffer = false, onAgain }: OrderResultProps) {
  const done = state === 'done';
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces the view of the open order, and the focused button with it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <OrderCards
      role={done ? 'status' : 'alert'}
      what={
        done ? (
          <>
            <img src={coins} width={96} height={96} alt="" />
            <h2 ref={heading} tabIndex={-1} className="type-title">
              {t('deposit.doneTitle')}
            </h2>
            {order && <Credited order={order} counted={counted} />}
          </>
        ) : (
          <>
            <span className={styles.sign} data-state={state}>
              <Icon name={state === 'declined' ? 'x' : 'clock'} size={26} />
            </span>
            <h2 ref={heading} tabIndex={-1} className="type-title">
              {t(`deposit.${state}Title`)}
            </h2>
            {order?.reason && <p className={styles.reason}>{order.reason}</p>}
            <p className={styles.said}>{t(`deposit.${state}Text`)}</p>
          </>
        )
      }
    >
      {order && <Facts order={order} />}
      <div className={styles.ways}>
        {done && buysOffer && (
          <LinkButton variant="gold" wide to={href('firstCharge')}>
            {t('deposit.claim')}
          </LinkButton>
        )}
        {done && (
          <LinkButton variant={buysOffer ? 'night' : 'gold'} wide to={href('home')}>
            {t('deposit.lobby')}
          </LinkButton>
        )}
        <Button wide variant={done ? 'night' : 'gold'} onClick={onAgain}>
          {t(done ? 'deposit.again' : 'deposit.tryAgain')}
        </Button>
        {!done && (
          <Button wide onClick={openSupport}>
            {t('deposit.help')}
          </Button>
        )}
      </div>
    </OrderCards>
  );
}

/** The credited coins from the server; nothing until they have loaded. */
function Credited({ order: { status, amount, bonus = 0 }, counted }: { order: Order; counted: boolean }) {
  const coin = usePlayer()?.user.coin;
  const total = formatCoins(amount + bonus);
  return (
    <>
      {status === RechargeStatus.done && (
        <>
          <p className={`num ${styles.added}`} aria-hidden="true">
            +{total}
          </p>
          <p className="visually-hidden">{t('deposit.doneText', { amount: total })}</p>
          {bonus > 0 && (
            <p className={styles.said}>
              {tOrders('orders.credited', { amount: formatCoins(amount), bonus: formatCoins(bonus) })}
            </p>
          )}
        </>
      )}
      {counted && coin !== undefined && (
        <p className="type-button">{t('deposit.balance', { coin: formatCoins(coin) })}</p>
      )}
    </>
  );
}

function Facts({ order: { orderId, amount, rechargeType, createTime } }: { order: Order }) {
  const way = useConfig()?.web.appRechargeTypeList.find(({ id }) => id === rechargeType)?.name;
  return (
    <dl className={shared.rows}>
      <CopyRow label={t('deposit.order')} value={orderId} />
      <CopyRow label={t('deposit.amount')} value={formatCoins(amount)} />
      <div className={`row wrap justify-between gap-x-3 ${shared.row}`}>
        <dt className="type-note color-muted text-start">{tOrders('orders.when')}</dt>
        <dd>{formatDayTime(createTime)}</dd>
      </div>
      {way && (
        <div className={`row wrap justify-between gap-x-3 ${shared.row}`}>
          <dt className="type-note color-muted text-start">{tOrders('orders.paidWith')}</dt>
          <dd>{way}</dd>
        </div>
      )}
    </dl>
  );
}
