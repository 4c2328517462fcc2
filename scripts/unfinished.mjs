// Prints the client's routes that are declared and guarded but have no screen yet: they show the honest state.
import { readFileSync } from 'node:fs';

const screens = readFileSync(new URL('../packages/web/src/app/screens.ts', import.meta.url), 'utf8');
const routes = [...screens.matchAll(/^ {2}(\w+): unfinished,$/gm)].map(([, name]) => name);

console.log(`${routes.length} routes have no screen yet (and withdraw under wallets):`);
for (const route of routes) console.log(`  ${route}`);
