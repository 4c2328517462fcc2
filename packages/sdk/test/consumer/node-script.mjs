// Runs in a folder where @tara/sdk is installed from its tarball. Prints its results as JSON and ends without `exit`.
import 'react';

const touched = [];
const names = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'addEventListener',
];
for (const name of names) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      touched.push(name);
      return undefined;
    },
  });
}
let timers = 0;
const { setTimeout: wait, setInterval: repeat } = globalThis;
globalThis.setTimeout = (...args) => ((timers += 1), wait(...args));
globalThis.setInterval = (...args) => ((timers += 1), repeat(...args));

const [sdk, session, heartbeat, events, password, rules, react, testing, openapi] = await Promise.all([
  import('@tara/sdk'),
  import('@tara/sdk/session'),
  import('@tara/sdk/heartbeat'),
  import('@tara/sdk/events'),
  import('@tara/sdk/password'),
  import('@tara/sdk/rules'),
  import('@tara/sdk/react'),
  import('@tara/sdk/testing'),
  import('@tara/sdk/openapi-fetch'),
  import('@tara/sdk/logging'),
]);
const atImport = { touched: [...touched], timers };
for (const name of names) delete globalThis[name];

const common = () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'demo', platform: 0 });
const fetch = async () =>
  new Response('{"code":200,"errcode":0,"appCustomerServiceQueue":[]}', { status: 200 });
function live() {
  const store = testing.testStore(testing.storedSession('tok-0'));
  const client = sdk.createSdk({ baseUrl: 'http://api.test', common, fetch, store });
  const beat = heartbeat.createHeartbeat(client);
  const values = new Map();
  const log = events.createEvents(client, {
    version: '1.0.0',
    store: {
      keys: () => [...values.keys()],
      get: (key) => values.get(key) ?? null,
      set: (key, value) => values.set(key, value),
      remove: (key) => values.delete(key),
    },
  });
  log.track('opened');
  return {
    client,
    dispose() {
      log.dispose();
      beat.dispose();
      client.dispose();
    },
  };
}
const handles = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
const before = handles();
const many = Array.from({ length: 1000 }, live);
for (const one of many) one.dispose();
await new Promise((resolve) => setImmediate(resolve));
const after = handles();

// Not disposed of: its planned heartbeat and flush must not keep the process alive.
const { client } = live();
const answer = await client.post('/app/v1/getCustomerServices');
process.stdout.write(
  JSON.stringify({
    atImport,
    left: after - before,
    answer: answer.errcode,
    coins: rules.formatCoins(1_248_050),
    entries: [session.webStore, password.encryptPassword, react.useSession, openapi.createOpenapiClient].map(
      (entry) => typeof entry,
    ),
  }),
);
