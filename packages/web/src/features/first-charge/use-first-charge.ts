import { Errcode, type SdkError } from '@tara/sdk';
import { useEffect, useMemo, useState } from 'react';
import { useConfig } from '#api/config.ts';
import { markStale } from '#api/effects.ts';
import { failureOf } from '#api/failure.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { offersOf, viewOf, type Offer, type OfferPlace, type OfferView } from './offers.ts';

/** Where the first charge stands. `closed`: the server says why there is nothing for the player. */
export type FirstChargeState =
  | OfferView
  | { kind: 'loading' }
  | { kind: 'failed'; offline: boolean; text: string | null }
  | { kind: 'closed'; text: string | null };

export interface FirstCharge {
  state: FirstChargeState;
  /** All offers of the configuration. */
  offers: readonly Offer[];
  trying: boolean;
  /** Reads it again, and with it the list of activities. */
  refresh: () => void;
}

const PATH = '/app/v1/appRechargeBonusCollection9';

/**
 * Reads the first charge: each time the page or the popup opens, for a deposit elsewhere may have moved it on.
 * @param place where its offers are shown
 */
export function useFirstCharge(place: OfferPlace): FirstCharge {
  const web = useConfig()?.web;
  const query = useApiQuery(PATH, {}, { refetchOnMount: 'always' });
  const { data, error } = query;
  const offers = useMemo(
    () => (web ? offersOf(web.appRechargeBonusCollection9ConfigList, web.appPropConfigMap) : []),
    [web],
  );
  // What was said last stays said while it is asked again.
  const [said, setSaid] = useState(error);
  if (error !== null && error !== said) setSaid(error);
  const refused = error?.kind === 'api';
  useEffect(() => {
    if (refused) markStale(['/app/v1/getActivityIds']);
  }, [refused]);

  function stateOf(): FirstChargeState {
    if (hasFailed(query) && said && (refused || !data)) return failedState(said);
    return data ? viewOf(data, offers, place) : { kind: 'loading' };
  }
  return {
    state: stateOf(),
    offers,
    trying: query.isFetching,
    refresh: () => markStale([PATH, '/app/v1/getActivityIds']),
  };
}

/** Business refusals say that there is nothing for the player (spec 8), but for a busy server. */
function failedState(error: SdkError): FirstChargeState {
  const { text } = failureOf(error);
  if (error.kind === 'api' && !error.is(Errcode.firstChargeBusy)) return { kind: 'closed', text };
  return { kind: 'failed', offline: error.kind === 'network', text };
}
