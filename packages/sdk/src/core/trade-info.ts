import type { Data } from './calls.ts';
import type { CallOptions, Sdk } from './types.ts';

/**
 * Returns the latest deposits and withdrawals of all players (spec 7.3), by the call for a player or for a visitor.
 * @throws SdkError
 */
export function tradeInfo(sdk: Sdk, options: CallOptions = {}): Promise<Data<'/app/v1/tradeInfo'>> {
  const isVisitor = sdk.session.getToken() === null;
  return sdk.post(isVisitor ? '/app/v1/anonymous/tradeInfo' : '/app/v1/tradeInfo', undefined, options);
}
