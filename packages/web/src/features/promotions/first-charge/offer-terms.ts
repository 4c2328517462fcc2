import { t } from '#messages/first-charge.ts';
import { getTurnover, type Offer } from '#shared/offer/offers.ts';

/** Adds the turnover of the bonus coins to the terms, if any. */
export function withTurnover(terms: string, offers: readonly Offer[]): string {
  const turnover = getTurnover(offers);
  return turnover > 0 ? `${terms} ${t('firstCharge.turnover', { turnover })}` : terms;
}
