import { t } from '#messages/first-charge.ts';
import { turnoverOf, type Offer } from '#shared/offer/offers.ts';

/** Terms with how often the bonus coins of some offers are played, where they are. */
export function withTurnover(terms: string, offers: readonly Offer[]): string {
  const turnover = turnoverOf(offers);
  return turnover > 0 ? `${terms} ${t('firstCharge.turnover', { turnover })}` : terms;
}
