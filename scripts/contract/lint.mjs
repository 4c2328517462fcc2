// Lints both documents and the flows with Redocly (its strictest set and the house rules of redocly.yaml), and both
// published documents with Spectral (.spectral.yaml). Warnings and hints fail too. Needs no network.
import { readdirSync } from 'node:fs';
import { at, toolFile } from '../run/paths.mjs';
import { runNode } from '../run/process.mjs';

const flows = readdirSync(at('openapi/flows'))
  .filter((file) => file.endsWith('.arazzo.yaml'))
  .map((file) => at('openapi/flows', file));

const redocly = runNode(
  toolFile('@redocly/cli', 'redocly'),
  ['lint', 'contract', 'published', 'control', ...flows, '--max-problems', '50'],
  { quiet: true, env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
);
const published = ['openapi.json', 'control.json'].map((file) => at('openapi/dist', file));
const spectral = runNode(
  toolFile('@stoplight/spectral-cli', 'spectral'),
  ['lint', ...published, '--ruleset', at('.spectral.yaml'), '--fail-severity', 'hint'],
  { quiet: true },
);

for (const { code, output } of await Promise.all([redocly, spectral])) {
  const warned = /\b[1-9]\d* warnings?\b/.test(output);
  if (code === 0 && !warned) continue;
  console.log(output);
  process.exitCode = 1;
}
