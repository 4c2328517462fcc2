// `npm start` in the repository's root, then: npx tsx --conditions=source packages/sdk/examples/run.ts calls
// `upload` takes a picture as argument: ... run.ts upload passport.jpg
import { readFile } from 'node:fs/promises';
import { BasicTracerProvider } from '@opentelemetry/sdk-trace-base';
import { systemClock } from '@tara/sdk';
import type { EventStore } from '@tara/sdk/events';
import type { IntentStore } from '@tara/sdk/intents';
import { calls } from './calls.ts';
import { cancel } from './cancel.ts';
import { events } from './events.ts';
import { heartbeat } from './heartbeat.ts';
import { deposit } from './intents.ts';
import { lists } from './lists.ts';
import { money } from './money.ts';
import { password } from './password.ts';
import { queries } from './queries.ts';
import { register } from './register.ts';
import { rules } from './rules.ts';
import { signIn } from './sign-in.ts';
import { testing } from './testing.ts';
import { trace } from './tracing.ts';
import { upload } from './upload.ts';
import type { Api } from './connect.ts';

const values = new Map<string, string>();

/** A store of intents for one run. */
const intentsInMemory: IntentStore = {
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
};

/** An event store for one run. A long-running program writes to a file or a database. */
function eventsInMemory(): EventStore {
  return {
    keys: () => [...values.keys()],
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

const [name = '', file = ''] = process.argv.slice(2);

const examples: Record<string, (api: Api) => Promise<unknown>> = {
  calls,
  cancel,
  events: async (api) => events(api, eventsInMemory()),
  async heartbeat(api) {
    const leave = await heartbeat(api, systemClock);
    await leave();
    return 'left';
  },
  intents: async (api) => deposit(api, intentsInMemory),
  lists,
  money,
  password,
  queries,
  register: async (api) => register(api, 'newstar', 'tara1234'),
  rules,
  'sign-in': signIn,
  testing,
  tracing: async (api) => trace(api, new BasicTracerProvider().getTracer('example')),
  upload: async (api) => upload(api, new Blob([await readFile(file)], { type: 'image/jpeg' })),
};

const example = Object.hasOwn(examples, name) ? examples[name] : undefined;
const found = example
  ? await example({ baseUrl: process.env['TARA_API'] ?? 'http://127.0.0.1:4010' })
  : Object.keys(examples);
process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
