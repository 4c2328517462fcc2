import { createSdk, isSdkError } from '@tara/sdk';
import { createEvents } from '@tara/sdk/events';
import { createHeartbeat } from '@tara/sdk/heartbeat';

const asked = [];
const sdk = createSdk({
  baseUrl: 'https://api.test',
  common: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'demo', platform: 0 }),
  fetch: async (request) => {
    asked.push(new URL(request.url).pathname);
    return new Response('{"code":200,"errcode":1004}');
  },
});
createHeartbeat(sdk).start();
const events = createEvents(sdk, { version: '1.0.0' });
events.track('opened');

export const found = (async () => {
  const error = await sdk.post('/app/v1/getCustomerServices').catch((reason) => reason);
  await events.flush();
  return { known: isSdkError(error), errcode: error.errcode, asked };
})();
