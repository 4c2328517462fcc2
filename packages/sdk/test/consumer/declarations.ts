import { createSdk } from '@tara/sdk';

// Exports without type annotations: a package that writes its declarations must be able to write these types.
export const sdk = createSdk({
  baseUrl: 'http://api.test',
  common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'demo', platform: 0 }),
});
export const deposit = async (amount: number) =>
  sdk.post('/app/v1/recharge3', { amount, version: 4, actType: 0, rechargeType: 1 });
export const config = async () => sdk.post('/app/v1/anonymous/appConfig', { gameListVersion: 0 });
export const like = async () => sdk.safe('/app/v1/gameLike', { id: 1001, like: 1 });
