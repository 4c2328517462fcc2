// `npm start` in the repository's root, then: npx tsx --conditions=source packages/sdk/examples/run.ts calls
import { calls } from './calls.ts';
import { cancel } from './cancel.ts';
import { money } from './money.ts';
import { password } from './password.ts';
import { register } from './register.ts';
import { rules } from './rules.ts';
import { signIn } from './sign-in.ts';
import { testing } from './testing.ts';
import type { Api } from './connect.ts';

const examples: Record<string, (api: Api) => Promise<unknown>> = {
  calls,
  cancel,
  money,
  password,
  register: async (api) => register(api, 'newstar', 'tara1234'),
  rules,
  'sign-in': signIn,
  testing,
};

const name = process.argv[2] ?? '';
const example = Object.hasOwn(examples, name) ? examples[name] : undefined;
const found = example
  ? await example({ baseUrl: process.env['TARA_API'] ?? 'http://127.0.0.1:4010' })
  : Object.keys(examples);
process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
