import { createSdk, memoryStore, withCalls } from '@tara/sdk';
import * as Errcode from '@tara/sdk/errcodes';
import { errorMessage } from '@tara/sdk/errors';
import { createEvents } from '@tara/sdk/events';
import { createHeartbeat } from '@tara/sdk/heartbeat';
import { createIntents } from '@tara/sdk/intents';
import { listAll } from '@tara/sdk/lists';
import { logging } from '@tara/sdk/logging';
import { createOpenapiClient } from '@tara/sdk/openapi-fetch';
import { encryptPassword } from '@tara/sdk/password';
import { queryOptions } from '@tara/sdk/query';
import { checkNickname, checkKycDetail, normalizePhone } from '@tara/sdk/rules';
import { externalUrl, shareLink } from '@tara/sdk/rules/links';
import { formatCoins, formatCoinsCompact, parseAmount } from '@tara/sdk/rules/money';
import { runSignInFlow } from '@tara/sdk/session';
import { fakeClock } from '@tara/sdk/testing';
import { fetchWithProgress } from '@tara/sdk/upload';

/**
 * What every runtime does with the package: sign in, read, be refused, move money, log events, compute with the rules.
 * @param {{ baseUrl: string }} options and other options of `createSdk`
 * @returns what happened, the same in every runtime
 */
export async function scenario(options) {
  const lines = [];
  const logger = Object.fromEntries(
    ['debug', 'info', 'warn', 'error'].map((level) => [level, (message) => lines.push(message)]),
  );
  const sdk = withCalls(
    createSdk({
      common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'demo', platform: 0 }),
      store: memoryStore(),
      ...logging({ logger, level: 'info' }),
      ...options,
    }),
  );
  const heartbeat = createHeartbeat(sdk);
  await sdk.session.signIn({ account: 'demoplayer', password: 'tara1234', countryCode: '92' });
  const { status: signedIn } = sdk.session.getSnapshot();
  const again = await createOpenapiClient(sdk).POST('/app/v1/refreshData', { body: {} });
  const { data, attempts } = await sdk.call.refreshData().withResponse();
  const refused = await sdk.call.gameLike({ id: 999_999, like: 1 }).safe();
  const cached = await queryOptions(sdk, 'refreshData').queryFn({});

  // One key for both attempts: the second one returns the order of the first.
  const order = { amount: 500_00, version: 4, actType: 0, rechargeType: 1 };
  const intent = createIntents(sdk).begin('recharge3', order);
  const first = await intent.run();
  const { idempotencyKey } = intent;
  const second = await sdk.call.recharge3(order, { idempotencyKey }).withResponse();
  const [listed] = await listAll(sdk, 'getRechargeRecord', {}, { limit: 1 }).toArray();

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
    read: [formatCoins(data.coin), again.data.coin === data.coin, cached.coin === data.coin, attempts],
    loaded: [encryptPassword, runSignInFlow, fakeClock, fetchWithProgress].map((each) => typeof each),
    refused: [refused.ok, refused.error?.errcode === Errcode.favouriteGameUnknown, refused.error?.outcome],
    money: [first.orderId === second.data.orderId, second.replayed, listed?.orderId === first.orderId],
    logged: lines.filter((line) => line.startsWith('gameLike')),
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
