// Generates files from the contract and from the messages of the client. `--check` writes nothing and fails if a file differs.
import { generateContract } from './generate/contract.mjs';
import { generateMessages } from './generate/messages.mjs';

const check = process.argv.includes('--check');
const force = process.argv.includes('--force');

const steps = [generateContract, generateMessages];

const drifted = [];
for (const step of steps) drifted.push(...(await step({ check, force })));

if (drifted.length > 0) {
  console.error('Generated files differ from their sources; run `npm run generate` and commit:');
  for (const file of drifted) console.error(`  ${file}`);
  process.exitCode = 1;
}
