import { useSearchParams } from 'react-router-dom';
import { useFirstRecharge } from '#api/activities.ts';
import { useConfig, type WebConfig } from '#api/config.ts';

type OfferConfig = WebConfig['appRechargeBonusCollection9ConfigList'][number];

/** The first-charge offer that the address names (`?offer=2`); none once the first deposit was made. */
export function useChosenOffer(): OfferConfig | undefined {
  const [query] = useSearchParams();
  const list = useConfig()?.web.appRechargeBonusCollection9ConfigList;
  const recharged = useFirstRecharge();
  const chosen = query.get('offer');
  return recharged || chosen === null ? undefined : list?.find(({ id }) => String(id) === chosen);
}
