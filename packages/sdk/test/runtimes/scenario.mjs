import { createSdk, memoryStore, newIdempotencyKey } from '@tara/sdk';
import * as Errcode from '@tara/sdk/errcodes';
import { errorMessage } from '@tara/sdk/errors';
import { createEvents } from '@tara/sdk/events';
import { createHeartbeat } from '@tara/sdk/heartbeat';
import { createOpenapiClient } from '@tara/sdk/openapi-fetch';
import { encryptPassword } from '@tara/sdk/password';
import { checkNickname, checkKycDetail, normalizePhone } from '@tara/sdk/rules';
import { externalUrl, shareLink } from '@tara/sdk/rules/links';
import { formatCoins, formatCoinsCompact, parseAmount } from '@tara/sdk/rules/money';
import { storageKey } from '@tara/sdk/session';
import { fakeClock } from '@tara/sdk/testing';

/**
 * What every runtime does with the package: sign in, read, be refused, move money, log events, compute with the rules.
 * @param {{ baseUrl: string }} options and other options of `createSdk`
 * @returns what happened, the same in every runtime
 */
export async function scenario(options) {
  const sdk = createSdk({
    common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'demo', platform: 0 }),
    store: memoryStore(),
    ...options,
  });
  const heartbeat = createHeartbeat(sdk);
  await sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' });
  const { status: signedIn } = sdk.session.getSnapshot();
  const again = await createOpenapiClient(sdk).POST('/app/v1/refreshData', { body: {} });
  const { coin } = await sdk.post('/app/v1/refreshData');
  const refused = await sdk.safe('/app/v1/gameLike', { id: 999_999, like: 1 });

  // One key for both attempts: the second one returns the order of the first.
  const idempotencyKey = newIdempotencyKey();
  const order = { amount: 500_00, version: 4, actType: 0, rechargeType: 1 };
  const first = await sdk.post('/app/v1/recharge3', order, { idempotencyKey });
  const second = await sdk.post('/app/v1/recharge3', order, { idempotencyKey });

  const events = createEvents(sdk, { version: '1.0.28', confirmed: true });
  events.track('page_view', { page: '/lobby/home' });
  await events.flush();
  const { sent, dropped } = events.stats();

  const wrong = await sdk.session
    .signIn({ account: 'demoplayer', password: 'tara12345', countryCode: '92' })
    .catch((error) => error);
  await sdk.session.signOut();
  events.dispose();
  heartbeat.dispose();
  sdk.dispose();
  return {
    signedIn,
    read: [formatCoins(coin), again.data.coin === coin],
    loaded: [encryptPassword, storageKey, fakeClock].map((each) => typeof each),
    refused: [refused.ok, refused.error?.errcode === Errcode.favouriteGameUnknown, refused.error?.outcome],
    money: [typeof first.orderId, first.orderId === second.orderId],
    events: [sent, dropped],
    message: [wrong.kind, errorMessage(wrong)?.key],
    signedOut: sdk.session.getToken() === null,
    rules: [
      formatCoins(1_248_050),
      formatCoinsCompact(1_234_567_890),
      parseAmount('۱٬۵۰۰'),
      checkNickname('آمنہ'),
      checkNickname('a\u202eb'),
      checkKycDetail('realName', 'محمد علی', 0),
      normalizePhone('+92 300 1234567', { accountLengthMax: 10, accountRule: {}, countryCode: '92' }),
      shareLink('https://tara.example/', 'A B', ''),
      externalUrl('javascript:alert(1)'),
      externalUrl('https://tara.example/app.apk'),
    ],
  };
}
