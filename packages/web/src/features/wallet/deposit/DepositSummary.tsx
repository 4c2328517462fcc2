import { ActivityType, formatCoins, formatCoinsShort, isActive, LOGIN_PAY_DEPOSIT } from '@tara/sdk/rules';
import { Link } from 'react-router-dom';
import { useActivities } from '#api/activities.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { t } from '#messages/deposit.ts';
import { href } from '#routing/layout.ts';
import { Coin } from '#ui/coin/Coin.tsx';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import styles from './deposit-summary.module.css';
import type { DepositForm } from './use-deposit-form.ts';

// Loaded only if the player chose an offer.
const OfferStrip = lazyPart(() => import('#shared/offer/OfferStrip.tsx'));

/** The coins that the player receives: amount and first deposit bonus. */
export function ReceivedTotal({ form }: { form: DepositForm }) {
  const total = form.amount === null || form.error ? 0 : form.amount + form.bonus;
  return (
    <div className="min-width-0">
      <span className={styles.label}>{t('deposit.youReceive')}</span>
      <span className={styles.total} role="status">
        <Coin size={24} />
        <b className="num">{formatCoins(total)}</b>
      </span>
    </div>
  );
}

/** The same as a list of parts. */
export function AmountParts({ form: { amount, error, bonus } }: { form: DepositForm }) {
  const { full } = useMoney();
  const valid = amount !== null && !error;
  return (
    <dl className={styles.parts}>
      <div>
        <dt className="type-note color-muted">{t('deposit.youPay')}</dt>
        <dd>{valid ? full(amount) : '–'}</dd>
      </div>
      <div>
        <dt className="type-note color-muted">{t('deposit.coins')}</dt>
        <dd>{valid ? formatCoins(amount) : '–'}</dd>
      </div>
      {valid && bonus > 0 && (
        <div>
          <dt className="type-note color-muted">{t('deposit.bonus')}</dt>
          <dd className="color-success">+{formatCoins(bonus)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Shows the rewards of the deposit besides its coins. */
export function DepositPromo({ form: { bonus, offer } }: { form: DepositForm }) {
  if (offer) {
    const { id, price, fits, actType } = offer;
    return (
      <SilentBoundary>
        <OfferStrip
          id={id}
          isCard={actType === LOGIN_PAY_DEPOSIT}
          price={price}
          fits={fits}
          bonus={bonus}
          className={styles.offer}
        />
      </SilentBoundary>
    );
  }
  if (bonus === 0) return null;
  return <FirstDepositPromo bonus={bonus} />;
}

/** The bonus of the first deposit, and the way to its packs while they are on offer. */
function FirstDepositPromo({ bonus }: { bonus: number }) {
  const hasPacks = isActive(useActivities(), ActivityType.firstCharge);
  return (
    <div className={styles.promo}>
      <b className="type-section">{t('deposit.promoTitle', { coins: formatCoinsShort(bonus) })}</b>
      <span className="type-caption color-accent-1">
        {t('deposit.promoText')} {hasPacks && <Link to={href('firstCharge')}>{t('deposit.promoPacks')}</Link>}
      </span>
    </div>
  );
}
