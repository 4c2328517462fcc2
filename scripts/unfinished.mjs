// Prints what is declared but not built yet: calls that the mock answers with 501, routes with the honest state.
import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const print = (what, names) => {
  console.log(`${names.length} ${what}${names.length > 0 ? ':' : '.'}`);
  for (const name of names) console.log(`  ${name}`);
};

const handlers = read('packages/mock-server/src/handlers/unfinished.ts');
const calls = [...handlers.slice(handlers.indexOf('UNFINISHED')).matchAll(/^ {2}'(\w+)',$/gm)].map(
  ([, name]) => name,
);
print('calls are not implemented yet', calls);

const screens = read('packages/web/src/app/shared-screens.ts');
const routes = [...screens.matchAll(/^ {2}(\w+): unfinished,$/gm)].map(([, name]) => name);
print('routes have no screen yet (and withdraw under wallets)', routes);
