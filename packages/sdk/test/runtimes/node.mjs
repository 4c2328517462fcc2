// Node, Bun and Deno: `node.mjs <base URL>`.
import { scenario } from './scenario.mjs';

process.stdout.write(JSON.stringify(await scenario({ baseUrl: process.argv[2] })));
