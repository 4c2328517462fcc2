import { useMemo } from 'react';
import { useConfig } from '#api/config.ts';
import { useActivity, type ActivityState } from '#shared/activities/use-activity.ts';
import { toOffers, toView, type Offer, type OfferPosition, type OfferView } from '#shared/offer/offers.ts';

/** The state of the first charge. `closed`: the server says why it is not available. */
export type FirstChargeState = OfferView | Exclude<ActivityState<unknown>, { kind: 'open' }>;

export interface FirstCharge {
  state: FirstChargeState;
  /** All offers of the configuration. */
  offers: readonly Offer[];
  isRetrying: boolean;
  /** Reads it again, and the list of activities. */
  refresh: () => void;
}

/**
 * Reads the first charge each time the page or the popup opens, because a deposit elsewhere may have changed it.
 * @param place where its offers are shown
 */
export function useFirstCharge(place: OfferPosition): FirstCharge {
  const web = useConfig()?.web;
  const { state, ...query } = useActivity('appRechargeBonusCollection9');
  const offers = useMemo(
    () => (web ? toOffers(web.appRechargeBonusCollection9ConfigList, web.appPropConfigMap) : []),
    [web],
  );
  return { ...query, state: state.kind === 'open' ? toView(state.data, offers, place) : state, offers };
}
