import { externalUrl, formatCoins, formatCountdown, QR_PAY_WINDOW_MS, QR_SIZE_PX } from '@tara/sdk/rules';
import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { t } from '#messages/deposit.ts';
import { classNames } from '#lib/class-names.ts';
import { Star } from '#ui/brand/Brand.tsx';
import { Button } from '#ui/button/Button.tsx';
import { useCountdown } from '#ui/countdown/use-countdown.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import { CopyRow } from './CopyRow.tsx';
import type { Order } from './order.ts';
import shared from './order.module.css';
import styles from './qr-details.module.css';
import { OrderParts } from './OrderParts.tsx';

/** Id of the drawn code, to save it as a picture. */
export const QR_ELEMENT_ID = 'deposit-qr';

/** Circumference of the ring, radius 19. */
const RING = 2 * Math.PI * 19;

const deviceNow = () => Date.now();

/** The remaining time as a shrinking ring. */
function PayTime({ until, onEnd }: { until: number; onEnd: () => void }) {
  const left = useCountdown({ end: until, now: deviceNow, onEnd }) * 1000;
  return (
    <div className={styles.countdown}>
      <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="19" fill="none" stroke="var(--surface-5)" strokeWidth="4" />
        <circle
          cx="22"
          cy="22"
          r="19"
          fill="none"
          stroke="var(--accent-3)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${(RING * Math.min(left, QR_PAY_WINDOW_MS)) / QR_PAY_WINDOW_MS} ${RING}`}
          transform="rotate(-90 22 22)"
        />
      </svg>
      <span>
        <b className={`num ${styles.time}`} role="timer">
          {formatCountdown(left)}
        </b>
        <span className="type-caption color-muted">{t('deposit.left')}</span>
      </span>
    </div>
  );
}

interface QrDetailsProps {
  order: Order;
  qr: NonNullable<Order['appRechargeQr']>;
  /** End of the payment time on this device's clock: milliseconds since 1970 UTC. */
  payUntil: number;
  onTimeUp: () => void;
  expired: boolean;
  onRenew: () => void;
  keys: ReactNode;
}

/** The payment QR code (spec 2.8, 9): size 200, level H, with a countdown; covered after its end. */
export function QrDetails({ order, qr, payUntil, onTimeUp, expired, onRenew, keys }: QrDetailsProps) {
  const { full } = useMoney();
  return (
    <OrderParts keys={keys} facts={<Facts order={order} />}>
      <p className={`num ${shared.amount}`}>{full(order.amount)}</p>
      <div className={styles.card}>
        <div className={classNames(expired && styles.faded)}>
          <QRCodeSVG
            id={QR_ELEMENT_ID}
            value={qr.qrCodeText}
            size={QR_SIZE_PX}
            level="H"
            fgColor="#0a0f2e"
            bgColor="#fbf6e6"
            title={t('deposit.qrLabel', { amount: full(order.amount) })}
          />
          <span className={styles.mark}>
            <Star size={30} />
          </span>
        </div>
        {expired && (
          <div className={styles.cover}>
            <b>{t('deposit.expired')}</b>
            <Button variant="gold" size="s" onClick={onRenew}>
              {t('deposit.newCode')}
            </Button>
          </div>
        )}
      </div>
      {!expired && (
        <>
          <PayTime until={payUntil} onEnd={onTimeUp} />
          <a
            className={`inline-flex align-center gap-2 min-height-target type-label color-info ${shared.here}`}
            href={externalUrl(qr.qrCodeText) ?? undefined}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('deposit.openHere')}
            <Icon name="external-link" size={16} />
          </a>
        </>
      )}
    </OrderParts>
  );
}

function Facts({ order: { orderId, amount } }: { order: Order }) {
  return (
    <>
      <dl className={shared.rows}>
        <CopyRow label={t('deposit.order')} value={orderId} />
        <CopyRow label={t('deposit.amount')} value={formatCoins(amount)} />
      </dl>
      <ol className={styles.steps}>
        <li>
          <Icon name="smartphone" />
          {t('deposit.step1')}
        </li>
        <li>
          <Icon name="scan-line" />
          {t('deposit.step2')}
        </li>
        <li>
          <Icon name="badge-check" />
          {t('deposit.step3')}
        </li>
      </ol>
    </>
  );
}
