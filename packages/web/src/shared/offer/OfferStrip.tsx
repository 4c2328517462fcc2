import { useConfig } from '#api/config.ts';
import { t } from '#messages/offer.ts';
import { useMoney } from '#ui/money/use-money.ts';
import { toOffers } from './offers.ts';
import { OfferTerms } from './OfferTerms.tsx';
import { cardLater, getDaily, packLater } from './terms.ts';

export interface OfferStripProps {
  /** The id of a pack of the first deposit or of a daily card. */
  id: number;
  isCard: boolean;
  /** The deposit that buys it, in hundredths. */
  price: number;
  /** Whether the amount equals the amount of the offer. */
  fits: boolean;
  /** The first deposit bonus in hundredths; 0 for none. */
  bonus: number;
  className?: string | undefined;
}

/** On the deposit page: what the offer gives, or that the amount does not match it. */
export default function OfferStrip({ id, isCard, price, fits, bonus, className }: OfferStripProps) {
  const web = useConfig()?.web;
  const props = web?.appPropConfigMap ?? {};
  const { short } = useMoney();
  const [pack] = toOffers(
    web?.appRechargeBonusCollection9ConfigList.filter((each) => each.id === id) ?? [],
    props,
  );
  const days = props[id]?.num ?? 0;
  if (!isCard && !pack) return null;
  return (
    <div className={className} role="status">
      <b>{isCard ? t('offer.cardTitle', { count: days }) : t('offer.packTitle')}</b>
      {fits ? (
        <OfferTerms
          price={price}
          bonus={bonus}
          later={
            pack && !isCard
              ? packLater(pack)
              : cardLater(days, getDaily(id, web?.loginPayConfig.dailyAwards, props))
          }
        />
      ) : (
        <span>{t('offer.other', { amount: short(price) })}</span>
      )}
    </div>
  );
}
