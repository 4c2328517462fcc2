import { FIRST_CHARGE_DEPOSIT, LOGIN_PAY_DEPOSIT } from '@tara/sdk/rules';
import { useSearchParams } from 'react-router-dom';
import { useFirstRecharge } from '#api/activities.ts';
import { useConfig } from '#api/config.ts';

/** What a deposit of a certain amount buys. */
export interface ChosenOffer {
  id: number;
  /** The amount in hundredths. */
  price: number;
  /** The kind of bonus (spec 7.4). */
  actType: typeof FIRST_CHARGE_DEPOSIT | typeof LOGIN_PAY_DEPOSIT;
}

/**
 * The offer or card in the address: a first-charge offer (`?offer=2`), none after the first deposit, or a login-pay
 * card (`?card=3001`).
 */
export function useChosenOffer(): ChosenOffer | undefined {
  const [query] = useSearchParams();
  const web = useConfig()?.web;
  const recharged = useFirstRecharge();
  const card = Number(query.get('card') ?? Number.NaN);
  const price = web?.loginPayConfig.propIds.includes(card) ? web.appPropConfigMap[card]?.price : undefined;
  if (price !== undefined) return { id: card, price, actType: LOGIN_PAY_DEPOSIT };
  const chosen = query.get('offer');
  if (recharged || chosen === null) return undefined;
  const offer = web?.appRechargeBonusCollection9ConfigList.find(({ id }) => String(id) === chosen);
  return offer && { id: offer.id, price: offer.price, actType: FIRST_CHARGE_DEPOSIT };
}
