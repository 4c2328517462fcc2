import { FIRST_DEPOSIT_HINT_COINS, formatCoins } from '@tara/sdk/rules';
import { bonusCoins, type Offer } from '#shared/offer/offers.ts';
import { OfferTerms } from '#shared/offer/OfferTerms.tsx';
import { packLater } from '#shared/offer/terms.ts';
import { t } from '#messages/first-charge.ts';
import { t as tOffer } from '#messages/offer.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { ChoiceCard } from '#ui/choice/ChoiceCard.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import styles from './offer-choice.module.css';

interface OfferChoiceProps {
  offers: readonly Offer[];
  chosen: Offer;
  onChoose: (offer: Offer) => void;
}

/** The deposits with their bonus. */
export function OfferChoice({ offers, chosen, onChoose }: OfferChoiceProps) {
  const { short } = useMoney();
  return (
    <section className={styles.choice}>
      <div className={`stack gap-3 ${styles.offers}`} role="radiogroup" aria-label={t('firstCharge.choose')}>
        {offers.map((offer) => (
          <ChoiceCard
            key={offer.id}
            name="offer"
            checked={offer.id === chosen.id}
            onChange={() => onChoose(offer)}
            picture={
              <span className={`grid justify-items-center flex-none type-tiny color-muted ${styles.share}`}>
                <b className="num size-20 color-accent-2">
                  {t('firstCharge.percent', { percent: offer.percentage })}
                </b>
                {t('firstCharge.youGet')}
              </span>
            }
            title={tOffer('offer.youPay', { amount: short(offer.price) })}
            text={
              <OfferTerms
                hasPay={false}
                price={offer.price}
                bonus={bonusCoins(offer).now}
                later={packLater(offer)}
              />
            }
          />
        ))}
      </div>
      <p className={`flex align-start gap-2 margin-top-4 type-note color-muted ${styles.note}`}>
        <Icon name="shield-check" size={18} className="color-teal" />
        {t('firstCharge.note', { coins: FIRST_DEPOSIT_HINT_COINS })}
      </p>
    </section>
  );
}

/** The total of the chosen deposit, and its button. */
export function OfferFoot({ offer }: { offer: Offer }) {
  const { short } = useMoney();
  const { now, later } = bonusCoins(offer);
  return (
    <div className={`grid gap-3 ${styles.foot}`}>
      <p className="row wrap justify-between gap-x-3 type-label color-muted">
        <span>{t('firstCharge.together')}</span>
        <b className="num inline-flex align-center gap-2 size-24 color-text" role="status">
          <Coin size={24} />
          {formatCoins(offer.price + now + later)}
        </b>
      </p>
      <LinkButton
        variant="gold"
        size="l"
        wide
        to={href('wallets', { id: 'deposit' }, { offer: String(offer.id) })}
      >
        {t('firstCharge.deposit', { amount: short(offer.price) })}
      </LinkButton>
    </div>
  );
}
