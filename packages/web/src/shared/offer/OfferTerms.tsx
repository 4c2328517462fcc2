import { t } from '#messages/offer.ts';
import { useMoney } from '#ui/money/use-money.ts';
import styles from './offer-terms.module.css';
import { nowText } from './terms.ts';

interface OfferTermsProps {
  /** The deposit in hundredths. */
  price: number;
  /** The first deposit bonus in hundredths; 0 for none. */
  bonus: number;
  /** What comes later. */
  later: string;
  /** False if a title above names the deposit. */
  hasPay?: boolean;
}

/** What an offer of a deposit costs, what comes immediately and what comes later: in the same words everywhere. */
export function OfferTerms({ price, bonus, later, hasPay = true }: OfferTermsProps) {
  const { short } = useMoney();
  return (
    <span className={styles.terms}>
      {hasPay && (
        <span>
          <span className={styles.name}>{t('offer.pay')}</span> <span>{short(price)}</span>
        </span>
      )}
      <span>
        <span className={styles.name}>{t('offer.now')}</span> <span>{nowText(price, bonus)}</span>
      </span>
      <span>
        <span className={styles.name}>{t('offer.later')}</span> <span>{later}</span>
      </span>
    </span>
  );
}
